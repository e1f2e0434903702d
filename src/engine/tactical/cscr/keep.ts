import { BATTLE_SIDES } from '#model/battle/setup';
import type { Camp, Fight, Piece } from './battlefield.ts';

/**
 * Remembers the current state of a fight, and which units have a fate by now. Returns a function that restores everything that has
 * changed since.
 */
export function keep(fight: Fight, hasFate: (piece: Piece) => boolean): () => void {
  const { attacker, defender } = fight.camps;
  const { touched } = attacker;
  const all = [...attacker.pieces, ...defender.pieces];
  const always = all.filter(hasFate);
  for (const piece of all) {
    piece.isTouched = always.includes(piece);
    piece.kept = { ...piece };
  }
  const { length, round, isStirred } = fight;
  const camps = { attacker: { ...attacker }, defender: { ...defender } };
  return () => {
    for (const piece of touched) if (piece.kept !== null) putBack(piece, piece.kept);
    touched.length = 0;
    for (const piece of always) touched.push(piece);
    fight.length = length;
    fight.round = round;
    fight.isStirred = isStirred;
    for (const side of BATTLE_SIDES) putCampBack(fight.camps[side], camps[side]);
  };
}

/** Restores all fields of a unit that a battle may change, one by one. A loop over field names takes as long as a battle. */
function putBack(piece: Piece, kept: Piece): void {
  putBackHurt(piece, kept);
  piece.isTouched = kept.isTouched;
  piece.side = kept.side;
  piece.takenFrom = kept.takenFrom;
  piece.nonCombatant = kept.nonCombatant;
  piece.base = kept.base;
  piece.based = kept.based;
  piece.hasScouted = kept.hasScouted;
  piece.ramming = kept.ramming;
  piece.isHeld = kept.isHeld;
  piece.isSpent = kept.isSpent;
  piece.boosts = kept.boosts;
  piece.isCloaked = kept.isCloaked;
  piece.stealthIsSet = kept.stealthIsSet;
  piece.lurks = kept.lurks;
  piece.isExcluded = kept.isExcluded;
  piece.opensIn = kept.opensIn;
  piece.awayBy = kept.awayBy;
}

/** Restores what fire, missions and electronic warfare may change about a unit, and its place in the task force. */
export function putBackHurt(piece: Piece, kept: Piece): void {
  piece.condition = kept.condition;
  piece.steps = kept.steps;
  piece.traits = kept.traits;
  piece.dv = kept.dv;
  piece.as = kept.as;
  piece.af = kept.af;
  piece.cr = kept.cr;
  piece.isAlive = kept.isAlive;
  piece.isInForce = kept.isInForce;
  piece.isFlagship = kept.isFlagship;
  piece.tag = kept.tag;
  piece.tagNumber = kept.tagNumber;
  piece.mission = kept.mission;
  piece.effects = kept.effects;
  piece.isHiding = kept.isHiding;
}

function putCampBack(camp: Camp, kept: Camp): void {
  putForceBack(camp, kept);
  camp.pieces = kept.pieces;
  camp.flagshipSince = kept.flagshipSince;
  camp.readiness = kept.readiness;
  camp.scouting = kept.scouting;
  camp.retreats = kept.retreats;
  camp.orders = kept.orders;
}

/** What fire may change about a side: its task force, flagship and reinforcements, and values calculated from them. */
export type Force = Readonly<
  Pick<
    Camp,
    | 'force'
    | 'line'
    | 'lineOf'
    | 'flagship'
    | 'tags'
    | 'changes'
    | 'reserve'
    | 'returned'
    | 'room'
    | 'roomAt'
    | 'ledAt'
    | 'settledAt'
  >
>;

export const forceOf = (camp: Camp): Force => ({
  force: camp.force,
  line: camp.line,
  lineOf: camp.lineOf,
  flagship: camp.flagship,
  tags: camp.tags,
  changes: camp.changes,
  reserve: camp.reserve,
  returned: camp.returned,
  room: camp.room,
  roomAt: camp.roomAt,
  ledAt: camp.ledAt,
  settledAt: camp.settledAt,
});

export function putForceBack(camp: Camp, kept: Force): void {
  camp.force = kept.force;
  camp.line = kept.line;
  camp.lineOf = kept.lineOf;
  camp.flagship = kept.flagship;
  camp.tags = kept.tags;
  camp.changes = kept.changes;
  camp.reserve = kept.reserve;
  camp.returned = kept.returned;
  camp.room = kept.room;
  camp.roomAt = kept.roomAt;
  camp.ledAt = kept.ledAt;
  camp.settledAt = kept.settledAt;
}
