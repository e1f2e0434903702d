import { groupBy } from '#kernel/collections/group-by';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { armyOf, strengthOf } from './army.ts';
import { depotSite } from './bases.ts';
import { jumpsToDepot } from './colonies.ts';
import { type Mind, nameOf, oddsAt, type Sheet } from './mind.ts';
import { allFor, BOLD } from './muster.ts';
import { arriveNow, send, systemOfShip } from './send.ts';
import { besieged } from './siege.ts';
import { isFedAt } from './supply.ts';
import { marginOf, type Target, targetsOf } from './targets.ts';

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
const OVERWHELMING = 1.8;
/** The part of the fleet that must be together before it strikes: those who come later would be beaten one by one. */
const TOGETHER = 0.65;

const needOf = ({ need }: Target): number => Math.max(LEAST_STRIKE, need);

/** The percentage of battles that it wants to win. */
const GOOD_ODDS = 85;

/** Whether ships are enough for an attack: by the odds where it asks for them and has seen what it would meet, else by their strength. */
function isEnough(mind: Mind, target: Target, ships: readonly Unit[]): boolean {
  const strength = strengthOf(mind, ships);
  if (strength < needOf(target)) return false;
  const odds = target.isSeen ? oddsAt(mind, target.system, ships) : null;
  return odds === null ? strength >= marginOf(mind) * target.expected : odds >= GOOD_ODDS;
}

/** Whether those who are together are enough to strike now. */
function isReady(mind: Mind, target: Target, now: readonly Unit[], all: readonly Unit[]): boolean {
  const strength = strengthOf(mind, now);
  const isFed = isFedAt(mind, now, target.system) || strength >= OVERWHELMING * needOf(target);
  const areTogether = strength >= TOGETHER * strengthOf(mind, all);
  return isFed && areTogether && isEnough(mind, target, now);
}

/** The ships that are gathered or get there this turn. */
function gathered(mind: Mind, { system }: Target, stage: SystemId | null, parties: Parties) {
  const near = parties.filter(
    ([at, party]) =>
      at === system || at === stage || arriveNow(mind, { units: party, to: system, travel: BOLD }),
  );
  return near.flatMap(([, party]) => party);
}

/** Ships by the system where they are. */
type Parties = readonly (readonly [SystemId | null, readonly Unit[]])[];

/** The ships that strike now: those that are gathered, or else a fleet under way that is enough by itself; none: all gather. */
function strikersFor(mind: Mind, target: Target, ships: readonly Unit[]): readonly Unit[] {
  const parties: Parties = [...groupBy(ships, (unit) => systemOfShip(mind, unit))];
  const now = gathered(mind, target, stageFor(mind, target), parties);
  const there = parties.find(([at]) => at === target.system)?.[1] ?? [];
  const holds = there.length > 0 && strengthOf(mind, there) >= target.expected;
  if (holds || isReady(mind, target, now, ships)) return now;
  return parties.find(([, party]) => isReady(mind, target, party, ships))?.[1] ?? [];
}

/** Attacks with all who can strike now if they are enough; otherwise the fleet gathers. */
function attack(mind: Mind, sheet: Sheet, target: Target, ships: readonly Unit[]): void {
  const units = strikersFor(mind, target, ships);
  if (units.length > 0) {
    const odds = Math.round(strengthOf(mind, units));
    const why = `${target.why} It expects a strength of ${Math.round(target.expected)} there, and brings ${odds}.`;
    send(mind, sheet, { units, to: target.system, travel: BOLD, label: 'Strike', why });
  }
  gather(mind, sheet, target, armyOf(mind, sheet));
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

/** Goes with all that it has for the best target that it is strong enough for, or gathers for the best of all. */
export function attackAll(mind: Mind, sheet: Sheet): void {
  const army = armyOf(mind, sheet);
  const targets = targetsOf(mind);
  for (const target of targets) {
    const ships = allFor(mind, army, target.system);
    if (ships.length === 0 || strengthOf(mind, ships) < needOf(target)) continue;
    attack(mind, sheet, target, ships);
    return;
  }
  const [best] = targets;
  if (best !== undefined) gather(mind, sheet, best, army);
}
