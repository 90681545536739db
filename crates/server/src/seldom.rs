use futures_util::StreamExt as _;
use futures_util::stream::FuturesUnordered;

/// Waits for something that seldom comes, beside something that often does: it is asked only when it has been woken.
pub(crate) async fn seldom<T>(rare: impl Future<Output = T>) -> T {
    let mut alone = FuturesUnordered::from_iter([rare]);
    alone.next().await.expect("it is there until it has come")
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::sync::Notify;

    use super::*;

    #[tokio::test]
    async fn what_seldom_comes_is_not_asked_while_something_else_comes() {
        let (rare, often, asked) = (Notify::new(), Notify::new(), AtomicUsize::new(0));
        let mut notified = Box::pin(rare.notified());
        let rare_one = seldom(std::future::poll_fn(|context| {
            asked.fetch_add(1, Ordering::Relaxed);
            notified.as_mut().poll(context)
        }));
        tokio::pin!(rare_one);
        for _ in 0..10 {
            often.notify_one();
            tokio::select! {
                biased;
                () = &mut rare_one => unreachable!("nobody has said so"),
                () = often.notified() => {}
            }
        }
        assert_eq!(asked.load(Ordering::Relaxed), 1);
        rare.notify_one();
        rare_one.await;
    }
}
