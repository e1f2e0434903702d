import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { depotSite } from './bases.ts';
import { armyOf, strengthOf } from './army.ts';
import { jumpsToDepot } from './colonies.ts';
import { type Mind, nameOf, type Sheet } from './mind.ts';
import { arriveNow, isEscorted, send, systemOfShip } from './send.ts';
import { besieged } from './siege.ts';
import { type Target, targetsOf } from './targets.ts';

const BOLD = { safe: false };

/** The way of a ship to a place, together with others of the army at its place that can lead it. */
function costTo(mind: Mind, unit: Unit, to: SystemId, escorted: boolean): number | null {
  const at = systemOfShip(mind, unit);
  if (at === null) return null;
  return mind.survey.guide.costOf(at, to, { escorted, ...BOLD });
}

/** Ships that lead others through restricted lanes, by place. */
const leadersOf = (mind: Mind, ships: readonly Unit[]): ReadonlyMap<SystemId | null, Unit> =>
  new Map(
    ships
      .filter((unit) => isEscorted(mind, [unit]))
      .map((unit) => [systemOfShip(mind, unit), unit] as const),
  );

/** The same ships with those that must lead them. */
function withLeaders(
  mind: Mind,
  ships: readonly Unit[],
  leaders: ReadonlyMap<SystemId | null, Unit>,
) {
  const more = unique(ships.map((unit) => systemOfShip(mind, unit))).flatMap((at) => {
    const leader = leaders.get(at);
    return leader === undefined || ships.includes(leader) ? [] : [leader];
  });
  return [...ships, ...more];
}

/** The nearest of some ships that are together strong enough; null: all are too weak. */
function enoughOf(
  mind: Mind,
  ships: readonly Unit[],
  to: SystemId,
  need: number,
): readonly Unit[] | null {
  const leaders = leadersOf(mind, ships);
  const near = sortBy(
    ships.flatMap((unit) => {
      const cost = costTo(mind, unit, to, leaders.has(systemOfShip(mind, unit)));
      return cost === null ? [] : [{ unit, cost }];
    }),
    (a, b) => a.cost - b.cost,
  );
  const taken: Unit[] = [];
  for (const { unit } of near) {
    if (taken.length > 0 && strengthOf(mind, taken) >= need) break;
    taken.push(unit);
  }
  const isEnough = taken.length > 0 && strengthOf(mind, taken) >= need;
  return isEnough ? withLeaders(mind, taken, leaders) : null;
}

const DEFENSE_MARGIN = 1.5;
/** What a homeworld needs against raiders at any time. */
const RAID_GUARD = 30;

/** Own systems with enemies in them or beside them, the most valuable first. */
function threatened(mind: Mind): readonly Readonly<{ system: SystemId; need: number }>[] {
  const { survey } = mind;
  const threats = survey.own.flatMap(({ id, raw, utilized }) => {
    const here = survey.hasEnemyFleet(id) ? survey.enemyStrength(id) : 0;
    const worth = raw * utilized + (id === survey.home ? 100 : 0);
    return here === 0 ? [] : [{ system: id, need: here * DEFENSE_MARGIN, worth }];
  });
  return sortBy(threats, (a, b) => b.worth - a.worth);
}

