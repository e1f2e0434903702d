import { BATTLE_SIDES } from '#model/battle/setup';
import { type Camp, type Fight, type Piece, haveHabit } from './battlefield.ts';

/**
 * Remembers a fight as it stands, and those of whom something has become by then; the function it gives puts back all that has been
 * touched since.
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
  const restore = isQuiet(fight) ? putBackHurt : putBack;
  const camps = { attacker: { ...attacker }, defender: { ...defender } };
  return () => {
    for (const piece of touched) if (piece.kept !== null) restore(piece, piece.kept);
    touched.length = 0;
    for (const piece of always) touched.push(piece);
    fight.length = length;
    fight.round = round;
    fight.isStirred = isStirred;
    for (const side of BATTLE_SIDES) putCampBack(fight.camps[side], camps[side]);
  };
}

/** Whether nothing but fire changes anything: nobody is told anything, and nobody brings another along. */
const isQuiet = (fight: Fight): boolean =>
  fight.brings.isPlain &&
  !fight.brings.lurkers &&
  CHOICES.every((choice) => haveHabit(fight, choice));

const CHOICES = ['command', 'missions', 'electronicWarfare', 'fire'] as const;

/** All of a unit that a battle may change, one by one: a loop over names takes as long as a battle. */
function putBack(piece: Piece, kept: Piece): void {
  putBackHurt(piece, kept);
  piece.side = kept.side;
  piece.takenFrom = kept.takenFrom;
  piece.nonCombatant = kept.nonCombatant;
  piece.base = kept.base;
  piece.based = kept.based;
  piece.hasScouted = kept.hasScouted;
  piece.mission = kept.mission;
  piece.ramming = kept.ramming;
  piece.isHeld = kept.isHeld;
  piece.isSpent = kept.isSpent;
  piece.boosts = kept.boosts;
  piece.isHiding = kept.isHiding;
  piece.isCloaked = kept.isCloaked;
  piece.stealthIsSet = kept.stealthIsSet;
  piece.effects = kept.effects;
  piece.lurks = kept.lurks;
  piece.isExcluded = kept.isExcluded;
  piece.opensIn = kept.opensIn;
  piece.awayBy = kept.awayBy;
}

/** What fire may change of it, and how it stands to its task force. */
function putBackHurt(piece: Piece, kept: Piece): void {
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
  piece.isTouched = kept.isTouched;
}

function putCampBack(camp: Camp, kept: Camp): void {
  camp.pieces = kept.pieces;
  camp.force = kept.force;
  camp.line = kept.line;
  camp.lineOf = kept.lineOf;
  camp.flagship = kept.flagship;
  camp.flagshipSince = kept.flagshipSince;
  camp.readiness = kept.readiness;
  camp.scouting = kept.scouting;
  camp.tags = kept.tags;
  camp.retreats = kept.retreats;
  camp.orders = kept.orders;
  camp.changes = kept.changes;
  camp.reserve = kept.reserve;
  camp.returned = kept.returned;
  camp.room = kept.room;
  camp.roomAt = kept.roomAt;
  camp.ledAt = kept.ledAt;
  camp.settledAt = kept.settledAt;
}
