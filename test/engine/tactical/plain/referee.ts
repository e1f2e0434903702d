import { cite } from '#kernel/reasons/cite';
import { compareText } from '#kernel/result/compare-text';
import type { BattleEvent } from '#model/battle/battle-event';
import type { UnitFate } from '#model/battle/setup';
import type { BattleSetup } from '#model/battle/setup';
import type { RuleSet } from '#model/settings/rule-set';
import { agree } from './agree.ts';
import type { Moment, Tape } from './engine-tape.ts';
import { type Field, type Piece, fieldOf, isPrize } from './field.ts';
import { fire } from './fire.ts';
import { flush } from './q-ships.ts';
import { takeAnswer, takeEvent } from './told-before.ts';

const [CSC_17, MOV_4] = [cite('CSC-17'), cite('MOV-4')];

const OF_FIRE: readonly BattleEvent['type'][] = [
  'FireRolled',
  'DamageDirected',
  'UnitHit',
  'DamageWasted',
  'LuckyHitRolled',
  'MinefieldsSpent',
  'UnitsRammed',
  'MinefieldsSwept',
  'UnitsBoarded',
];
const isOfFire = (moment: Moment): boolean =>
  'event' in moment && OF_FIRE.includes(moment.event.type);

const ORDERS: readonly string[] = ['command', 'missions', 'electronic-warfare', 'fire'];
const OF_ORDERS: readonly BattleEvent['type'][] = [
  'RoundBegan',
  'UnitsHeld',
  'MissionsGiven',
  'UnitsHid',
  'UnitsCloaked',
  'FireBoosted',
  'ElectronicWarfareWaged',
];
const isRetreat = (moment: Moment): boolean =>
  'event' in moment && moment.event.type === 'RetreatRolled';

/** CSC-17, MOV-4: a flagship named at the command, and who came in with it or came out. */
function isOfCommand(moment: Moment, comesOut: boolean): boolean {
  if (!('event' in moment)) return false;
  const { type, cite: rule } = moment.event;
  if (type === 'FlagshipNamed') return true;
  if (type !== 'ReinforcementsEntered') return false;
  return rule === CSC_17 || (comesOut && rule === MOV_4);
}

/** Where the fire of a round begins that was told of nothing: after its orders, and before anybody gets away. */
function quietFire(round: readonly Moment[]): number {
  const retreat = round.findIndex(isRetreat);
  if (retreat >= 0) return retreat;
  const isOrder = (moment: Moment): boolean =>
    'event' in moment ? OF_ORDERS.includes(moment.event.type) : ORDERS.includes(moment.answer.kind);
  const orders = 1 + round.findLastIndex(isOrder);
  const comesOut = round.some(
    (moment) =>
      'answer' in moment &&
      moment.answer.kind === 'command' &&
      (moment.answer.comeOut ?? []).length > 0,
  );
  const more = round.slice(orders).findIndex((moment) => !isOfCommand(moment, comesOut));
  return more < 0 ? round.length : orders + more;
}

/** What comes before the fire of a round, its fire, and what comes after. */
function partsOf(round: readonly Moment[]) {
  const last = round.findLastIndex(isOfFire);
  const from = last >= 0 ? round.findIndex(isOfFire) : quietFire(round);
  const to = last >= 0 ? last + 1 : from;
  return { before: round.slice(0, from), fire: round.slice(from, to), after: round.slice(to) };
}

function take(field: Field, moments: readonly Moment[]): void {
  for (const moment of moments) {
    if ('event' in moment) takeEvent(field, moment.event);
    else takeAnswer(field, moment.question, moment.answer);
  }
}

const eventsOf = (moments: readonly Moment[]): readonly BattleEvent[] =>
  moments.flatMap((moment) => ('event' in moment ? [moment.event] : []));

function fateOf({ unit, condition, where }: Piece): UnitFate | null {
  if (where === 'destroyed') return { unit: unit.unit, fate: 'destroyed' };
  if (condition === unit.condition) return null;
  return { unit: unit.unit, fate: condition === 'crippled' ? 'crippled' : 'repaired' };
}

const sorted = (fates: readonly UnitFate[]): readonly string[] =>
  fates.map(({ unit, fate }) => `${unit} ${fate}`).sort(compareText);

/** Goes through a battle as it was told, and calculates all its fire again. Returns the number of rounds. */
export function referee(setup: BattleSetup, rules: RuleSet, { moments, outcome }: Tape): number {
  const field = fieldOf(setup, rules);
  for (const { units } of outcome.scouted ?? []) {
    for (const unit of units) field.units.get(unit)!.scouted = true;
  }
  const begins = moments.flatMap((moment, index) =>
    'event' in moment && moment.event.type === 'RoundBegan' ? [index] : [],
  );
  take(field, moments.slice(0, begins[0] ?? moments.length));
  // CSC-5: what is based on whom nobody lets in was perhaps never seen, and is told by the outcome alone.
  for (const unit of outcome.excluded ?? []) field.units.get(unit)!.where = 'away';
  flush(field);
  for (const [index, from] of begins.entries()) {
    const parts = partsOf(moments.slice(from, begins[index + 1]));
    take(field, parts.before);
    fire(field, eventsOf(parts.fire));
    const retreats = parts.after.findLastIndex(isRetreat) + 1;
    take(field, parts.after.slice(0, retreats));
    flush(field);
    take(field, parts.after.slice(retreats));
  }
  const fates = field.pieces.flatMap((piece) => fateOf(piece) ?? []);
  agree('what became of all', sorted(outcome.fates), sorted(fates));
  const taken = field.pieces.filter((one) => one.where !== 'destroyed' && isPrize(one));
  agree(
    'captured',
    (outcome.captured ?? []).map(({ unit, by }) => `${unit} ${by}`).sort(compareText),
    taken.map(({ unit, side }) => `${unit.unit} ${side}`).sort(compareText),
  );
  return begins.length;
}
