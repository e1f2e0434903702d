import type { EmpireView } from '#fog/views/empire-view';
import { chanceFrom } from '#ai/plans/chance';
import { legalIn } from '#legality/judge-orders';
import type { SystemId } from '#model/campaign/ids';
import type { MachinePlayer } from '#model/campaign/machine-player';
import type { LegalOrder } from '#model/orders/order';
import type { Dice } from '#model/rolls/roll-purpose';
import { forceIndexOf } from '#rules/forces/force-index';
import { hasPlasmaStorm } from '#rules/movement/has-plasma-storm';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { reachOf } from '#rules/movement/reach-of';
import { isReadyToInvade } from './attack.ts';
import { planForwardDepot } from './bases.ts';
import { planMissions } from './agents.ts';
import type { BattleOdds } from './battle-odds.ts';
import { budgetOf } from './budget.ts';
import { planConvoys, planShelter } from './convoys.ts';
import { planDiplomacy } from './diplomacy.ts';
import { planDoctrine } from './doctrine.ts';
import { planExploration } from './explore.ts';
import { LEVELS } from './levels.ts';
import type { Mind, Noted, Sheet } from './mind.ts';
import { PERSONALITIES } from './personalities.ts';
import { planPurchases } from './purchases.ts';
import { planFlights } from './flights.ts';
import { planRepairs } from './repairs.ts';
import { besieged, loadTroops, planBombardments, planInvasions, troopsWanted } from './siege.ts';
import { planWithdrawals } from './send.ts';
import { planSupply } from './supply.ts';
import { surveyOf } from './survey.ts';
import { type Target, targetsOf } from './targets.ts';
import { planThrift } from './thrift.ts';
import { planWar } from './war.ts';
import { planStrategy, worldLevelOf, worldNatureOf } from './world.ts';

/** The orders of a machine player, each with its reason. */
export type MachinePlan = Readonly<{ legal: readonly LegalOrder[]; noted: readonly Noted[] }>;

/** Its own dice, and who tells it odds. */
type Means = Readonly<{ dice: Dice; odds: BattleOdds }>;

function mindOf(view: EmpireView, { level, personality }: MachinePlayer, means: Means): Mind {
  const { nonAligned: world } = view.empire;
  const index = forceIndexOf(view);
  return {
    view,
    index,
    survey: surveyOf(view),
    level: world === undefined ? LEVELS[level] : worldLevelOf(world),
    nature: PERSONALITIES[world === undefined ? personality : worldNatureOf(world)],
    chance: chanceFrom(means.dice.stream('machine', view.empire.id)),
    odds: means.odds,
    reach: reachOf(view),
    ground: {
      lanes: laneMapOf(view.lanes),
      isStormy: (system) => hasPlasmaStorm(view.systems[system]?.visited?.facts.anomalies ?? []),
    },
  };
}

/** What an attack needs before the warships go: a depot, and troops aboard. Returns the ground units that it wants. */
function prepareAttack(
  mind: Mind,
  sheet: Sheet,
  goal: SystemId | null,
  target: Target | undefined,
): number {
  if (goal === null || !mind.level.attacks || mind.survey.isHeld) return 0;
  const troops = troopsWanted(mind, goal) + 2;
  planForwardDepot(mind, sheet, goal);
  if (isReadyToInvade(mind, sheet, target)) loadTroops(mind, sheet, troops);
  return troops;
}

function write(mind: Mind): Sheet {
  const sheet: Sheet = { noted: [], busy: new Set(), money: mind.view.empire.treasury };
  const [target] = targetsOf(mind);
  const goal = besieged(mind)[0] ?? target?.system ?? null;
  planWithdrawals(mind, sheet);
  planFlights(mind, sheet);
  planRepairs(mind, sheet);
  planSupply(mind, sheet);
  planDoctrine(mind, sheet);
  const { nonAligned: world } = mind.view.empire;
  // Its treaties and wars follow from its rolls.
  if (world === undefined) planDiplomacy(mind, sheet);
  else planStrategy(mind, sheet, world);
  planMissions(mind, sheet);
  const troops = prepareAttack(mind, sheet, goal, target);
  planInvasions(mind, sheet, goal);
  planConvoys(mind, sheet);
  const budget = budgetOf(mind);
  planPurchases(mind, sheet, budget, { goal, troops });
  planShelter(mind, sheet);
  planExploration(mind, sheet);
  planThrift(mind, sheet, budget);
  planWar(mind, sheet);
  planBombardments(mind, sheet);
  return sheet;
}

/**
 * Plans the turn of an empire from its view alone. What the judge of orders would refuse is left out, so that all its
 * orders are legal.
 * @rule TURN-5 @rule FOG-14
 */
export function machinePlan(view: EmpireView, player: MachinePlayer, means: Means): MachinePlan {
  const { noted } = write(mindOf(view, player, means));
  const orders = noted.map(({ order }) => order);
  const kept = new Set(legalIn(view, orders).map(({ index }) => index));
  const left = noted.filter((_one, at) => kept.has(at));
  const legal = legalIn(
    view,
    left.map(({ order }) => order),
  );
  return { legal, noted: left };
}
