import { armyOf, strengthOf } from './army.ts';
import { attackAll } from './attack.ts';
import { type Danger, defend, infested, threatened } from './defense.ts';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { type Mind, nameOf, oddsAt, type Sheet } from './mind.ts';
import { BOLD, enoughOf } from './muster.ts';
import { planPickets } from './pickets.ts';
import { isEscorted, send, systemOfShip } from './send.ts';
import { isStrongEnough, RAID_GUARD } from './targets.ts';

/** With less of the strength of its enemies a fleet leaves, or with worse odds where its level asks for them. */
const LEAST_STRENGTH = 0.8;
const LEAST_ODDS = 30;

/** Whether ships stay where enemies are. */
function holdsOut(mind: Mind, at: SystemId, ships: readonly Unit[]): boolean {
  const odds = oddsAt(mind, at, ships);
  if (odds !== null) return odds >= LEAST_ODDS;
  return strengthOf(mind, ships) >= LEAST_STRENGTH * mind.survey.enemyStrength(at);
}

/** Ships leave a place where they would lose. */
function withdraw(mind: Mind, sheet: Sheet): void {
  const { survey } = mind;
  const { home } = survey;
  if (home === null) return;
  const places = new Set(armyOf(mind, sheet).map((unit) => systemOfShip(mind, unit)));
  for (const at of places) {
    if (at === null || at === home) continue;
    if (survey.enemyStrength(at) === 0) continue;
    const here = armyOf(mind, sheet).filter((unit) => systemOfShip(mind, unit) === at);
    if (holdsOut(mind, at, [...here, ...mind.index.atSystem(at)])) continue;
    const why = `The enemies at ${nameOf(mind, at)} are too strong, so it withdraws.`;
    send(mind, sheet, { units: here, to: home, travel: BOLD, label: 'Retreat', why });
  }
}

/** Keeps the nearest ships at home until they are strong enough; returns how strong they are. */
function guardHome(mind: Mind, sheet: Sheet, need: number): number {
  const { home, hasEnemyFleet } = mind.survey;
  const army = armyOf(mind, sheet);
  // Where enemies are already, a few ships would be lost.
  if (home === null || need <= 0 || army.length === 0 || hasEnemyFleet(home)) return 0;
  // Those who lead through restricted lanes are wanted elsewhere.
  const stayers = army.filter((unit) => !isEscorted(mind, [unit]));
  const ships = enoughOf(mind, stayers, home, need) ?? enoughOf(mind, army, home, need) ?? army;
  const why = `It guards ${nameOf(mind, home)}.`;
  send(mind, sheet, { units: ships, to: home, travel: { safe: true }, label: 'Guard', why });
  return strengthOf(mind, ships);
}

/** The rest waits at home, where raiders find most to take. */
function station(mind: Mind, sheet: Sheet): void {
  const { home, hasEnemyFleet } = mind.survey;
  const rest = armyOf(mind, sheet);
  if (home === null || rest.length === 0 || hasEnemyFleet(home)) return;
  const why = `It waits at ${nameOf(mind, home)} until it is needed.`;
  send(mind, sheet, { units: rest, to: home, travel: { safe: true }, label: 'Fleet', why });
}

/** What each convoy at home adds to the strength of the guard: raiders who take many at once are stronger than the fleet. */
const PER_CONVOY = 4;

/** The strength that guards the homeworld against raiders. @rule SUP-1 */
function raidGuardOf({ view, index, survey: { home } }: Mind): number {
  if (view.rules.raiders === 'off' || home === null) return 0;
  const ships = index.fleetsAt(home).flatMap(({ id }) => index.inFleet(id));
  const convoys = ships.filter(({ design }) => view.designs[design]?.design.kind === 'convoy');
  return RAID_GUARD + PER_CONVOY * convoys.length;
}

/** The part of the strength of its fleet that a strike can spare against raiders, who grow where nobody drives them away. */
const SPARED = 0.35;

/**
 * Moves the warships: withdraw, guard, defend, keep raiders away, attack, and wait at home. Once it is strong enough, an attack comes before
 * raiders elsewhere than at home that would keep much of the fleet: who chases all of them never has a fleet together.
 */
export function planWar(mind: Mind, sheet: Sheet): void {
  const all = strengthOf(mind, armyOf(mind, sheet));
  withdraw(mind, sheet);
  const guards = guardHome(mind, sheet, raidGuardOf(mind));
  const attacks = mind.level.attacks && !mind.survey.isHeld;
  const strikes = attacks && mind.level.spreads && isStrongEnough(mind);
  const dangers = threatened(mind);
  const isFirst = ({ system, need }: Danger): boolean =>
    system === mind.view.empire.homeworld || need <= SPARED * all;
  defend(mind, sheet, strikes ? dangers.filter(isFirst) : dangers);
  if (!strikes) defend(mind, sheet, infested(mind));
  guardHome(mind, sheet, (mind.level.reserve * all) / 100 - guards);
  if (strikes) attackAll(mind, sheet);
  defend(mind, sheet, strikes ? dangers : []);
  planPickets(mind, sheet);
  if (attacks && !strikes) attackAll(mind, sheet);
  station(mind, sheet);
}
