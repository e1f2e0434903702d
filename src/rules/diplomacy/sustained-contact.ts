import type { EmpireId } from '#model/campaign/ids';

/** The facts about a system that matter to envoys. */
export type Stop = Readonly<{
  controller: EmpireId | null;
  isBlockaded: boolean;
  /** The empires with a fleet there. */
  fleets: readonly EmpireId[];
  /** The empires with an uncrippled Diplomatic ship there. */
  diplomats: readonly EmpireId[];
  /** By explored lanes of any class: the places of other systems in the list. */
  neighbours: readonly number[];
}>;

/**
 * The facts that decide whether envoys get through. Systems are numbered by their places in one list, because each pair of empires asks
 * about many.
 */
export type EnvoyFacts = Readonly<{
  stops: readonly Stop[];
  /** The systems that an empire controls. */
  heldBy: (empire: EmpireId) => readonly number[];
  areEnemies: (one: EmpireId, other: EmpireId) => boolean;
}>;

/** Whether a third empire is an enemy of one of the two. The result is kept, because the same few empires come up in each system. */
function hindersIn(
  { areEnemies }: EnvoyFacts,
  pair: readonly EmpireId[],
): (other: EmpireId) => boolean {
  const known = new Map<EmpireId, boolean>(pair.map((one) => [one, false]));
  return (other) => {
    const before = known.get(other);
    if (before !== undefined) return before;
    const hinders = pair.some((one) => areEnemies(one, other));
    known.set(other, hinders);
    return hinders;
  };
}

function isReceived({ stops, heldBy }: EnvoyFacts, host: EmpireId, guest: EmpireId): boolean {
  return heldBy(host).some((at) => stops[at]?.diplomats.includes(guest) ?? false);
}

/**
 * Whether two empires can send envoys to each other: along explored lanes from a system of one to a system of the other, past no enemy
 * fleet and through no enemy's system; or by a Diplomatic ship in a system that the other controls. An enemy fleet where the way begins or
 * ends hinders only if the system is blockaded.
 * @rule DIP-2
 * @ruling Only enemies among third empires block envoys. If the two empires are at war with each other, their own fleets and systems let
 *   envoys pass, because otherwise no war could be ended.
 */
export function hasSustainedContact(
  facts: EnvoyFacts,
  pair: readonly [EmpireId, EmpireId],
): boolean {
  const [from, to] = pair;
  if (isReceived(facts, from, to) || isReceived(facts, to, from)) return true;
  const { stops, heldBy } = facts;
  const hinders = hindersIn(facts, pair);
  const isClear = ({ fleets }: Stop): boolean => !fleets.some(hinders);
  const isOpen = (stop: Stop): boolean =>
    isClear(stop) && (stop.controller === null || !hinders(stop.controller));
  const endsOf = (empire: EmpireId): readonly number[] =>
    heldBy(empire).filter((at) => {
      const stop = stops[at];
      return stop !== undefined && (!stop.isBlockaded || isClear(stop));
    });
  return isWayOpen(stops, { from: endsOf(from), to: endsOf(to), isOpen });
}

/** How a system is marked in a search. */
const GOAL = 1;
const SEEN = 2;

type Search = Readonly<{
  from: readonly number[];
  to: readonly number[];
  isOpen: (stop: Stop) => boolean;
}>;

/** Whether a path leads from some systems to others through open ones. */
function isWayOpen(stops: readonly Stop[], { from, to, isOpen }: Search): boolean {
  const marks = new Uint8Array(stops.length);
  to.forEach((at) => {
    marks[at] = GOAL;
  });
  from.forEach((at) => {
    marks[at] = SEEN;
  });
  const reached = [...from];
  // A list that grows while it is walked through is what is still to be left.
  for (const at of reached) {
    for (const next of stops[at]?.neighbours ?? []) {
      if (marks[next] === GOAL) return true;
      if (marks[next] === SEEN) continue;
      marks[next] = SEEN;
      const stop = stops[next];
      if (stop !== undefined && isOpen(stop)) reached.push(next);
    }
  }
  return false;
}
