import { firstBy, sortBy } from '#kernel/collections/sort-by';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { isFighter } from './budget.ts';
import { freeShips } from './explore.ts';
import { designOf, isAtWar, type Mind, nameOf, type Sheet } from './mind.ts';
import { arriveNow, isEscorted, send, systemOfShip } from './send.ts';
import { mightOfUnits, strengthOfMight } from './strength.ts';
import { type Target, targetsOf } from './targets.ts';

const BOLD = { safe: false };

/** Warships that wait for a task, each with its flights. */
export function armyOf(mind: Mind, sheet: Sheet): readonly Unit[] {
  return freeShips(mind, sheet).filter(
    (unit) => unit.condition === 'sound' && isFighter(designOf(mind, unit)),
  );
}

/** Units with all that is based on them. */
const withFlights = ({ index }: Mind, units: readonly Unit[]): readonly Unit[] =>
  units.flatMap((unit) => [unit, ...index.aboard(unit.id)]);

export const strengthOf = (mind: Mind, units: readonly Unit[]): number =>
  strengthOfMight(mightOfUnits(mind.view, withFlights(mind, units)));

function costTo(mind: Mind, unit: Unit, to: SystemId): number | null {
  const at = systemOfShip(mind, unit);
  if (at === null) return null;
  return mind.survey.guide.costOf(at, to, { escorted: isEscorted(mind, [unit]), ...BOLD });
}

/** The nearest of some ships that are together strong enough; null: all are too weak. */
function enoughOf(
  mind: Mind,
  ships: readonly Unit[],
  to: SystemId,
  need: number,
): readonly Unit[] | null {
  const near = sortBy(
    ships.flatMap((unit) => {
      const cost = costTo(mind, unit, to);
      return cost === null ? [] : [{ unit, cost }];
    }),
    (a, b) => a.cost - b.cost,
  );
  const taken: Unit[] = [];
  for (const { unit } of near) {
    if (taken.length > 0 && strengthOf(mind, taken) >= need) return taken;
    taken.push(unit);
  }
  return taken.length > 0 && strengthOf(mind, taken) >= need ? taken : null;
}

const DEFENSE_MARGIN = 1.5;
/** What a homeworld needs against raiders at any time. */
const RAID_GUARD = 22;

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

/** The part of the fleet that stays at home. */
function guardHome(mind: Mind, sheet: Sheet, percent: number): void {
  const { home } = mind.survey;
  if (home === null) return;
  const army = armyOf(mind, sheet);
  const need = Math.max(RAID_GUARD, (percent * strengthOf(mind, army)) / 100);
  const ships = enoughOf(mind, army, home, need) ?? army;
  const why = `It guards ${nameOf(mind, home)}.`;
  send(mind, sheet, { units: ships, to: home, travel: { safe: true }, label: 'Guard', why });
}

/** The strength that an attack needs, by how careful the player is. */
export const marginOf = ({ level, nature }: Mind): number =>
  Math.max(0.8, (level.attackAt + nature.caution) / 100);

/** Where the fleet gathers: the last system on the way that no enemy holds. */
function stageFor(mind: Mind, ships: readonly Unit[], { system }: Target): SystemId | null {
  const places = ships.flatMap((unit) => {
    const at = systemOfShip(mind, unit);
    const cost = costTo(mind, unit, system);
    return at === null || cost === null ? [] : [{ at, cost }];
  });
  const first = firstBy(places, (a, b) => a.cost - b.cost);
  if (first === undefined) return null;
  const way = mind.survey.guide.wayTo(first.at, system, { escorted: false, ...BOLD }) ?? [];
  const held = new Set(mind.survey.foreign.map(({ system: { id } }) => id));
  const isQuiet = (id: SystemId): boolean =>
    id !== system && !held.has(id) && mind.survey.enemyStrength(id) === 0;
  return way.filter(isQuiet).at(-1) ?? mind.survey.home;
}

/** Attacks with all who get there this turn if they are enough; otherwise the fleet gathers beside its target. */
function attack(mind: Mind, sheet: Sheet, target: Target, ships: readonly Unit[]): void {
  const { system, need } = target;
  const name = nameOf(mind, system);
  const now = ships.filter((unit) => {
    const at = systemOfShip(mind, unit);
    return at === system || arriveNow(mind, { units: [unit], to: system, travel: BOLD });
  });
  const isThere = now.some((unit) => systemOfShip(mind, unit) === system);
  const odds = strengthOf(mind, now);
  if (odds >= need || (isThere && odds >= target.expected)) {
    const why = `${target.why} It expects a strength of ${Math.round(target.expected)} there, and brings ${Math.round(odds)}.`;
    send(mind, sheet, { units: now, to: system, travel: BOLD, label: 'Strike', why });
    const late = ships.filter((unit) => !now.includes(unit));
    const follow = `It follows the attack on ${name}.`;
    send(mind, sheet, { units: late, to: system, travel: BOLD, label: 'Second', why: follow });
    return;
  }
  const stage = stageFor(mind, ships, target);
  if (stage === null) return;
  const why = `It gathers for an attack on ${name}.`;
  send(mind, sheet, { units: ships, to: stage, travel: { safe: true }, label: 'Strike', why });
}

function attackAll(mind: Mind, sheet: Sheet): void {
  for (const target of targetsOf(mind)) {
    const army = armyOf(mind, sheet);
    if (army.length === 0) return;
    const ships = enoughOf(mind, army, target.system, target.need * 1.3);
    const all = ships ?? enoughOf(mind, army, target.system, target.need);
    if (all !== null) attack(mind, sheet, target, all);
  }
}

/** The own system that lies nearest to those of enemies. */
function frontOf({ survey }: Mind): SystemId | null {
  const { own, guide, home } = survey;
  const foreign = survey.foreign.filter(({ owner }) => survey.isEnemy(owner));
  const near = own.map(({ id }) => {
    const jumps = foreign.map(({ system }) => guide.jumps(id, system.id) ?? 99);
    return { id, jumps: Math.min(99, ...jumps) };
  });
  return firstBy(near, (a, b) => a.jumps - b.jumps)?.id ?? home;
}

/** In war the rest waits near the border, in peace at home, where raiders find most to take. */
function station(mind: Mind, sheet: Sheet): void {
  const at = isAtWar(mind) ? frontOf(mind) : mind.survey.home;
  const rest = armyOf(mind, sheet);
  if (at === null || rest.length === 0) return;
  const why = `It waits at ${nameOf(mind, at)} until it is needed.`;
  send(mind, sheet, { units: rest, to: at, travel: { safe: true }, label: 'Fleet', why });
}

/** Moves the warships: defend, withdraw, guard, attack, and wait near the border. */
export function planWar(mind: Mind, sheet: Sheet): void {
  defend(mind, sheet);
  withdraw(mind, sheet);
  guardHome(mind, sheet, mind.level.reserve);
  if (mind.level.attacks) attackAll(mind, sheet);
  station(mind, sheet);
}
