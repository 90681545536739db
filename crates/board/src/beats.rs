//! Climaxes are seen beat by beat: what comes at once waits until everything before it has been seen.

use std::collections::VecDeque;

/// News on their way to the table, in order; each with the beats that are seen before all of it is.
pub(crate) struct Queue<U> {
    waiting: VecDeque<Waiting<U>>,
}

struct Waiting<U> {
    news: U,
    /// How much of the story has been told at each beat.
    beats: VecDeque<usize>,
}

/// What is to be seen next.
#[derive(Debug, PartialEq)]
pub(crate) enum Next<'a, U> {
    /// The story up to here, on the table as it was.
    Beat(&'a U, usize),
    /// Everything.
    All(U),
}

impl<U> Queue<U> {
    /// Nothing waits.
    pub(crate) const fn new() -> Self {
        Self { waiting: VecDeque::new() }
    }

    /// Whether nothing waits.
    pub(crate) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// How many news wait.
    pub(crate) fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Adds news, to be seen after all that wait.
    pub(crate) fn put(&mut self, news: U, beats: Vec<usize>) {
        self.waiting.push_back(Waiting { news, beats: beats.into() });
    }

    /// The next beat of the first news, or all of them once their beats have been seen.
    pub(crate) fn next(&mut self) -> Option<Next<'_, U>> {
        if let Some(beat) = self.waiting.front_mut()?.beats.pop_front() {
            return self.waiting.front().map(|first| Next::Beat(&first.news, beat));
        }
        self.waiting.pop_front().map(|first| Next::All(first.news))
    }

    /// Everything that waits, without its beats.
    pub(crate) fn skip(&mut self) -> Vec<U> {
        self.waiting.drain(..).map(|waiting| waiting.news).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_beat_is_seen_before_the_whole_and_the_next_news_come_after_it() {
        let mut queue = Queue::new();
        queue.put("trick", vec![3, 4]);
        queue.put("bid", Vec::new());
        assert_eq!(queue.next(), Some(Next::Beat(&"trick", 3)));
        assert_eq!(queue.next(), Some(Next::Beat(&"trick", 4)));
        assert_eq!(queue.len(), 2, "what is being seen still waits");
        assert_eq!(queue.next(), Some(Next::All("trick")));
        assert_eq!(queue.next(), Some(Next::All("bid")));
        assert_eq!(queue.next(), None);
    }

    #[test]
    fn whoever_skips_gets_all_that_waits_in_order_and_no_beat_after_it() {
        let mut queue = Queue::new();
        queue.put("trick", vec![3, 4]);
        queue.put("bid", vec![6]);
        assert_eq!(queue.next(), Some(Next::Beat(&"trick", 3)));
        assert_eq!(queue.skip(), ["trick", "bid"]);
        assert!(queue.is_empty() && queue.next().is_none());
    }
}
