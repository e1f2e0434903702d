import { percent } from '#kernel/words/percent';
import type {
  ExploreLane,
  FleetRef,
  Order,
  SetMartialLaw,
  SetStanding,
  TakeReprisal,
} from '#model/orders/order';
import { MORALE_ODDS } from '#rules/colony/morale-odds';
import { retreatChanceOf } from '#rules/combat/retreat-chance';
import { divide } from '#kernel/numbers/divide';
import { listed } from '#kernel/words/listed';
import { reprisalResult } from '#rules/colony/reprisal-result';
import { explorationBonus, explorationResult } from '#rules/movement/exploration';
import { explorerFunctions } from '#rules/movement/explorer-functions';
import { raidAhead } from '#legality/movement/raid-ahead';
import type { Aftermath } from '#legality/plan/aftermath';
import type { Plan } from '#legality/plan/plan';
import { membersOf, systemOfFleet } from '#legality/plan/where';

const FACES = Array.from({ length: 10 }, (_, at) => at + 1);
const PERCENT_PER_FACE = 10;

/** However well it is guarded, a system has this chance of raiders: not worth a word. */
const LEAST_RAID = 1;

/** The share of the faces of a d10 for which something is so. */
const shareOf = (is: (die: number) => boolean): string =>
  percent(FACES.filter(is).length * PERCENT_PER_FACE);

/** @rule MOV-5 */
function exploreText(plan: Plan, { fleet }: ExploreLane): string {
  const { view, yards } = plan;
  const functions = membersOf(plan, fleet).flatMap((unit) => {
    const design = yards.facts.designOf(unit.design);
    return design === undefined ? [] : [explorerFunctions({ unit, design }, view.rules)];
  });
  const bonus = explorationBonus(functions);
  const [found, peril] = (['found', 'peril'] as const).map((result) =>
    shareOf((die) => explorationResult(die, bonus) === result),
  );
  return `Chances: ${found ?? ''} to find the way, ${peril ?? ''} of peril.`;
}

/** @rule COL-8 */
function reprisalText({ view }: Plan, { system }: TakeReprisal): string | null {
  const own = view.systems[system]?.own ?? null;
  if (own === null) return null;
  const after = (die: number) => reprisalResult(own, die);
  const calmer = shareOf((die) => after(die).morale > own.morale);
  const loss = shareOf((die) => after(die).census < own.census);
  return `Chances: ${calmer} for Morale +1, ${loss} for Census −1.`;
}

/** What martial law itself does to Morale, while it lasts. @rule COL-5 @rule COL-7 */
function martialLawText({ view }: Plan, { system, law }: SetMartialLaw): string | null {
  if (!law || (view.systems[system]?.own ?? null) === null) return null;
  const { target } = MORALE_ODDS['martial-law'];
  const chance = divide(100 * target, DIE, 'nearest');
  return `Chance: ${percent(chance)} for Morale −1 in each Morale check while it lasts.`;
}

/** How likely ships get away undamaged that are told to retreat from battles. @rule CSC-12 */
function retreatText({ standing }: SetStanding): string | null {
  const { retreat = 'nobody' } = standing;
  if (retreat === 'nobody') return null;
  const ways = RETREAT_LANES.map((lane) => {
    const away = (condition: 'sound' | 'crippled'): string =>
      percent(retreatChanceOf({ traits: { jumps: 0 }, condition }, lane));
    return `${away('sound')} by a ${lane} lane (crippled ${away('crippled')})`;
  });
  return `Chances to get away undamaged, without jump engines: ${listed(ways)}.`;
}

const DIE = 6;
const RETREAT_LANES = ['major', 'minor', 'restricted'] as const;

/** The raiders that a fleet may meet where it goes. @rule SUP-1 @rule FOG-14 */
function raidText(plan: Plan, after: Aftermath, fleet: FleetRef): string | null {
  const from = systemOfFleet(plan, fleet);
  const goal = plan.destinations.get(fleet) ?? from;
  if (goal === null || goal === from) return null;
  const ahead = raidAhead(plan, after, goal);
  if (ahead === null || (!ahead.areThere && ahead.chance <= LEAST_RAID)) return null;
  const name = plan.view.systems[goal]?.name ?? goal;
  return ahead.areThere
    ? `Raiders are at ${name}.`
    : `Chance that raiders come to ${name} after your orders: ${percent(ahead.chance)}.`;
}

/** The chances of an order that dice decide, by what its player knows; null: none do, or another forecast tells them. @rule FOG-14 */
export function chanceForecast(plan: Plan, after: Aftermath, order: Order): string | null {
  if (order.kind === 'ExploreLane') return exploreText(plan, order);
  if (order.kind === 'TakeReprisal') return reprisalText(plan, order);
  if (order.kind === 'SetMartialLaw') return martialLawText(plan, order);
  if (order.kind === 'SetStanding') return retreatText(order);
  const isMove = order.kind === 'MoveFleet' || order.kind === 'SetRoute';
  return isMove ? raidText(plan, after, order.fleet) : null;
}
