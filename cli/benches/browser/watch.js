// Runs in the page before anything of its own: notes when things are seen, not when they are computed.
window.seen = { lobby: null, clicks: [], frames: [] };
// The first task after a frame: before anything that the page itself does then.
const once_seen = then => requestAnimationFrame(() => {
    scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' });
});

// A click on the table shows with the first change of the page; if it sent something to the dealer, it was an
// answer, and is played with the position that the dealer sends back. A click that changes nothing is none.
let click = null;
addEventListener('click', event => {
    if (!event.target.closest('.felt')) return;
    const begun = click = { at: event.timeStamp, answer: false, noted: false, shown: null, played: null, open: 0 };
    setTimeout(() => { if (click === begun && !begun.noted) click = null; });
}, true);
const note = (click, what) => {
    click.open += 1;
    once_seen(at => {
        click[what] = at - click.at;
        click.open -= 1;
        if (!click.open && (click.played !== null || !click.answer)) seen.clicks.push(click);
    });
};
window.Worker = class extends Worker {
    constructor(...how) {
        super(...how);
        this.addEventListener('message', message => {
            if (click?.answer && message.data.startsWith('{"Update"')) {
                note(click, 'played');
                click = null;
            }
        });
    }
    postMessage(...what) {
        if (click) click.answer = true;
        super.postMessage(...what);
    }
};
new MutationObserver(() => {
    if (!seen.lobby && document.querySelector('.shelf .box')) {
        seen.lobby = 'drawn';
        once_seen(at => { seen.lobby = at; });
    }
    if (click && !click.noted) {
        click.noted = true;
        note(click, 'shown');
        if (!click.answer) click = null;
    }
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

// How long each frame took in which something was on its way: followed from its beginning to its end, since
// asking the page in every frame what moves would cost the frame its time. What was told to move but stands still
// until the browser has drawn it for the first time is not on its way yet.
let moving = 0;
const followed = new WeakSet();
const follow = animation => {
    if (followed.has(animation) || animation.effect.getTiming().iterations === Infinity) return;
    followed.add(animation);
    animation.ready.then(() => {
        moving += 1;
        animation.finished.catch(() => {}).then(() => { moving -= 1; });
    }, () => {});
};
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    follow(animation);
    return animation;
};
for (const begins of ['transitionrun', 'animationstart'])
    addEventListener(begins, event => event.target.getAnimations().forEach(follow), true);
let last = null;
const frame = at => {
    if (moving && last !== null) seen.frames.push(at - last);
    last = moving ? at : null;
    requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
