//! The server as people and programs meet it.

mod attack;
mod cards;
mod example;
mod faults;
mod journal;
mod leaks;
mod operations;
mod outage;
mod patience;
mod people;
mod play;
mod postgres;
mod restore;
mod road;
mod store;
mod support;
mod tables;
mod taking_back;
