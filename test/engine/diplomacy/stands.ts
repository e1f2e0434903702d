import type { Phase } from '#engine/record/phase';
import { claimIdOf, NEVER_ENDS } from '#model/campaign/effect';
import type { CampaignState } from '#model/campaign/state';
import { DIPLOMATIC_STATES, type DiplomaticState, relationIdOf } from '#model/campaign/relation';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignEventType } from '#model/events/campaign-event';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { eventsOf, inputOf, ordersOf, type Voyaged, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { designId, designOf, empireId, systemId, unitId } from '#test/support/campaign';

/** How red and blue stand to each other. */
export const STANDS = ['never met', ...DIPLOMATIC_STATES] as const;
export type Stand = (typeof STANDS)[number];

export const [red, blue, green] = [empireId('red'), empireId('blue'), empireId('green')];
/** Blue’s system. */
export const B = systemId('B');
/** The first unit of red’s first fleet. */
export const FIRST = unitId('red.uf10');

type Plan = Parameters<typeof voyageOf>[0];
type Change = Readonly<Record<string, Partial<Unit>>>;

const TROOPS = designOf({
  id: designId('troops'),
  kind: 'ground',
  hull: 'LG',
  ground: { attrition: 4, attack: 2, defense: 3, dieFaces: 2 },
});

/** Without the relation of red and blue, if they never met. */
function asThey<S extends Pick<CampaignState, 'relations'>>(
  state: S,
  stand: Stand,
  [one, other]: readonly (typeof red)[],
): S {
  if (stand !== 'never met') return state;
  const id = relationIdOf(one!, other!);
  const relations = Object.entries(state.relations).filter(([key]) => key !== id);
  return { ...state, relations: Object.fromEntries(relations) };
}

/** The state of a relation that `unmet` takes out again. */
export const stateOf = (stand: Stand): DiplomaticState =>
  stand === 'never met' ? 'non-intercourse' : stand;
export const unmet = asThey;

/** A–B–C–D of red, blue, nobody and green, with whom both are at Non-Intercourse unless the plan says otherwise. */
export function standing(stand: Stand, plan: Partial<Plan>, change: Change = {}): CampaignState {
  const state = voyageOf({
    empires: ['red', 'blue', 'green'],
    lanes: { 'A-B': 'minor', 'B-C': 'minor', 'C-D': 'minor', 'A-C': 'minor', 'A-D': 'minor' },
    owners: { A: 'red', B: 'blue', D: 'green' },
    fleets: {},
    ...plan,
    states: {
      'red/blue': stateOf(stand),
      'red/green': 'non-intercourse',
      'blue/green': 'non-intercourse',
      ...plan.states,
    },
  });
  const units = Object.values(state.units).map((unit) => [
    unit.id,
    { ...unit, ...change[unit.id] },
  ]);
  const met: CampaignState = {
    ...state,
    designs: { ...state.designs, [TROOPS.id]: TROOPS },
    units: Object.fromEntries(units),
  };
  return asThey(met, stand, [red, blue]);
}

/** The same, where a system was once an empire’s. */
export function onceOwned(
  state: CampaignState,
  empire: EmpireId,
  system: SystemId,
  givenUp: readonly EmpireId[] = [],
): CampaignState {
  const id = claimIdOf(empire, system);
  const subject = { kind: 'claim', system, givenUp } as const;
  const claim = { id, kind: 'claim', owner: empire, subject, amount: 1 } as const;
  return { ...state, effects: { [id]: { ...claim, begins: 0, ends: NEVER_ENDS } } };
}
export const onceReds = (state: CampaignState): CampaignState => onceOwned(state, red, B);

/** A unit in the hold of red’s first one. */
export const inHold = (id: string, design: string): Unit =>
  ashore(id, design, 'A', { place: { kind: 'aboard', carrier: FIRST } });

export const QUIET = { firstContactWar: 'off' } as const;

/** A phase in which nobody is asked anything. */
export function played(
  phase: Phase,
  state: CampaignState,
  orders: Readonly<Record<string, readonly Order[]>> = {},
): Voyaged {
  const rules = { ...DEFAULT_RULE_SET, ...QUIET, tension: 'on' } as const;
  const result = phase.run(inputOf(state, ordersOf(orders), rules));
  if (!result.done) throw new Error('nobody is asked');
  return result;
}

/** Whether an event happens in a phase that red has ordered this for. */
export const happens = (
  type: CampaignEventType,
  phase: Phase,
  state: CampaignState,
  ...orders: readonly Order[]
): boolean => eventsOf(played(phase, state, { red: orders }), type).length > 0;

/** Whether red has a right at a place, when it and blue stand so: found by running what asks for it. */
export type Place = (stand: Stand) => boolean;
