use std::time::Duration;

/// A time as people say it: "0.3 s", "52 s", "1 m 38 s".
pub(crate) fn time(duration: Duration) -> String {
    let seconds = duration.as_secs_f64();
    if (0.05..9.95).contains(&seconds) {
        return format!("{seconds:.1} s");
    }
    match seconds.round() as u64 {
        seconds @ 0..60 => format!("{seconds} s"),
        seconds @ 60..3600 => format!("{} m {:02} s", seconds / 60, seconds % 60),
        seconds => format!("{} h {:02} m", seconds / 3600, seconds % 3600 / 60),
    }
}

/// A time as one guesses it: "50 s", "4 minutes".
pub(crate) fn roughly(duration: Duration) -> String {
    match duration.as_secs() {
        seconds @ 0..95 => format!("{} s", seconds.div_ceil(10).max(1) * 10),
        seconds => format!("{} minutes", (seconds + 30) / 60),
    }
}

/// A number as people read it: "1 946".
pub(crate) fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_said_in_the_unit_that_fits() {
        let say = |milliseconds| time(Duration::from_millis(milliseconds));
        assert_eq!([say(0), say(300), say(2_900), say(9_960)], ["0 s", "0.3 s", "2.9 s", "10 s"]);
        assert_eq!([say(59_400), say(59_600), say(98_000)], ["59 s", "1 m 00 s", "1 m 38 s"]);
        assert_eq!(say(3_600_000 + 5 * 60_000), "1 h 05 m");
    }

    #[test]
    fn guesses_are_rounded() {
        let say = |seconds| roughly(Duration::from_secs(seconds));
        assert_eq!([say(0), say(41), say(94), say(95), say(232)], ["10 s", "50 s", "100 s", "2 minutes", "4 minutes"]);
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!([grouped(7), grouped(946), grouped(1946), grouped(1_000_000)], ["7", "946", "1 946", "1 000 000"]);
    }
}
