import { MILITIA_CLASS } from '#model/campaign/militia';
import { cite } from '#kernel/reasons/cite';
import type { SystemView } from '#fog/views/empire-view';
import { bookIntel, intelSourceIssues, ownIntelOf } from '#legality/intel/intel-source';
import { missionDoubts } from '#legality/intel/mission-doubts';
import { shipsKnownAt } from '#rules/sight/ships-known-at';
import { knownJumpsOf, knownOwnerOf } from '#legality/intel/mission-plan';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { paymentIssues } from '#legality/works/pay';
import type { DesignId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import type { RunMission } from '#model/orders/run-mission';
import { missionCostOf } from '#rules/intel/mission-cost';
import { type MissionBar, missionBarOf } from '#rules/intel/mission-bar';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import { doubt, refusal } from '../issue.ts';

const about = (code: string, path: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('INT-1'),
  path,
});

const BARS: Readonly<Record<MissionBar, string>> = {
  'own-system': 'It can’t be run in your own systems. Choose a system of another empire.',
  'no-owner': 'Nobody owns that system. Only Espionage can look at it.',
  'no-contact':
    'You are not in contact with the owner. Choose a system of an empire that you have met.',
  'no-friend': 'Its owner is no friend of yours. Choose one of your own systems, or a friend’s.',
};

function groundIssues(
  { view }: Plan,
  { mission }: RunMission,
  system: SystemView,
): readonly OrderIssue[] {
  const owner = knownOwnerOf(system, view);
  if (owner === undefined) {
    const text = `You don’t know who owns ${system.name}. If you have no contact with its owner, the mission fails.`;
    return [doubt(about('MISSION_OWNER_UNKNOWN', 'at'), text)];
  }
  const isMet = owner !== null && owner !== 'unknown';
  const between = isMet ? (view.neighbours[owner]?.state ?? null) : null;
  const bar = missionBarOf(mission, { by: view.empire.id, owner, between });
  return bar === null ? [] : [refusal(about('MISSION_UNFIT', 'at'), BARS[bar])];
}

/** Schematics are stolen of classes that somebody can build, and the player can’t yet. Militias are raised and never built. @rule INT-5 */
function schematicsIssues(
  { view: { empire, universalLists }, yards }: Plan,
  { id, name }: Readonly<{ id: DesignId; name: string }>,
): readonly OrderIssue[] {
  const unfit = about('MISSION_CLASS', 'design');
  if (id === MILITIA_CLASS.id)
    return [
      refusal(unfit, `${name} is never built, so it has no schematics. Choose another class.`),
    ];
  if (empire.schematics.includes(id))
    return [refusal(unfit, `You have the schematics of ${name}. Choose another class.`)];
  const list = yards.facts.designOf(id)?.list;
  const isEverybodys = list !== undefined && universalLists.includes(list);
  if (!empire.unlocked.includes(id) && !isEverybodys) return [];
  return [refusal(unfit, `You can build ${name} already. Choose another class.`)];
}

/** What the mission is about fits, or it is left out. */
function designIssues(plan: Plan, order: RunMission): readonly OrderIssue[] {
  const { view } = plan;
  const { design: need, name } = INTEL_MISSION_TABLE[order.mission];
  const unfit = about('MISSION_CLASS', 'design');
  if (order.design === null) {
    return need === 'must'
      ? [refusal(unfit, `${name} needs a class. Name one, such as class Apollo.`)]
      : [];
  }
  if (need === 'no') return [refusal(unfit, `${name} takes no class. Leave the class out.`)];
  const known = view.designs[order.design];
  if (known === undefined) return [refusal(unfit, 'You know no such class. Choose another one.')];
  if (order.mission === 'espionage-schematics') return schematicsIssues(plan, known.design);
  const kind = { 'sabotage-ship': 'ship', 'sabotage-base': 'base', 'sabotage-convoy': 'convoy' };
  const sought = kind[order.mission as keyof typeof kind];
  if (known.design.kind === sought) return [];
  return [refusal(unfit, `${known.design.name} is not a ${sought}. Choose a class that is one.`)];
}

