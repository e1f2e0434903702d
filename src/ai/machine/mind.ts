import type { EmpireView } from '#fog/views/empire-view';
import type { Chance } from '#ai/plans/chance';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import type { ForceIndex } from '#rules/forces/force-index';
import type { Destination } from '#rules/movement/reachable-from';
import type { Ground } from '#rules/movement/ways-from';
import type { BattleOdds } from './battle-odds.ts';
import type { Level } from './levels.ts';
import type { Personality } from './personalities.ts';
import type { Survey } from './survey.ts';

/** What a machine player thinks with. */
export type Mind = Readonly<{
  view: EmpireView;
  index: ForceIndex;
  survey: Survey;
  level: Level;
  nature: Personality;
  chance: Chance;
  odds: BattleOdds;
  /** Where a fleet can go this turn, as it is. */
  reach: (fleet: Fleet) => readonly Destination[];
  /** The lanes and storms that it knows. */
  ground: Pick<Ground, 'lanes' | 'isStormy'>;
}>;

/** An order with its reason in plain words. */
export type Noted = Readonly<{ order: Order; why: string }>;

/** A sheet while it is written: what it has spent, and who has something to do. Mutable, and nobody's but the planners'. */
export type Sheet = {
  readonly noted: Noted[];
  readonly busy: Set<UnitId>;
  money: number;
};

/** Writes an order down, unless the level forgets it. */
export function note(mind: Mind, sheet: Sheet, noted: Noted): boolean {
  if (mind.level.forgets > 0 && mind.chance.percent(mind.level.forgets)) return false;
  sheet.noted.push(noted);
  return true;
}

/** The same for an order that costs points; false: too dear, or forgotten. */
export function spend(mind: Mind, sheet: Sheet, cost: number, noted: Noted): boolean {
  if (cost > sheet.money || !note(mind, sheet, noted)) return false;
  sheet.money -= cost;
  return true;
}

/** The class of an own unit, whose stats its owner always knows. */
export function designOf({ view }: Mind, unit: Pick<Unit, 'design'>): UnitDesign | null {
  const row = view.designs[unit.design];
  return row?.known === 'stats' ? row.design : null;
}

/** Own units with all that is based on them. */
export const withFlights = (
  { index }: Pick<Mind, 'index'>,
  units: readonly Unit[],
): readonly Unit[] => units.flatMap((unit) => [unit, ...index.aboard(unit.id)]);

/** The percentage of battles that units win against all that it remembers at a system; null: its level doesn't ask, or it can't be told. */
export function oddsAt(mind: Mind, system: SystemId, units: readonly Unit[]): number | null {
  const { view, level, survey } = mind;
  if (!level.asksOdds) return null;
  return mind.odds(view, {
    system,
    own: withFlights(mind, units),
    enemies: survey.enemiesAt(system),
  });
}

/** Its name as the player reads it. */
export const nameOf = ({ view }: Mind, system: string): string =>
  Object.hasOwn(view.systems, system)
    ? (view.systems[system as keyof typeof view.systems]?.name ?? system)
    : system;

export const isAtWar = ({ view }: Mind): boolean =>
  valuesById(view.neighbours).some(({ state, left }) => left !== true && state === 'war');
