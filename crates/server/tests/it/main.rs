//! The server as people and programs meet it.

mod attack;
mod bounds;
mod cards;
mod example;
mod faults;
mod frozen;
mod journal;
mod keeping;
mod leaks;
mod names;
mod operations;
mod outage;
mod patience;
mod people;
mod play;
mod postgres;
mod ratings;
mod restore;
mod road;
mod sessions;
mod shares;
mod store;
mod support;
mod tables;
mod taking_back;
mod upgrade;
