import type { ContactView } from '#fog/views/empire-view';
import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { sortBy } from '#kernel/collections/sort-by';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { isTreaty } from '#model/campaign/relation';
import { stateToward } from '#rules/diplomacy/state-toward';
import { strengthOfAll } from './army.ts';
import { budgetOf } from './budget.ts';
import { turnsLeft } from './horizon.ts';
import { type Mind, nameOf } from './mind.ts';
import { mightOfGroups, mightOfUnits, strengthOfMight, together } from './strength.ts';

/** A system worth an attack. */
export type Target = Readonly<{
  system: SystemId;
  owner: EmpireId | null;
  /** The strength that it expects to meet, and the one that it wants to bring. */
  expected: number;
  need: number;
  /** It has seen most of what it expects, so that it can ask for odds. */
  isSeen: boolean;
  worth: number;
  why: string;
}>;

/** Forces that were last seen this long ago count in full, and half of them forever. */
const STRANGERS = 18;
const FORGOTTEN = 60;
const OLD_NEWS = 8;
const LEAST_EXPECTED = 4;
/** Nobody leaves their homeworld open. */
const HOME_EXPECTED = 40;

/**
 * The mobile forces of an empire: the most that was seen of them in one turn. Sightings of several turns can't be added,
 * because the same fleet may be among them more than once.
 */
export function fleetsSeen(mind: Mind, empire: EmpireId): number {
  const { view } = mind;
  const seen = valuesById(view.contacts).filter(
    ({ owner, kind, seen: { ended } }) =>
      owner === empire &&
      kind === 'fleet' &&
      ended?.how !== 'destroyed' &&
      ended?.how !== 'captured',
  );
  const byTurn = [...groupBy(seen, (one) => one.seen.turn)];
  const strengths = byTurn.map(([turn, contacts]) => {
    const all = together(contacts.map(({ groups }) => mightOfGroups(view, groups)));
    return strengthOfMight(all) * memoryOf(view.turn - turn);
  });
  return Math.max(0, ...strengths);
}

/** The part of forces that still counts when they were seen a number of turns ago. */
const memoryOf = (age: number): number =>
  age <= STRANGERS ? 1 : Math.max(0.5, 1 - (age - STRANGERS) / (2 * (FORGOTTEN - STRANGERS)));

const isNear = (mind: Mind, { place }: ContactView, system: SystemId): boolean =>
  place.kind === 'system' &&
  place.system !== system &&
  (mind.survey.guide.jumps(place.system, system) ?? 99) <= 2;

/** What may be there besides what was seen, which is much where nobody has looked for long. */
function unseenAt(mind: Mind, system: SystemId, owner: EmpireId | null): number {
  const visited = mind.view.systems[system]?.visited ?? null;
  if (visited !== null && mind.view.turn - visited.turn <= OLD_NEWS) return LEAST_EXPECTED;
  const fleets = owner === null ? 0 : fleetsSeen(mind, owner);
  const isHome = visited?.facts.traits.includes('Homeworld') === true;
  return isHome ? Math.max(HOME_EXPECTED, fleets) : Math.max(LEAST_EXPECTED, fleets / 2);
}

/** What an attacker meets: what was seen there, and half of what may come to help. */
function expectedAt(mind: Mind, system: SystemId, owner: EmpireId | null): number {
  const { view, survey } = mind;
  const here = survey.enemyMight(system);
  const helpers = valuesById(view.contacts).filter(
    (one) =>
      one.kind === 'fleet' &&
      one.owner === owner &&
      one.seen.ended === undefined &&
      view.turn - one.seen.turn <= OLD_NEWS &&
      isNear(mind, one, system),
  );
  const help = together(helpers.map(({ groups }) => mightOfGroups(view, groups)));
  const half = { guns: help.guns / 2, armor: help.armor / 2 };
  return Math.max(unseenAt(mind, system, owner), strengthOfMight(together([here, half])));
}

function worthOf(mind: Mind, system: SystemId): number {
  const facts = mind.view.systems[system]?.visited?.facts;
  if (facts === undefined) return 5;
  if (facts.settlement === 'outpost') return 5;
  const isHome = facts.traits.includes('Homeworld');
  return 10 + 3 * facts.raw + facts.capacity + (isHome ? 25 : 0);
}

const SIEGE = 60;
const RIVAL = 20;

/** A scout is no siege. */
const LEAST_SIEGE = 10;

function isHeldBySelf({ view, index, survey }: Mind, system: SystemId): boolean {
  const ships = index.fleetsAt(system).flatMap(({ id }) => index.inFleet(id));
  const own = strengthOfMight(mightOfUnits(view, ships));
  return own >= LEAST_SIEGE && own >= survey.enemyStrength(system);
}

