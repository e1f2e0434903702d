import type { ContactView } from '#fog/views/empire-view';
import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { sortBy } from '#kernel/collections/sort-by';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { stateToward } from '#rules/diplomacy/state-toward';
import { type Mind, nameOf } from './mind.ts';
import { mightOfGroups, mightOfUnits, NO_MIGHT, strengthOfMight, together } from './strength.ts';

/** A system worth an attack. */
export type Target = Readonly<{
  system: SystemId;
  /** The strength that it expects to meet, and the one that it wants to bring. */
  expected: number;
  need: number;
  worth: number;
  why: string;
}>;

/** Forces that were last seen this long ago still count for something. */
const STRANGERS = 18;
const OLD_NEWS = 8;
const LEAST_EXPECTED = 4;

/**
 * The mobile forces of an empire: the most that was seen of them in one turn. Sightings of several turns can't be added,
 * because the same fleet may be among them more than once.
 */
export function fleetsSeen(mind: Mind, empire: EmpireId): number {
  const { view } = mind;
  const seen = valuesById(view.contacts).filter(
    ({ owner, kind, seen: { turn } }) =>
      owner === empire && kind === 'fleet' && view.turn - turn <= STRANGERS,
  );
  const byTurn = [...groupBy(seen, (one) => one.seen.turn)];
  const strengths = byTurn.map(([, contacts]) =>
    strengthOfMight(together(contacts.map(({ groups }) => mightOfGroups(view, groups)))),
  );
  return Math.max(0, ...strengths);
}

const isNear = (mind: Mind, { place }: ContactView, system: SystemId): boolean =>
  place.kind === 'system' &&
  place.system !== system &&
  (mind.survey.guide.jumps(place.system, system) ?? 99) <= 2;

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
  const visited = view.systems[system]?.visited ?? null;
  const isOld = visited === null || view.turn - visited.turn > OLD_NEWS;
  const unknown = isOld && owner !== null ? fleetsSeen(mind, owner) / 2 : 0;
  return Math.max(LEAST_EXPECTED, unknown, strengthOfMight(together([here, half, NO_MIGHT])));
}

function worthOf(mind: Mind, system: SystemId): number {
  const facts = mind.view.systems[system]?.visited?.facts;
  if (facts === undefined) return 5;
  if (facts.settlement === 'outpost') return 5;
  const isHome = facts.traits.includes('Homeworld');
  return 10 + 3 * facts.raw + facts.capacity + (isHome ? 25 : 0);
}

const SIEGE = 60;

const isHeldBySelf = ({ view, index }: Mind, system: SystemId): boolean =>
  index
    .fleetsAt(system)
    .some(({ id }) => strengthOfMight(mightOfUnits(view, index.inFleet(id))) > 0);

/** The strength that an attack needs, by how careful the player is. */
export const marginOf = ({ level, nature }: Mind): number =>
  Math.max(0.8, (level.attackAt + nature.caution) / 100);

/** Enemy systems, and raiders near own ones, the best target first. */
export function targetsOf(mind: Mind): readonly Target[] {
  const { survey, view } = mind;
  const margin = marginOf(mind);
  const from = survey.home;
  const found = survey.foreign.flatMap(({ system: { id }, owner }): readonly Target[] => {
    const isAtWar = owner !== null && stateToward(view.neighbours, owner) === 'war';
    const jumps = from === null ? 9 : (survey.guide.jumps(from, id) ?? 99);
    if (!isAtWar || jumps >= 99) return [];
    const expected = expectedAt(mind, id, owner);
    // A siege that has begun is brought to its end.
    const begun = isHeldBySelf(mind, id) ? SIEGE : 0;
    const worth = worthOf(mind, id) + begun - 3 * jumps - expected / 4;
    const why = `${nameOf(mind, id)} belongs to an enemy.`;
    return [{ system: id, expected, need: expected * margin, worth, why }];
  });
  return sortBy(found, (a, b) => b.worth - a.worth);
}
