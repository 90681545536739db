// A game of the shape of BIDS on boardgame.io's own in-memory server: three players bid one of ten cards in turn,
// the highest bid takes the stake, six rounds of ten turns, hands seen by their owners alone.

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const ROUNDS = 6;
const HAND = 10;

function deal(G, players, random) {
  const cards = random.Shuffle([...Array(players * HAND).keys()]);
  for (let player = 0; player < players; player++) {
    G.players[player] = cards.slice(player * HAND, (player + 1) * HAND);
  }
  G.turn = 0;
}

const bids = {
  name: "bids",
  minPlayers: 3,
  maxPlayers: 3,
  setup: ({ ctx, random }) => {
    const G = { players: {}, bids: [], won: [], turn: 0, round: 0 };
    deal(G, ctx.numPlayers, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bid: {
      move: ({ G, ctx, playerID, random }, card) => {
        const hand = G.players[playerID];
        const at = hand.indexOf(card);
        if (at < 0) return INVALID_MOVE;
        hand.splice(at, 1);
        G.bids.push({ playerID, card });
        if (G.bids.length < ctx.numPlayers) return;
        const best = G.bids.reduce((best, bid) => (bid.card > best.card ? bid : best));
        G.won.push({ owner: best.playerID, turn: G.turn });
        G.bids = [];
        G.turn += 1;
        if (G.turn < HAND) return;
        G.round += 1;
        G.won = [];
        if (G.round < ROUNDS) deal(G, ctx.numPlayers, random);
      },
      client: false,
    },
  },
  endIf: ({ G }) => (G.round === ROUNDS ? { over: true } : undefined),
};

const server = Server({ games: [bids], origins: [/./] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
