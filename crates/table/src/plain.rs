use serde_json::{Map, Value};

/// Reads TOML as the card files in the tree are written: tables, lists of tables, texts on a line, whole numbers and
/// fractions, truth, and lists and tables within a line or several.
///
/// It is all that a frozen module reads, which has no room for the whole of TOML; nothing comes out of any other text.
#[must_use]
pub fn parse_plain_toml(text: &str) -> Option<Value> {
    let (mut root, mut path) = (Map::new(), Vec::new());
    let mut cursor = Cursor { rest: text };
    loop {
        cursor.skip();
        if cursor.rest.is_empty() {
            return Some(Value::Object(root));
        } else if cursor.takes("[[") {
            path = cursor.path()?;
            let (last, before) = path.split_last()?;
            cursor.expect("]]")?;
            let list = table(&mut root, before)?.entry(last.as_str()).or_insert_with(|| Value::Array(Vec::new()));
            list.as_array_mut()?.push(Value::Object(Map::new()));
        } else if cursor.takes("[") {
            path = cursor.path()?;
            cursor.expect("]")?;
            table(&mut root, &path)?;
        } else {
            cursor.member(table(&mut root, &path)?)?;
        }
    }
}

/// The table at a path, made where it is not there; of a list of tables the last.
fn table<'a>(mut here: &'a mut Map<String, Value>, path: &[String]) -> Option<&'a mut Map<String, Value>> {
    for step in path {
        here = match here.entry(step.as_str()).or_insert_with(|| Value::Object(Map::new())) {
            Value::Object(members) => members,
            Value::Array(items) => items.last_mut()?.as_object_mut()?,
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return None,
        };
    }
    Some(here)
}

struct Cursor<'a> {
    rest: &'a str,
}

impl<'a> Cursor<'a> {
    /// Goes on to the next thing that is no space and no comment.
    fn skip(&mut self) {
        loop {
            self.rest = self.rest.trim_start();
            match self.rest.strip_prefix('#') {
                Some(comment) => self.rest = comment.find('\n').map_or("", |end| &comment[end..]),
                None => return,
            }
        }
    }

    fn takes(&mut self, mark: &str) -> bool {
        let rest = self.rest.strip_prefix(mark);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn expect(&mut self, mark: &str) -> Option<()> {
        self.skip();
        self.takes(mark).then_some(())
    }

    /// What stands here as long as its letters are of this kind.
    fn run(&mut self, is_of_it: impl Fn(char) -> bool) -> Option<&'a str> {
        let end = self.rest.find(|letter| !is_of_it(letter)).unwrap_or(self.rest.len());
        let (run, rest) = self.rest.split_at(end);
        self.rest = rest;
        (!run.is_empty()).then_some(run)
    }

    fn path(&mut self) -> Option<Vec<String>> {
        let mut path = Vec::new();
        loop {
            self.skip();
            let is_bare = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
            path.push(self.run(is_bare)?.to_owned());
            if !self.takes(".") {
                return Some(path);
            }
        }
    }

    /// Whether a list ends here.
    fn ends(&mut self, mark: &str) -> bool {
        self.skip();
        self.takes(mark)
    }

    /// A comma, or the end of the list, which is left where it is.
    fn goes_on(&mut self, mark: &str) -> Option<()> {
        self.skip();
        (self.takes(",") || self.rest.starts_with(mark)).then_some(())
    }

    /// A name and its value.
    fn member(&mut self, members: &mut Map<String, Value>) -> Option<()> {
        let path = self.path()?;
        let (last, before) = path.split_last()?;
        self.expect("=")?;
        let value = self.value()?;
        table(members, before)?.insert(last.clone(), value).is_none().then_some(())
    }

    fn value(&mut self) -> Option<Value> {
        self.skip();
        if self.takes("[") {
            let mut items = Vec::new();
            while !self.ends("]") {
                items.push(self.value()?);
                self.goes_on("]")?;
            }
            return Some(Value::Array(items));
        }
        if self.takes("{") {
            let mut members = Map::new();
            while !self.ends("}") {
                self.member(&mut members)?;
                self.goes_on("}")?;
            }
            return Some(Value::Object(members));
        }
        for quote in ['"', '\''] {
            if let Some(text) = self.rest.strip_prefix(quote) {
                let (text, rest) = text.split_once(quote)?;
                self.rest = rest;
                // What would stand for something else is written nowhere.
                return (!text.contains(['\\', '\n'])).then(|| Value::String(text.to_owned()));
            }
        }
        let word = self.run(|letter| letter.is_ascii_alphanumeric() || "+-._".contains(letter))?;
        match word {
            "true" => Some(Value::Bool(true)),
            "false" => Some(Value::Bool(false)),
            number => {
                let number = number.replace('_', "");
                let whole = number.parse::<i64>().ok().map(Value::from);
                whole.or_else(|| number.parse::<f64>().ok().map(Value::from))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn plain_toml_is_read_as_all_of_toml_is() {
        let text = "
            # A set.
            rounds = 10 # source
            share = 0.5
            [a.b]
            steps = [1, -2, # a comment
                3_000,
            ]
            fine = true
            [[cards]]
            name = \"Tinker's Yard\"
            power = { kind = 'fee', cost = { money = 2 } }
            [[cards]]
            name = \"Ort # 7\"
            [cards.inner]
            none = []
        ";
        let plain = parse_plain_toml(text).expect("it is plain");
        assert_eq!(plain, crate::parse_toml(text).expect("it is TOML"));
        assert_eq!(plain["cards"][1], json!({"name": "Ort # 7", "inner": {"none": []}}));
    }

    #[test]
    fn nothing_comes_out_of_what_is_not_plain() {
        for text in
            ["a", "a =", "a = 1\na = 2", "[a", "a = [1 2]", "a = \"b", "a = 2020-01-01", "a = \"\\n\"", "[[a]\nb = 1"]
        {
            assert_eq!(parse_plain_toml(text), None, "{text}");
        }
    }
}
