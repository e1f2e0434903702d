import type { BattleEvent, UnitEntry } from '#model/battle/battle-event';
import type { BattleSide, UnitInBattle } from '#model/battle/setup';
import type { Answer, Decision } from '#model/decisions/decision';
import { type Field, type Piece, comeIn, freshRound } from './field.ts';
import { hit } from './hit.ts';
import { reveal } from './q-ships.ts';
import { wage } from './warfare.ts';

const pieceOf = (field: Field, { unit }: UnitInBattle | UnitEntry): Piece => field.units.get(unit)!;

const setAll = (
  field: Field,
  units: readonly UnitInBattle[],
  change: (piece: Piece) => void,
): void => {
  for (const one of units) change(pieceOf(field, one));
};

function enter(field: Field, entered: readonly UnitEntry[]): void {
  for (const one of entered) {
    const piece = pieceOf(field, one);
    Object.assign(piece, { where: 'in', tag: one.tag });
    comeIn(field, piece);
  }
}

function beginRound(field: Field, event: Extract<BattleEvent, { type: 'RoundBegan' }>): void {
  field.now = event.round;
  Object.assign(field.readiness, event.readiness);
  for (const told of [field.direct, field.spare, field.board, field.guard]) {
    Object.assign(told, { attacker: [], defender: [] });
  }
  Object.assign(field.share, { attacker: 100, defender: 100 });
  Object.assign(field.spread, { attacker: false, defender: false });
  for (const one of field.pieces) {
    // What Stealth adds to is named for the battle.
    const boosts = one.round.boosts.filter(({ of }) => of === 'stealth');
    one.round = { ...freshRound(), boosts };
  }
}

/** What happened outside of fire is taken as it was told: it is not what is compared here. */
export function takeEvent(field: Field, event: BattleEvent): void {
  if (event.type === 'RoundBegan') beginRound(field, event);
  if (event.type === 'RetreatRolled') takeRetreat(field, event);
  takeForces(field, event);
  takeUnits(field, event);
  takeOrders(field, event);
}

function takeForces(field: Field, event: BattleEvent): void {
  if (event.type === 'TaskForceFormed' || event.type === 'FlagshipNamed') {
    field.flagship[event.side] = event.flagship;
  }
  if (event.type === 'TaskForceFormed' || event.type === 'ReinforcementsEntered') {
    enter(field, event.entered);
  }
}

function takeUnits(field: Field, event: BattleEvent): void {
  if (event.type === 'FlagshipNamed') {
    setAll(field, event.sentBack, (piece) => (piece.where = 'behind'));
  }
  if (event.type === 'UnitsSentBack') {
    setAll(field, event.units, (piece) => (piece.where = 'behind'));
  }
  if (event.type === 'UnitsExcluded') {
    setAll(field, event.units, (piece) => (piece.where = 'away'));
  }
  if (event.type === 'FlightsRepaired') {
    setAll(field, event.units, (piece) => (piece.condition = 'sound'));
  }
  if (event.type === 'FlightsLost') {
    setAll(field, event.units, (piece) => (piece.where = 'destroyed'));
  }
}

/** CSC-12: nobody hurt: they are away with all that is based on them. */
function takeRetreat(field: Field, event: Extract<BattleEvent, { type: 'RetreatRolled' }>): void {
  setAll(field, event.hurt, hit);
  if (event.hurt.length > 0) return;
  const gone = event.units.map(({ unit }) => unit);
  for (const piece of field.pieces) {
    const { unit, carrier } = piece.unit;
    const goes = gone.includes(unit) || (carrier !== null && gone.includes(carrier));
    if (goes && piece.where !== 'destroyed') piece.where = 'away';
  }
}

function takeOrders(field: Field, event: BattleEvent): void {
  if (event.type === 'UnitsHeld') setAll(field, event.units, ({ round }) => (round.held = true));
  if (event.type === 'UnitsHid') setAll(field, event.units, ({ round }) => (round.hides = true));
  if (event.type === 'UnitsCloaked') {
    setAll(field, event.units, ({ round }) => (round.cloaked = true));
  }
  if (event.type === 'MissionsGiven') {
    for (const one of event.given) pieceOf(field, one).round.mission = one.mission;
  }
  if (event.type === 'FireBoosted') {
    for (const one of event.boosts) pieceOf(field, one).round.boosts.push(one);
  }
  if (event.type === 'ElectronicWarfareWaged') {
    wage(field, event);
    for (const one of event.effects) pieceOf(field, one).round.effects.push(one.effect);
  }
}

const sideOf = (field: Field, { asked }: Decision): BattleSide =>
  field.setup.sides.attacker.leader === asked ? 'attacker' : 'defender';

/** What the players ordered for the fire of this round. */
export function takeAnswer(field: Field, question: Decision, answer: Answer): void {
  if (answer.kind === 'fire') {
    const side = sideOf(field, question);
    field.direct[side] = answer.direct;
    field.share[side] = answer.share ?? 100;
    field.spare[side] = answer.spare;
    field.spread[side] = answer.spread === true;
    field.board[side] = answer.board ?? [];
    field.guard[side] = answer.guard ?? [];
  }
  if (answer.kind !== 'command') return;
  for (const unit of answer.comeOut ?? []) reveal(field, field.units.get(unit)!, field.now);
  for (const { unit, gun } of answer.ram ?? []) field.units.get(unit)!.round.rams = gun;
  for (const unit of answer.spend ?? []) field.units.get(unit)!.round.spent = true;
}
