//! One board for each game.

mod bidders;
mod bidness;
mod bids;
mod furnace;
mod silicon_valley;
