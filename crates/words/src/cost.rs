use crate::Words;

/// Below so many thousandths a loss is told in points, where there are any.
const IN_CHANCE: u16 = 20;
/// So many points are worth telling.
const IN_POINTS: f32 = 0.5;
/// From so many points on nobody reads digits after the point.
const WHOLE: f32 = 9.95;

impl Words {
    /// What a decision cost: in chance of winning, given in thousandths, or, where that is hardly anything, in points.
    #[must_use]
    pub fn cost(&self, chance: u16, points: f32) -> String {
        if chance < IN_CHANCE && points >= IN_POINTS {
            let digits = usize::from(points < WHOLE);
            return self.say("costly-points", &[("points", format!("{points:.digits$}").into())]);
        }
        self.say("costly-chance", &[("percent", ((u32::from(chance) + 5) / 10).max(1).into())])
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Words};

    #[test]
    fn a_cost_is_told_in_chance_or_else_in_points() {
        let words = Words::new(Language::English, &[]);
        let told = [(110, 3.0), (19, 7.25), (4, 18.4), (12, 0.2), (2, 0.0)].map(|(c, p)| words.cost(c, p));
        assert_eq!(told, ["−11 % chance", "−7.2 points", "−18 points", "−1 % chance", "−1 % chance"]);
    }
}