/** The strength that an attack needs, by how careful the player is. */
export const marginOf = ({ level, nature }: Mind): number =>
  Math.max(0.8, (level.attackAt + nature.caution) / 100);

/** The part of what it expects that it must have seen before it asks for odds. */
const SEEN = 0.7;
/** Who asks for odds needs no more than this many times the strength that it expects. */
const ASKING = 1.3;

/** Whether it can ask for the odds there. */
const isMostlySeen = ({ level, survey }: Mind, system: SystemId, expected: number): boolean =>
  level.asksOdds && survey.enemyStrength(system) >= SEEN * expected;

/** Systems of some owners, the best target first. */
function systemsOf(mind: Mind, isMeant: (owner: EmpireId) => boolean): readonly Target[] {
  const { survey, view } = mind;
  const margin = marginOf(mind);
  const from = survey.home;
  const found = survey.foreign.flatMap(({ system: { id }, owner }): readonly Target[] => {
    const jumps = from === null ? 9 : (survey.guide.jumps(from, id) ?? 99);
    if (owner === null || !isMeant(owner) || jumps >= 99) return [];
    const expected = expectedAt(mind, id, owner);
    // A siege that has begun is brought to its end.
    const begun = isHeldBySelf(mind, id) ? SIEGE : 0;
    // Worlds rise again where they were beaten; an empire that is beaten is out of the game.
    const rival = view.neighbours[owner]?.nonAligned === true ? 0 : RIVAL;
    const worth = worthOf(mind, id) + begun + rival - 3 * jumps - expected / 4;
    const why = `${nameOf(mind, id)} belongs to an enemy.`;
    const isSeen = isMostlySeen(mind, id, expected);
    const need = expected * (isSeen ? Math.min(margin, ASKING) : margin);
    return [{ system: id, owner, expected, need, isSeen, worth, why }];
  });
  return sortBy(found, (a, b) => b.worth - a.worth);
}

/** Enemy systems, the best target first. */
export const targetsOf = (mind: Mind): readonly Target[] =>
  systemsOf(mind, (owner) => stateToward(mind.view.neighbours, owner) === 'war');

/** Some of its forces were seen once: nobody makes war on an empire of which they know only the name and the systems. */
export const hasSeenForces = ({ view }: Mind, id: EmpireId): boolean =>
  valuesById(view.contacts).some(({ owner }) => owner === id);

/** A system worth a war that is still to be declared: of somebody without a treaty, whose forces it has seen. */
function preyOf(mind: Mind): Target | undefined {
  const { view, nature, level } = mind;
  if (!level.attacks || !level.spreads) return undefined;
  if (view.turn < nature.peaceUntil || turnsLeft(view) < TOO_LATE) return undefined;
  const [best] = systemsOf(mind, (owner) => {
    const state = stateToward(view.neighbours, owner);
    return state !== null && !isTreaty(state) && hasSeenForces(mind, owner);
  });
  return best !== undefined && best.worth > 0 ? best : undefined;
}

/** What its next attack is to take: an enemy system, or one whose owner it would make an enemy. */
export const goalOf = (mind: Mind): Target | undefined => targetsOf(mind)[0] ?? preyOf(mind);

/** A war that begins later yields nothing before the end. */
const TOO_LATE = 24;

/** What a homeworld needs against raiders at any time. */
export const RAID_GUARD = 30;

/** The strength of its whole fleet with which a machine begins to attack a target: what it wants there, and a guard at home. */
export function warNeedOf(mind: Mind, { need, owner }: Target): number {
  const enemy = owner === null ? 0 : fleetsSeen(mind, owner);
  const there = Math.max(need, marginOf(mind) * Math.max(enemy, HOME_EXPECTED));
  return (there + RAID_GUARD) / (1 - mind.level.reserve / 100);
}

/** The part of the income with whose upkeep a fleet can't grow any more: it fights as it is, or eats up all there is. */
const SPENT = 0.75;

function isSpent(mind: Mind): boolean {
  const { gross, upkeep } = budgetOf(mind);
  return gross > 0 && upkeep >= SPENT * gross;
}

/** Whether its whole fleet is strong enough for its next attack. */
export function isStrongEnough(mind: Mind): boolean {
  const [target] = targetsOf(mind);
  if (target === undefined) return false;
  const all = strengthOfAll(mind);
  return all >= warNeedOf(mind, target) || (all >= target.need && isSpent(mind));
}
