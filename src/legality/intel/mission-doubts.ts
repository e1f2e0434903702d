import type { EmpireView, SystemView } from '#fog/views/empire-view';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { formatNumber } from '#kernel/words/format-number';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { OrderIssue } from '#model/orders/order-issue';
import type { RunMission } from '#model/orders/run-mission';
import { orderStateOf } from '#rules/economy/order-state';
import { censusForPlans } from '#rules/intel/mission-difficulty';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import { knownOwnerOf, statsIn } from './mission-plan.ts';

const about = (code: string, path: string): Parameters<typeof doubt>[0] => ({
  code,
  cite: cite('INT-5'),
  path,
});

function statsDoubts({ view }: Plan, order: RunMission): readonly OrderIssue[] {
  const needsStats = INTEL_MISSION_TABLE[order.mission].design === 'must';
  if (!needsStats || statsIn(view, order.design) !== null) return [];
  const text = 'You don’t know the stats of that class, so the difficulty is unknown.';
  return [doubt({ ...about('MISSION_STATS_UNKNOWN', 'design'), cite: cite('INT-1') }, text)];
}

/** The Census may be too low for the schematics. */
function censusDoubts(
  { name, reported, visited }: SystemView,
  design: UnitDesign,
): readonly OrderIssue[] {
  const need = censusForPlans(design);
  const head = `The schematics of ${design.name} need Census ${formatNumber(need)}`;
  if (reported !== null && reported.facts.census < need) {
    const text = `${head}, and ${name} had Census ${formatNumber(reported.facts.census)} in turn ${formatNumber(reported.turn)}.`;
    return [doubt(about('MISSION_CENSUS', 'at'), text)];
  }
  if (visited === null || visited.facts.capacity >= need) return [];
  const text = `${head}, and ${name} can have no more than ${formatNumber(visited.facts.capacity)}.`;
  return [doubt(about('MISSION_CENSUS', 'at'), text)];
}

/** What the last report of the owner’s research says of a class. */
function unlockedDoubts(
  view: EmpireView,
  owner: EmpireId,
  { id, name }: Readonly<{ id: DesignId; name: string }>,
): readonly OrderIssue[] {
  const told = valuesById(view.systems).flatMap(({ reports = [] }) =>
    reports.flatMap(({ turn, facts }) =>
      facts.kind === 'tech' && facts.empire === owner ? [{ turn, unlocked: facts.unlocked }] : [],
    ),
  );
  const [last] = sortBy(told, (a, b) => b.turn - a.turn);
  if (last === undefined || last.unlocked.includes(id)) return [];
  const text = `Your report of turn ${formatNumber(last.turn)} doesn’t list ${name} among the classes of the owner.`;
  return [doubt(about('MISSION_NOT_UNLOCKED', 'design'), text)];
}

function schematicsDoubts({ view }: Plan, order: RunMission): readonly OrderIssue[] {
  const system: SystemView | undefined = view.systems[order.at];
  const design = statsIn(view, order.design);
  if (system === undefined || design === null) return [];
  const owner = knownOwnerOf(system, view) ?? 'unknown';
  return [
    ...censusDoubts(system, design),
    ...(owner === 'unknown' ? [] : unlockedDoubts(view, owner, design)),
  ];
}

/** A coup needs a rebellion, which the player may know nothing of. @rule INT-7 */
function coupDoubts({ view }: Plan, { at }: RunMission): readonly OrderIssue[] {
  const system: SystemView | undefined = view.systems[at];
  if (system === undefined) return [];
  const { name, reported } = system;
  const unsure = { ...about('MISSION_NO_REBELLION', 'at'), cite: cite('INT-7') };
  if (reported === null) {
    const text = `You don’t know whether ${name} is in rebellion. If it isn’t, a coup does nothing.`;
    return [doubt(unsure, text)];
  }
  const { turn, facts } = reported;
  if (orderStateOf(facts) === 'rebellion') return [];
  const text = `${name} had Morale ${formatNumber(facts.morale)} in turn ${formatNumber(turn)}. A coup does nothing unless there is a rebellion.`;
  return [doubt(unsure, text)];
}

/** What speaks against the success of a mission, by what its player knows. @rule INT-5 @rule INT-7 @rule FOG-14 */
export const missionDoubts = (plan: Plan, order: RunMission): readonly OrderIssue[] => [
  ...statsDoubts(plan, order),
  ...(order.mission === 'espionage-schematics' ? schematicsDoubts(plan, order) : []),
  ...(order.mission === 'propaganda-coup' ? coupDoubts(plan, order) : []),
];
