import { cite } from '#kernel/reasons/cite';
import { counted } from '#kernel/words/counted';
import type { SystemId } from '#model/campaign/ids';
import type { MoveFleet } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import type { Outlook } from '#rules/supply/supply-outlook';
import type { Aftermath } from '#legality/plan/aftermath';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';
import { inSystem, supplyBeforeMoves } from '#legality/plan/planned-supply';
import { systemOfFleet } from '#legality/plan/where';

/** Why a place has no supply, as far as the player knows. */
export function whyText({ view }: Plan, outlook: Exclude<Outlook, { supplied: true }>): string {
  const nameOf = (system: SystemId): string => view.systems[system]?.name ?? system;
  switch (outlook.because) {
    case 'blockade':
      return 'it is blockaded';
    case 'enemy':
      return `an enemy fleet at ${nameOf(outlook.at)} bars the way`;
    case 'depot-blockaded':
      return `the depot at ${nameOf(outlook.at)} is blockaded and serves its own system alone`;
    case 'lane':
      return `supply takes minor and major lanes only, and that from ${nameOf(outlook.from)} to ${nameOf(outlook.to)} is ${outlook.lane}`;
    case 'too-far':
      return tooFarText(outlook, nameOf);
    case 'no-depot':
      return 'you know of no depot that explored lanes lead to';
  }
}

type TooFar = Extract<Outlook, { because: 'too-far' }>;

function tooFarText({ lanes, functions, way }: TooFar, nameOf: (id: SystemId) => string): string {
  const depot = way.at(-1);
  const where = depot === undefined ? '' : `, at ${nameOf(depot)},`;
  const reach =
    functions > 2 ? `, more than the ${String(functions)} of the Supply ships there` : '';
  return `the nearest depot${where} is ${counted(lanes, 'lane')} away${reach}`;
}

/** A fleet that is in supply where it is, and would not be where the whole sheet takes it. @rule SUP-5 @rule SUP-6 */
export function supplyIssues(
  plan: Plan,
  after: Aftermath,
  { fleet, path }: Pick<MoveFleet, 'fleet' | 'path'>,
): readonly OrderIssue[] {
  const from = systemOfFleet(plan, fleet);
  const to = path.at(-1) ?? from;
  if (from === null || to === null) return [];
  const there = after.supply()(inSystem(to));
  if (there.supplied || !supplyBeforeMoves(plan, from).supplied) return [];
  const name = plan.view.systems[to]?.name ?? to;
  const about = { code: 'SUPPLY_LEFT', cite: cite('SUP-5'), path: 'path' };
  return [doubt(about, `At ${name} it is out of supply: ${whyText(plan, there)}.`)];
}
