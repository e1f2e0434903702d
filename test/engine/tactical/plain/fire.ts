import { compareText } from '#kernel/result/compare-text';
import { type BattleEvent, FIRE_PHASES, type FirePhase } from '#model/battle/battle-event';
import { BATTLE_SIDES, type BattleSide } from '#model/battle/setup';
import type { RuleSet } from '#model/settings/rule-set';
import { agree } from './agree.ts';
import { board } from './board.ts';
import { goneOff, landBurst, spend } from './burst.ts';
import type { Field, Piece } from './field.ts';
import { land } from './land.ts';
import { gunOf, rammed, struckFirst } from './stats-of.ts';
import { sweep } from './sweep.ts';
import { GUN_OF, exposed, firing, hittable } from './targets.ts';

const ROUNDINGS: Readonly<Record<RuleSet['damageRounding'], (value: number) => number>> = {
  up: Math.ceil,
  down: Math.floor,
  nearest: Math.round,
};

const sumBy = (pieces: readonly Piece[], of: (one: Piece) => number): number =>
  pieces.reduce((sum, one) => sum + of(one), 0);

/** CSC-7: the total of a fire, its roll and the damage; 0 where nobody fires. */
function volley(field: Field, side: BattleSide, phase: FirePhase, told: readonly BattleEvent[]) {
  const gun = GUN_OF[phase];
  const guns = firing(field, side, phase).filter((one) => !one.round.spent);
  const first = sumBy(guns, (one) => struckFirst(field, one, gun));
  const rams = sumBy(guns, (one) => rammed(field, one, gun));
  const total = sumBy(guns, (one) => gunOf(field, one, gun)) + first + rams;
  const rolled = told.flatMap((event) =>
    event.type === 'FireRolled' && event.side === side ? [event] : [],
  );
  const targets = [...hittable(field, side, phase), ...exposed(field, side, phase)];
  const isFired = total > 0 && targets.length > 0;
  agree(`${side} fires`, rolled.length, isFired ? 1 : 0);
  const [event] = rolled;
  if (event === undefined) return { damage: 0, rammers: [] };
  agree('a d6', event.roll >= 1 && event.roll <= 6, true);
  const modified = Math.max(1, event.roll + field.readiness[side]);
  const damage = ROUNDINGS[field.rules.damageRounding]((total * modified) / 10);
  agree(
    'fire',
    [event.total, event.firstStrike ?? 0, event.ramming ?? 0, event.modified, event.damage],
    [total, first, rams, modified, damage],
  );
  return { damage, rammers: guns.filter((one) => one.round.rams === gun) };
}

const wasteIn = (told: readonly BattleEvent[]): number =>
  told.reduce((sum, one) => sum + (one.type === 'DamageWasted' ? one.damage : 0), 0);

function firePhase(field: Field, phase: FirePhase, events: readonly BattleEvent[]): void {
  const told = events.filter((event) => 'phase' in event && event.phase === phase);
  const ofSide = (side: BattleSide): readonly BattleEvent[] =>
    told.filter((event) => 'side' in event && event.side === side);
  const isFirst = phase === 'ships-at-ships';
  const bursts = BATTLE_SIDES.map((side) => (isFirst ? spend(field, side, ofSide(side)) : 0));
  const volleys = BATTLE_SIDES.map((side) => volley(field, side, phase, told));
  const wasted = BATTLE_SIDES.map((side, index) =>
    land({ field, side, phase, told: ofSide(side) }, volleys[index]!.damage),
  );
  goneOff(
    field,
    BATTLE_SIDES.filter((_, index) => bursts[index]! > 0),
  );
  for (const [index, side] of BATTLE_SIDES.entries()) {
    const mine = ofSide(side);
    const unspent = isFirst ? landBurst(field, side, mine, bursts[index]!) : 0;
    agree('waste', wasteIn(mine), wasted[index]! + unspent);
  }
  for (const [index, side] of BATTLE_SIDES.entries()) {
    const lost = volleys[index]!.rammers.filter((one) => one.where === 'in');
    const units = ofSide(side).flatMap((event) =>
      event.type === 'UnitsRammed' ? event.units.map(({ unit }) => unit) : [],
    );
    const rammers = lost.map(({ unit }) => unit.unit);
    agree('lost by ramming', units.toSorted(compareText), rammers.toSorted(compareText));
    for (const one of lost) one.where = 'destroyed';
  }
}

/** CSC-7, CSC-10: four phases of fire; after the first mines are swept and units boarded. */
export function fire(field: Field, events: readonly BattleEvent[]): void {
  for (const phase of FIRE_PHASES) {
    try {
      firePhase(field, phase, events);
    } catch (cause) {
      throw new Error(`round ${String(field.now)}, ${phase}, ${String(cause)}`, { cause });
    }
    if (phase !== 'ships-at-ships') continue;
    sweep(field, events);
    board(field, events);
  }
}
