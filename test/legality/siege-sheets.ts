import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { PlanGround } from '#model/orders/ground-war';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { type FleetPlan, looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, systemId, unitId } from '#test/support/campaign';

export type World = Readonly<{
  fleets?: FleetPlan;
  units?: readonly Unit[];
  rules?: Partial<RuleSet>;
  between?: DiplomaticState;
  change?: (state: CampaignState) => CampaignState;
}>;

export const aboard = (id: string, carrier: string, part: Partial<Unit> = {}): Unit =>
  ashore(id, 'gropos', 'A', { place: { kind: 'aboard', carrier: unitId(carrier) }, ...part });

/** Red is at its own A with a cruiser, an Assault ship and a convoy with troops, and watches blue's colony B with a destroyer. */
export const FLEETS: FleetPlan = {
  red: { f1: ['A', 'ca', 'lander', 'convoy', 'ram'], f2: ['B', 'dd'] },
};
export const TROOPS = [aboard('red.u1', 'red.uf12'), aboard('red.u2', 'red.uf12')];

export function judged(orders: readonly Order[], world: World) {
  const { fleets = FLEETS, units = TROOPS, rules, between = 'war', change } = world;
  const state = voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'minor' },
    owners: { A: 'red', B: 'blue' },
    states: { 'red/blue': between },
    fleets,
    units,
  });
  const info = { campaignName: 'Test', rules: { ...DEFAULT_RULE_SET, ...rules } };
  const seen = looked(change === undefined ? state : change(state));
  return judgeOrders(empireViewOf(seen, empireId('red'), info), orders);
}

export const codesOf = (
  orders: readonly Order[],
  world: World = {},
): readonly (readonly string[])[] =>
  judged(orders, world).verdicts.map(({ issues }) => issues.map(({ code }) => code));

/** The codes of the first order of a sheet in which red's main fleet goes to B. */
export const codesAtB = (order: Order, world: World = {}): readonly string[] =>
  codesOf([order, move('red.f1', 'B')], world)[0]!;

export const plan = (system: string, part: Partial<PlanGround> = {}): PlanGround => ({
  kind: 'PlanGround',
  system: systemId(system),
  plan: 'spread',
  militia: true,
  ...part,
});
