import { supplyPhase } from '#engine/phases/supply/phase';
import { type ScriptedRoll, scriptedDice } from '#kernel/dice/scripted-dice';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { LegalOrder, LaunchStrike, Order } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { type FleetPlan, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { systemId, unitId } from '#test/support/campaign';
import { eventsOf } from '#test/support/run-phases';

type Plan = Parameters<typeof voyageOf>[0];
export type World = Partial<Plan> &
  Readonly<{
    rules?: Partial<RuleSet>;
    orders?: Readonly<Record<string, readonly Order[]>>;
    change?: (state: CampaignState) => CampaignState;
    script?: readonly ScriptedRoll[];
  }>;

export const flight = (id: string, carrier: string, part: Partial<Unit> = {}): Unit =>
  ashore(id, 'lf', 'A', { place: { kind: 'aboard', carrier: unitId(carrier) }, ...part });
export const strike = (system: string, ...units: readonly string[]): LaunchStrike => ({
  kind: 'LaunchStrike',
  units: units.map(unitId),
  system: systemId(system),
});
export const wing = [flight('red.u1', 'red.uf10'), flight('red.u2', 'red.uf10')];
const depots = [ashore('red.u9', 'depot', 'A'), ashore('blue.u9', 'depot', 'B')];
export const fleets: FleetPlan = { red: { f1: ['A', 'ca'] }, blue: { f1: ['B', 'dd'] } };

/** The Supply Phase on the lanes A–B–C–D, B–E restricted: red.f1 is at A with two flights, blue.f1 at B. */
export function launch({
  rules,
  orders,
  script = [],
  change = (state) => state,
  ...plan
}: World = {}) {
  const base = voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'major', 'C-D': 'minor', 'A-E': 'restricted' },
    owners: { A: 'red', B: 'blue' },
    fleets,
    ...plan,
    units: [...depots, ...(plan.units ?? wing)],
  });
  const sheets = orders ?? { red: [strike('B', 'red.u1', 'red.u2')] };
  const result = supplyPhase.run({
    state: change({ ...base, phase: 'supply' }),
    orders: Object.fromEntries(
      Object.entries(sheets).map(([empire, own]) => [
        empire,
        own.map((order, index) => ({ order, index }) as unknown as LegalOrder),
      ]),
    ),
    rules: { ...DEFAULT_RULE_SET, carrierStrikes: 'on', raiders: 'off', ...rules },
    dice: scriptedDice<RollPurpose>(script),
    decide: () => undefined,
  });
  if (!result.done) throw new Error('nobody is asked');
  return {
    ...result,
    failed: eventsOf(result.events, 'OrderFailed').map(
      ({ about, because }) => `${about} ${because}`,
    ),
    launched: eventsOf(result.events, 'StrikeLaunched').map(
      ({ empire, units, system, encounter }) => [empire, units, system, encounter],
    ),
    pending: Object.values(result.state.encounters),
  };
}

/** A change to the world that takes away one of its units. */
export const without =
  (gone: string) =>
  (state: CampaignState): CampaignState => ({
    ...state,
    units: Object.fromEntries(Object.entries(state.units).filter(([id]) => id !== gone)),
  });