/** A ship is meant by a name that the player has learned of a contact there. @rule INT-8 @rule FOG-5 */
function nameIssues({ view }: Plan, { mission, at, named }: RunMission): readonly OrderIssue[] {
  if (named === null) return [];
  const unfit = about('MISSION_SHIP', 'named');
  if (mission !== 'sabotage-ship')
    return [refusal(unfit, 'Only Sabotage: Ship can name a ship. Leave the name out.')];
  if (shipsKnownAt(view, at).includes(named)) return [];
  return [refusal(unfit, `You know of no ship called “${named}” there. Leave the name out.`)];
}

function framingIssues({ view }: Plan, { at, framing }: RunMission): readonly OrderIssue[] {
  if (framing === null) return [];
  const unfit = about('MISSION_FRAMING', 'framing');
  if (!Object.hasOwn(view.neighbours, framing))
    return [refusal(unfit, 'You are not in contact with that empire. Frame another one, or none.')];
  const system = view.systems[at];
  const owner = system === undefined ? undefined : knownOwnerOf(system, view);
  if (owner === view.empire.id)
    return [
      refusal(unfit, 'Nobody finds a mission out in your own systems. Leave the framing out.'),
    ];
  if (owner !== framing) return [];
  return [refusal(unfit, 'That empire is the target itself. Frame another one, or none.')];
}

/** Whether a system belongs to a non-aligned world, as far as the player knows. */
function isOfWorld(view: Plan['view'], system: SystemView): boolean {
  const owner = knownOwnerOf(system, view);
  const isNamed = owner !== undefined && owner !== null && owner !== 'unknown';
  return isNamed && view.neighbours[owner]?.nonAligned === true;
}

/** A coup against a non-aligned world says which empire it is to like better or less. @rule INT-7 */
function swayIssues(
  { view }: Plan,
  { mission, ...aim }: RunMission,
  system: SystemView,
): readonly OrderIssue[] {
  const [other, ...more] = [aim.raising, aim.lowering].flatMap((one) => one ?? []);
  const unfit = about('MISSION_SWAY', 'raising');
  if (other === undefined) return [];
  if (mission !== 'propaganda-coup' || !isOfWorld(view, system))
    return [
      refusal(unfit, 'Only a Coup against a non-aligned world does that. Leave the empire out.'),
    ];
  if (more.length > 0)
    return [refusal(unfit, 'A Coup moves it toward one empire. Leave the other one out.')];
  const isMet = other === view.empire.id || Object.hasOwn(view.neighbours, other);
  if (isMet && other !== knownOwnerOf(system, view)) return [];
  return [refusal(unfit, 'Choose yourself or another empire that you have met.')];
}

function shapeIssues(plan: Plan, order: RunMission): readonly OrderIssue[] {
  const { view } = plan;
  const system: SystemView | undefined = view.systems[order.at];
  if (system === undefined)
    return [refusal(about('SYSTEM_UNKNOWN', 'at'), 'You know no such system.')];
  const issues = [
    ...intelSourceIssues(plan, order.from),
    ...groundIssues(plan, order, system),
    ...designIssues(plan, order),
    ...framingIssues(plan, order),
    ...nameIssues(plan, order),
    ...swayIssues(plan, order, system),
  ];
  if (order.mission !== 'sabotage-raiding' || view.rules.raiders === 'on') return issues;
  const text = 'This campaign is played without raiders. Choose another mission.';
  return [...issues, refusal(about('MISSION_UNFIT', 'mission'), text)];
}

/**
 * May the Intel of a system run this mission? By what the player knows: who owns the system, and which lanes lead there.
 * @rule INT-1 @rule INT-8 @rule INT-9 @rule ECO-6 @rule FOG-14
 */
export function judgeRunMission(order: RunMission, plan: Plan): Judgement {
  const { view } = plan;
  const issues = [...shapeIssues(plan, order)];
  if (isRefused(issues)) return free(issues);
  const jumps = knownJumpsOf(view, order);
  if (jumps === null) {
    const text =
      'You know no path there over minor and major lanes. Choose another system, or explore and improve the lanes.';
    return free([...issues, refusal(about('MISSION_NO_PATH', 'at'), text)]);
  }
  const cost = missionCostOf(ownIntelOf(view, order.from), jumps);
  issues.push(...paymentIssues(plan, cost));
  if (isRefused(issues)) return free(issues);
  bookIntel(plan, order.from);
  return { issues: [...issues, ...missionDoubts(plan, order)], cost };
}
