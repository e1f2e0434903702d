import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { armyOf, strengthOf } from './army.ts';
import { isWorthwhile, jumpsToDepot } from './colonies.ts';
import { type Mind, nameOf, type Sheet } from './mind.ts';
import { BOLD, allFor, enoughOf } from './muster.ts';
import { arriveNow, send, systemOfShip } from './send.ts';

const DEFENSE_MARGIN = 1.5;
const CLEARING_MARGIN = 2;
/** All ships go for the homeworld, even where more would be better. */
const HOME_MARGIN = 1.1;

/** A place where warships are wanted, with the strength of the enemies there and the one to bring. */
export type Danger = Readonly<{ system: SystemId; threat: number; need: number }>;

/** Own systems with enemies in them, the most valuable first. */
export function threatened(mind: Mind): readonly Danger[] {
  const { survey, view } = mind;
  const threats = survey.own.flatMap(({ id, raw, utilized }) => {
    const threat = survey.hasEnemyFleet(id) ? survey.enemyStrength(id) : 0;
    const worth = raw * utilized + (id === view.empire.homeworld ? 100 : 0);
    return threat === 0 ? [] : [{ system: id, threat, need: threat * DEFENSE_MARGIN, worth }];
  });
  return sortBy(threats, (a, b) => b.worth - a.worth);
}

/** Systems that it would settle if no enemies were there. */
export function infested(mind: Mind): readonly Danger[] {
  const { view, survey, level } = mind;
  if (!level.spreads) return [];
  return valuesById(view.systems).flatMap(({ id, own, visited }) => {
    const isWanted = own === null && visited !== null && isWorthwhile(visited.facts);
    const threat = isWanted && survey.hasEnemyFleet(id) ? survey.enemyStrength(id) : 0;
    if (threat === 0 || jumpsToDepot(mind, id) > 2) return [];
    return [{ system: id, threat, need: threat * CLEARING_MARGIN }];
  });
}

/** Ships by the system where they are. */
type Parties = readonly (readonly [SystemId | null, readonly Unit[]])[];

/** Where ships meet before they relieve a system: the place without enemies where they are strongest. */
function rallyFor(mind: Mind, parties: Parties, to: SystemId): SystemId | null {
  const quiet = parties.flatMap(([at, ships]) =>
    at === null || at === to || mind.survey.enemyStrength(at) > 0
      ? []
      : [{ at, strength: strengthOf(mind, ships) }],
  );
  return sortBy(quiet, (a, b) => b.strength - a.strength)[0]?.at ?? null;
}

/** Those who go now: all if enough of them get there this turn, or else a party that is enough by itself; none: they gather first. */
function vanOf(mind: Mind, parties: Parties, to: SystemId, least: number): readonly Unit[] {
  const ships = parties.flatMap(([, party]) => party);
  const now = parties.flatMap(([at, party]) =>
    at === to || arriveNow(mind, { units: party, to, travel: BOLD }) ? party : [],
  );
  if (strengthOf(mind, now) >= least) return ships;
  return parties.find(([, party]) => strengthOf(mind, party) >= least)?.[1] ?? [];
}

/** The ships to relieve a system with; null: all are too weak. */
function relieversOf(
  mind: Mind,
  army: readonly Unit[],
  { system, threat, need }: Danger,
  fixed: number,
): readonly Unit[] | null {
  const enough = enoughOf(mind, army, system, need - fixed);
  if (enough !== null || system !== mind.view.empire.homeworld) return enough;
  const all = allFor(mind, army, system);
  return strengthOf(mind, all) + fixed >= HOME_MARGIN * threat ? all : null;
}

/** Relieves a system with enough ships that get there together: who comes one by one is beaten one by one. */
function relieve(mind: Mind, sheet: Sheet, danger: Danger, army: readonly Unit[]): void {
  const { system, threat, need } = danger;
  const fixed = strengthOf(mind, mind.index.atSystem(system));
  const ships = need <= fixed ? null : relieversOf(mind, army, danger, fixed);
  if (ships === null) return;
  const parties: Parties = [...groupBy(ships, (unit) => systemOfShip(mind, unit))];
  const van = vanOf(mind, parties, system, HOME_MARGIN * threat - fixed);
  const rally = van.length > 0 ? null : rallyFor(mind, parties, system);
  const name = nameOf(mind, system);
  if (rally !== null) {
    const why = `Ships gather at ${nameOf(mind, rally)} to drive the enemies from ${name}.`;
    send(mind, sheet, { units: ships, to: rally, travel: BOLD, label: 'Relief', why });
    return;
  }
  const isOwn = (mind.view.systems[system]?.own ?? null) !== null;
  const why = isOwn
    ? `It defends ${name} against the enemies there.`
    : `It drives the enemies from ${name}, which it would settle.`;
  const units = van.length > 0 ? van : ships;
  send(mind, sheet, { units, to: system, travel: BOLD, label: 'Relief', why });
}

/** Sends warships wherever they are wanted and strong enough. */
export function defend(mind: Mind, sheet: Sheet, places: readonly Danger[]): void {
  for (const danger of places) relieve(mind, sheet, danger, armyOf(mind, sheet));
}
