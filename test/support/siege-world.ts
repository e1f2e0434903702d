import type { PhaseInput } from '#engine/record/phase';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { seededDice } from '#kernel/dice/seeded-dice';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { UnitDesign } from '#model/forces/design';
import type { GroundPlan } from '#model/forces/ground-plan';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { ordersOf, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from './ashore.ts';
import { designId, designOf, systemId, unitId } from './campaign.ts';

/** Ground classes with different figures; the cost of all is 3. */
export const GROUND_CLASSES: Readonly<Record<string, UnitDesign>> = Object.fromEntries(
  [
    ['foot', { attrition: 2, attack: 3, defense: 1, dieFaces: 4 }, []],
    ['guard', { attrition: 3, attack: 2, defense: 2, dieFaces: 6 }, []],
    ['shocker', { attrition: 3, attack: 3, defense: 2, dieFaces: 6 }, [{ id: 'shock', rating: 1 }]],
    ['tank', { attrition: 4, attack: 4, defense: 3, dieFaces: 6 }, []],
    [
      'marine',
      { attrition: 2, attack: 3, defense: 2, dieFaces: 6 },
      [{ id: 'marines', rating: 1 }],
    ],
  ].map(([id, ground, abilities]) => [
    id,
    designOf({
      id: designId(id as string),
      kind: 'ground',
      hull: 'LG',
      ground,
      abilities,
    } as never),
  ]),
);

/** How units of red take part, and those of blue, in order: `foot convoy`, `tank landed`. */
export type SiegeForces = Readonly<{
  red: readonly (readonly [design: string, way: 'invades' | 'waits' | 'landed' | 'reserve'])[];
  /** Assault ships of red that carry nobody, each with five functions. */
  support?: number;
  blue: readonly (readonly [design: string, way?: 'reserve'])[];
  plans?: Readonly<{ red?: GroundPlan; blue?: GroundPlan }>;
  militia?: boolean;
  rules?: Partial<RuleSet>;
}>;

const CONVOY = unitId('red.uf10');
const B = systemId('B');

/** Red besieges B, a colony of blue with Census 3. */
export function siegeWorld({ red, blue, support = 0 }: SiegeForces): CampaignState {
  const place = (way: string): Partial<Unit> =>
    way === 'invades' || way === 'waits' ? { place: { kind: 'aboard', carrier: CONVOY } } : {};
  const rest = (way: string | undefined): Partial<Unit> =>
    way === 'reserve' ? { status: 'reserve' } : {};
  const units = [
    ...red.map(([design, way], at) =>
      ashore(`red.g${String(at)}`, design, 'B', { ...place(way), ...rest(way) }),
    ),
    ...blue.map(([design, way], at) => ashore(`blue.g${String(at)}`, design, 'B', rest(way))),
  ];
  const ships = Array.from({ length: support }, () => 'lander');
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red', B: 'blue' },
    fleets: { red: { f1: ['B', 'convoy', ...ships] } },
    units,
  });
  return {
    ...state,
    phase: 'ground-combat',
    designs: { ...state.designs, ...GROUND_CLASSES },
  };
}

const unitsOf = ({ red }: SiegeForces, wanted: string): readonly Unit['id'][] =>
  red.flatMap(([, way], at) => (way === wanted ? [unitId(`red.g${String(at)}`)] : []));

/** The orders of a turn: what is still aboard invades or waits. */
function ordersIn(
  state: CampaignState,
  forces: SiegeForces,
): Readonly<Record<string, readonly Order[]>> {
  const { plans = {}, militia = true } = forces;
  const isAboard = (id: Unit['id']): boolean => state.units[id]?.place.kind === 'aboard';
  const invading = unitsOf(forces, 'invades').filter(isAboard);
  const waiting = unitsOf(forces, 'waits').filter(isAboard);
  const invade: readonly Order[] =
    invading.length === 0 ? [] : [{ kind: 'Invade', system: B, units: invading, support: [] }];
  const land: readonly Order[] =
    waiting.length === 0
      ? []
      : [{ kind: 'UnloadCargo', carrier: CONVOY, cargo: { kind: 'units', units: waiting } }];
  const plan = (own: GroundPlan | undefined): Order => ({
    kind: 'PlanGround',
    system: B,
    plan: own ?? 'weakest',
    militia,
  });
  return { red: [...invade, ...land, plan(plans.red)], blue: [plan(plans.blue)] };
}

/** One turn of Ground Combat with dice of a seed. */
export function groundTurn(
  state: CampaignState,
  forces: SiegeForces,
  { secret, turn }: Readonly<{ secret: string; turn: number }>,
): Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }> {
  const input: PhaseInput = {
    state,
    orders: ordersOf(ordersIn(state, forces)),
    rules: { ...DEFAULT_RULE_SET, ...forces.rules },
    dice: seededDice<RollPurpose>({ secret, turn, attempt: 1, phase: 'ground-combat' }),
    decide: (_question, standing) => ({ answer: standing, by: 'standing' }),
  };
  const result = groundCombatPhase.run(input);
  if (!result.done) throw new Error('nobody is asked about fighting on the ground');
  return result;
}

export { B as SIEGED };
