// Runs in the page before anything of its own: notes when things are seen, not when they are computed.
window.seen = { lobby: null, clicks: [] };
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