function defend(mind: Mind, sheet: Sheet): void {
  const { survey } = mind;
  for (const { system, need } of threatened(mind)) {
    const fixed = mind.index.atSystem(system);
    const help = need - strengthOf(mind, fixed);
    if (help <= 0) continue;
    const free = armyOf(mind, sheet);
    const isHome = system === survey.home;
    const ships = enoughOf(mind, free, system, help) ?? (isHome ? free : null);
    if (ships === null) continue;
    const why = `It defends ${nameOf(mind, system)} against the enemies there.`;
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

/** The strength that an attack needs, by how careful the player is. */
export const marginOf = ({ level, nature }: Mind): number =>
  Math.max(0.8, (level.attackAt + nature.caution) / 100);

/**
 * Where the fleet gathers: where a depot is to be put up for the attack, else the last system in supply on the way
 * that no enemy holds.
 */
function stageFor(mind: Mind, { system }: Target): SystemId | null {
  const { survey } = mind;
  const site = depotSite(mind, system);
  if (site !== null && jumpsToDepot(mind, site) <= 2) return site;
  if (survey.home === null) return null;
  const way = survey.guide.wayTo(survey.home, system, { escorted: true, ...BOLD }) ?? [];
  const held = new Set(survey.foreign.map(({ system: { id } }) => id));
  const isQuiet = (id: SystemId): boolean =>
    id !== system && !held.has(id) && survey.enemyStrength(id) === 0 && jumpsToDepot(mind, id) <= 2;
  return way.filter(isQuiet).at(-1) ?? survey.home;
}

/** Fewer than that are no attack. */
const LEAST_STRIKE = 15;
/** With this many times the strength that it needs, a fleet strikes beyond its supply. */
const OVERWHELMING = 3;

/** Attacks with all who are gathered or get there this turn if they are enough; otherwise the fleet gathers. */
function attack(mind: Mind, sheet: Sheet, target: Target, ships: readonly Unit[]): void {
  const { system } = target;
  const need = Math.max(LEAST_STRIKE, target.need);
  const name = nameOf(mind, system);
  const stage = stageFor(mind, target);
  const fellows = (unit: Unit): readonly Unit[] =>
    ships.filter((one) => systemOfShip(mind, one) === systemOfShip(mind, unit));
  const now = ships.filter((unit) => {
    const at = systemOfShip(mind, unit);
    const isReady = at === system || at === stage;
    return isReady || arriveNow(mind, { units: fellows(unit), to: system, travel: BOLD });
  });
  const isThere = now.some((unit) => systemOfShip(mind, unit) === system);
  const odds = strengthOf(mind, now);
  const site = depotSite(mind, system);
  const isFed = site === null || isThere || odds >= OVERWHELMING * need;
  if (isFed && (odds >= need || (isThere && odds >= target.expected))) {
    const why = `${target.why} It expects a strength of ${Math.round(target.expected)} there, and brings ${Math.round(odds)}.`;
    send(mind, sheet, { units: now, to: system, travel: BOLD, label: 'Strike', why });
    const late = ships.filter((unit) => !now.includes(unit));
    const follow = `It follows the attack on ${name}.`;
    send(mind, sheet, { units: late, to: system, travel: BOLD, label: 'Second', why: follow });
    return;
  }
  gather(mind, sheet, target, ships);
}

function gather(mind: Mind, sheet: Sheet, target: Target, ships: readonly Unit[]): void {
  const stage = stageFor(mind, target);
  if (stage === null || ships.length === 0) return;
  const why = `It gathers for an attack on ${nameOf(mind, target.system)}.`;
  send(mind, sheet, { units: ships, to: stage, travel: { safe: true }, label: 'Strike', why });
}

/** Whether troops are wanted soon: a siege is on, or the fleet is strong enough for the next one. */
export function isReadyToInvade(mind: Mind, sheet: Sheet, target: Target | undefined): boolean {
  if (besieged(mind).length > 0) return true;
  if (target === undefined || depotSite(mind, target.system) !== null) return false;
  return strengthOf(mind, armyOf(mind, sheet)) >= target.need;
}

/** Goes for the best target that it is strong enough for; the rest gathers for the best of all. */
function attackAll(mind: Mind, sheet: Sheet): void {
  const army = armyOf(mind, sheet);
  const targets = targetsOf(mind);
  for (const target of targets) {
    const need = Math.max(LEAST_STRIKE, target.need);
    const ships = enoughOf(mind, army, target.system, need * 1.5);
    const all = ships ?? enoughOf(mind, army, target.system, need);
    if (all === null) continue;
    attack(mind, sheet, target, all);
    break;
  }
  const [best] = targets;
  if (best !== undefined) gather(mind, sheet, best, armyOf(mind, sheet));
}

/** The rest waits at home, where raiders find most to take. */
function station(mind: Mind, sheet: Sheet): void {
  const { home } = mind.survey;
  const rest = armyOf(mind, sheet);
  if (home === null || rest.length === 0) return;
  const why = `It waits at ${nameOf(mind, home)} until it is needed.`;
  send(mind, sheet, { units: rest, to: home, travel: { safe: true }, label: 'Fleet', why });
}

/** Moves the warships: defend, withdraw, guard, attack, and wait near the border. */
export function planWar(mind: Mind, sheet: Sheet): void {
  const all = strengthOf(mind, armyOf(mind, sheet));
  withdraw(mind, sheet);
  const guards = guardHome(mind, sheet, RAID_GUARD);
  defend(mind, sheet);
  guardHome(mind, sheet, (mind.level.reserve * all) / 100 - guards);
  if (mind.level.attacks) attackAll(mind, sheet);
  station(mind, sheet);
}
