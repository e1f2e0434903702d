import { BATTLE_SIDES } from '#model/battle/setup';
import type { Camp, Fight, Look, Open, Piece } from './battlefield.ts';
import { fatesOf } from './fates-of.ts';

// Earlier truth is put back here, together with all that was worked out of it then.

/** A copy of a unit as it is now. */
export const lookNow = (piece: Piece, sum: number): Look => ({
  sum,
  now: { ...piece },
  fates: fatesOf(piece),
});

/** Remembers the current state of a fight. Returns a function that restores everything that has changed since. */
export function keep(fight: Fight): () => void {
  const { attacker, defender } = fight.camps;
  const kept = [...attacker.pieces, ...defender.pieces].map((piece) => ({
    piece,
    look: (piece.look = lookNow(piece, 0)),
  }));
  const { length, round, isStirred } = fight;
  const camps = { attacker: { ...attacker }, defender: { ...defender } };
  return () => {
    for (const { piece, look } of kept) if (piece.look !== look) putBack(piece, look);
    fight.length = length;
    fight.round = round;
    fight.isStirred = isStirred;
    for (const side of BATTLE_SIDES) putCampBack(fight.camps[side], camps[side]);
  };
}

/** Restores all fields of a unit that a battle may change, one by one. A loop over field names takes as long as a battle. */
function putBack(piece: Open<Piece>, look: Look): void {
  putBackHurt(piece, look);
  const { now } = look;
  piece.side = now.side;
  piece.takenFrom = now.takenFrom;
  piece.nonCombatant = now.nonCombatant;
  piece.base = now.base;
  piece.based = now.based;
  piece.hasScouted = now.hasScouted;
  piece.ramming = now.ramming;
  piece.isHeld = now.isHeld;
  piece.isSpent = now.isSpent;
  piece.boosts = now.boosts;
  piece.isCloaked = now.isCloaked;
  piece.stealthIsSet = now.stealthIsSet;
  piece.lurks = now.lurks;
  piece.isExcluded = now.isExcluded;
  piece.opensIn = now.opensIn;
  piece.awayBy = now.awayBy;
}

/** Restores what fire, missions and electronic warfare may change about a unit, and its place in the task force. */
export function putBackHurt(piece: Open<Piece>, look: Look): void {
  const { now } = look;
  piece.look = look;
  piece.condition = now.condition;
  piece.steps = now.steps;
  piece.traits = now.traits;
  piece.dv = now.dv;
  piece.as = now.as;
  piece.af = now.af;
  piece.cr = now.cr;
  piece.isAlive = now.isAlive;
  piece.isInForce = now.isInForce;
  piece.isFlagship = now.isFlagship;
  piece.tag = now.tag;
  piece.tagNumber = now.tagNumber;
  piece.mission = now.mission;
  piece.effects = now.effects;
  piece.isHiding = now.isHiding;
}

function putCampBack(camp: Open<Camp>, kept: Camp): void {
  putForceBack(camp, kept);
  camp.pieces = kept.pieces;
  camp.flagshipSince = kept.flagshipSince;
  camp.readiness = kept.readiness;
  camp.scouting = kept.scouting;
  camp.retreats = kept.retreats;
  camp.orders = kept.orders;
}

/** What fire may change about a side: its task force, flagship and reinforcements, and what was worked out of them. */
export type Force = Readonly<Pick<Camp, 'force' | 'flagship' | 'tags' | 'reserve' | 'derived'>>;

export const forceOf = (camp: Camp): Force => ({
  force: camp.force,
  flagship: camp.flagship,
  tags: camp.tags,
  reserve: camp.reserve,
  derived: camp.derived,
});

export function putForceBack(camp: Open<Force>, kept: Force): void {
  camp.force = kept.force;
  camp.flagship = kept.flagship;
  camp.tags = kept.tags;
  camp.reserve = kept.reserve;
  camp.derived = kept.derived;
}
