use std::sync::Arc;

use clerk::Ask;
use serde::de::DeserializeOwned;
use serde_json::Value;
use shelf::Refused;

use crate::Program;
use crate::instance::{Fuel, Instance};

/// An instance beside a table: it has met the card sets of the table, so that they may be named, and no more.
pub(crate) struct Aside {
    program: Arc<Program>,
    options: Value,
    instance: Option<Instance>,
}

impl Aside {
    pub(crate) fn new(program: Arc<Program>, options: Value) -> Self {
        Self { options: program.brought(options), program, instance: None }
    }

    /// The variants of the table.
    pub(crate) const fn options(&self) -> &Value {
        &self.options
    }

    /// Asks something; what has broken down over it is not asked again, but replaced.
    pub(crate) fn ask<T: DeserializeOwned>(&mut self, ask: &Ask, fuel: Fuel) -> Result<T, Refused> {
        let mut instance = match self.instance.take() {
            Some(instance) => instance,
            None => self.started()?,
        };
        let answer = instance.ask(ask, fuel);
        if !matches!(answer, Err(Refused::Fault(_))) {
            self.instance = Some(instance);
        }
        answer
    }

    fn started(&self) -> Result<Instance, Refused> {
        let mut instance = self.program.start()?;
        let _: Value = instance.ask(&Ask::Name { options: self.options.clone() }, Fuel::SET_UP)?;
        Ok(instance)
    }
}
