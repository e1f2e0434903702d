import { sortBy } from '#kernel/collections/sort-by';
import type { SystemId } from '#model/campaign/ids';
import { valuesById } from '#kernel/collections/tables';
import { armyOf, strengthOf } from './army.ts';
import { attackAll } from './attack.ts';
import { isWorthwhile, jumpsToDepot } from './colonies.ts';
import { type Mind, nameOf, type Sheet } from './mind.ts';
import { BOLD, enoughOf } from './muster.ts';
import { planPickets } from './pickets.ts';
import { send, systemOfShip } from './send.ts';
import { isStrongEnough, RAID_GUARD } from './targets.ts';

const DEFENSE_MARGIN = 1.5;
const CLEARING_MARGIN = 2;
/** A place where warships are wanted, with their strength. */
type Danger = Readonly<{ system: SystemId; need: number }>;

/** Own systems with enemies in them or beside them, the most valuable first. */
function threatened(mind: Mind): readonly Danger[] {
  const { survey } = mind;
  const threats = survey.own.flatMap(({ id, raw, utilized }) => {
    const here = survey.hasEnemyFleet(id) ? survey.enemyStrength(id) : 0;
    const worth = raw * utilized + (id === survey.home ? 100 : 0);
    return here === 0 ? [] : [{ system: id, need: here * DEFENSE_MARGIN, worth }];
  });
  return sortBy(threats, (a, b) => b.worth - a.worth);
}

/** Systems that it would settle if no enemies were there. */
function infested(mind: Mind): readonly Danger[] {
  const { view, survey, level } = mind;
  if (!level.spreads) return [];
  return valuesById(view.systems).flatMap(({ id, own, visited }) => {
    const isWanted = own === null && visited !== null && isWorthwhile(visited.facts);
    const here = isWanted && survey.hasEnemyFleet(id) ? survey.enemyStrength(id) : 0;
    if (here === 0 || jumpsToDepot(mind, id) > 2) return [];
    return [{ system: id, need: here * CLEARING_MARGIN }];
  });
}

function defend(mind: Mind, sheet: Sheet, places: readonly Danger[]): void {
  const { survey } = mind;
  for (const { system, need } of places) {
    const fixed = mind.index.atSystem(system);
    const help = need - strengthOf(mind, fixed);
    if (help <= 0) continue;
    const free = armyOf(mind, sheet);
    const isHome = system === survey.home;
    const ships = enoughOf(mind, free, system, help) ?? (isHome ? free : null);
    if (ships === null) continue;
    const isOwn = (mind.view.systems[system]?.own ?? null) !== null;
    const name = nameOf(mind, system);
    const why = isOwn
      ? `It defends ${name} against the enemies there.`
      : `It drives the enemies from ${name}, which it would settle.`;
    send(mind, sheet, { units: ships, to: system, travel: BOLD, label: 'Relief', why });
  }
}

/** Ships leave a place where they would lose. */
function withdraw(mind: Mind, sheet: Sheet): void {
  const { survey } = mind;
  const { home } = survey;
  if (home === null) return;
  const places = new Set(armyOf(mind, sheet).map((unit) => systemOfShip(mind, unit)));
  for (const at of places) {
    if (at === null || at === home) continue;
    const threat = survey.enemyStrength(at);
    const here = armyOf(mind, sheet).filter((unit) => systemOfShip(mind, unit) === at);
    const own = strengthOf(mind, [...here, ...mind.index.atSystem(at)]);
    if (threat === 0 || own >= 0.8 * threat) continue;
    const why = `The enemies at ${nameOf(mind, at)} are too strong, so it withdraws.`;
    send(mind, sheet, { units: here, to: home, travel: BOLD, label: 'Retreat', why });
  }
}

/** Keeps the nearest ships at home until they are strong enough; returns how strong they are. */
function guardHome(mind: Mind, sheet: Sheet, need: number): number {
  const { home } = mind.survey;
  const army = armyOf(mind, sheet);
  if (home === null || need <= 0 || army.length === 0) return 0;
  const ships = enoughOf(mind, army, home, need) ?? army;
  const why = `It guards ${nameOf(mind, home)}.`;
  send(mind, sheet, { units: ships, to: home, travel: { safe: true }, label: 'Guard', why });
  return strengthOf(mind, ships);
}

/** The rest waits at home, where raiders find most to take. */
function station(mind: Mind, sheet: Sheet): void {
  const { home } = mind.survey;
  const rest = armyOf(mind, sheet);
  if (home === null || rest.length === 0) return;
  const why = `It waits at ${nameOf(mind, home)} until it is needed.`;
  send(mind, sheet, { units: rest, to: home, travel: { safe: true }, label: 'Fleet', why });
}

/**
 * Moves the warships: withdraw, guard, defend, keep raiders away, attack, and wait at home. Once it is strong enough, an attack comes before
 * raiders elsewhere than at home: who chases all of them never has a fleet together.
 */
export function planWar(mind: Mind, sheet: Sheet): void {
  const { home } = mind.survey;
  const all = strengthOf(mind, armyOf(mind, sheet));
  withdraw(mind, sheet);
  const guards = guardHome(mind, sheet, mind.view.rules.raiders === 'off' ? 0 : RAID_GUARD);
  const strikes = mind.level.attacks && mind.level.spreads && isStrongEnough(mind);
  const dangers = threatened(mind);
  defend(mind, sheet, strikes ? dangers.filter(({ system }) => system === home) : dangers);
  if (!strikes) defend(mind, sheet, infested(mind));
  guardHome(mind, sheet, (mind.level.reserve * all) / 100 - guards);
  if (strikes) attackAll(mind, sheet);
  defend(mind, sheet, strikes ? dangers : []);
  planPickets(mind, sheet);
  if (mind.level.attacks && !strikes) attackAll(mind, sheet);
  station(mind, sheet);
}
