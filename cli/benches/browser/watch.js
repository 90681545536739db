// Runs in the page before anything of its own: notes when things are seen, not when they are computed.
window.seen = { lobby: null, clicks: [], frames: [] };
const once_seen = then => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(null);
});

let waiting = null;
const effect = () => {
    if (!waiting) return;
    const click = waiting;
    waiting = null;
    once_seen(at => seen.clicks.push({ answer: click.answer, took: at - click.at }));
};
addEventListener('click', event => {
    if (!event.target.closest('.felt')) return;
    waiting = { at: event.timeStamp, answer: event.target.closest('[data-answer]') !== null };
}, true);

// What is picked shows on the page at once; an answer shows once the dealer has played it.
new MutationObserver(() => {
    if (!seen.lobby && document.querySelector('.shelf .box')) {
        seen.lobby = 'drawn';
        once_seen(at => { seen.lobby = at; });
    }
    if (waiting && !waiting.answer) effect();
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
window.Worker = class extends Worker {
    constructor(...how) {
        super(...how);
        this.addEventListener('message', message => {
            if (message.data.startsWith('{"Update"')) effect();
        });
    }
};

let last = null;
const frame = at => {
    const moves = document.getAnimations().some(a => a.playState === 'running' && a.effect.getTiming().iterations !== Infinity);
    if (moves && last !== null) seen.frames.push(at - last);
    last = moves ? at : null;
    requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
