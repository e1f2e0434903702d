import { keysById, valuesById } from '#kernel/collections/tables';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { ROUTE_KINDS, type Route } from '#model/forces/route';
import {
  ASTEROID_POLICIES,
  CONTESTED_POLICIES,
  DIRECT_TARGETS,
  ENGAGEMENTS,
  ENTRY_ROLES,
  HELD_ROLES,
  MISSION_POLICIES,
  RAM_POLICIES,
  RELIEVED,
  RESUPPLY_POLICIES,
  RETREAT_POLICIES,
  SCENARIO_WISHES,
  SCREEN_ROLES,
  SCOUTING_POLICIES,
  STEALTH_POLICIES,
  WARFARE_POLICIES,
  type StandingOrders,
} from '#model/forces/standing-orders';
import type { OrderKind } from '#model/orders/order';
import type { Proposal, Thought } from './thought.ts';

type OfEmpire =
  | 'unpaidFirst'
  | 'unpaidUnits'
  | 'unlockFirst'
  | 'sweepFirst'
  | 'foundFirst'
  | 'tendFirst'
  | 'investEachTurn'
  | 'developEachTurn'
  | 'admits';
type Choices<F extends keyof StandingOrders> = {
  readonly [K in F]-?: (thought: Thought) => StandingOrders[K];
};

const some = <T>(items: readonly T[], { chance }: Thought, of100: number): readonly T[] =>
  items.filter(() => chance.percent(of100));

const oneOf = <T>(items: readonly T[], { chance }: Thought): readonly T[] => {
  const picked = chance.pick(items);
  return picked === null ? [] : [picked];
};

const ownDesigns = ({ view }: Thought): readonly DesignId[] =>
  valuesById(view.units).map(({ design }) => design);

const knownDesigns = ({ view }: Thought): readonly UnitDesign[] =>
  valuesById(view.designs).flatMap((row) => (row.known === 'stats' ? row.design : []));

/** What a fleet, or a whole empire, does when nobody can be asked. */
const OF_FORCES: Choices<Exclude<keyof StandingOrders, OfEmpire>> = {
  engage: ({ chance }) => chance.pick(ENGAGEMENTS) ?? 'enemies',
  engageRatio: ({ chance }) => chance.upTo(100),
  defendRatio: ({ chance }) => chance.upTo(100),
  scenario: ({ chance }) => chance.pick(SCENARIO_WISHES) ?? 'best',
  pursue: ({ chance }) => chance.percent(70),
  refuseBelow: ({ chance }) => chance.upTo(100),
  disengageBelow: ({ chance }) => chance.upTo(100),
  withdrawTo: ({ view, chance }) =>
    chance.percent(50) ? chance.pick(keysById(view.systems)) : null,
  afterLane: ({ chance }) => chance.pick(['continue', 'return']) ?? 'continue',
  direct: (thought) => some(DIRECT_TARGETS, thought, 50),
  directShare: ({ chance }) => (chance.percent(50) ? 100 : chance.upTo(100)),
  screen: (thought) => some(SCREEN_ROLES, thought, 20),
  takeDamage: ({ chance }) => (chance.percent(33) ? 'spread' : 'cheapest'),
  enterFirst: (thought) => some(ENTRY_ROLES, thought, 20),
  holdBack: (thought) => some(HELD_ROLES, thought, 20),
  cargoFirst: (thought) => oneOf(ownDesigns(thought), thought),
  missions: ({ chance }) => chance.pick(MISSION_POLICIES) ?? 'best',
  warfare: ({ chance }) => chance.pick(WARFARE_POLICIES) ?? 'best',
  retreat: ({ chance }) => chance.pick(RETREAT_POLICIES) ?? 'nobody',
  retreatAt: ({ chance }) => (chance.percent(33) ? chance.upTo(100) : 0),
  withoutFlagship: ({ chance }) => (chance.percent(20) ? 'retreat' : 'fight-on'),
  sendBackCrippled: ({ chance }) => chance.pick([true, false, RELIEVED]) ?? true,
  resupply: ({ chance }) => chance.pick(RESUPPLY_POLICIES) ?? 'dying',
  contested: ({ chance }) => chance.pick(CONTESTED_POLICIES) ?? 'stop',
  stayFirst: (thought) => oneOf(ownDesigns(thought), thought),
  spares: (thought) =>
    thought.chance.percent(10) ? oneOf(keysById(thought.view.neighbours), thought) : [],
  attacks: (thought) =>
    thought.chance.percent(14) ? oneOf(keysById(thought.view.neighbours), thought) : [],
  stealth: ({ chance }) => chance.pick(STEALTH_POLICIES) ?? 'engage',
  asteroids: ({ chance }) => chance.pick(ASTEROID_POLICIES) ?? 'nobody',
  ram: ({ chance }) => chance.pick(RAM_POLICIES) ?? 'nobody',
  boarding: ({ chance }) => (chance.percent(25) ? 'nobody' : 'capture'),
  prizes: ({ chance }) => (chance.percent(33) ? 'scuttle' : 'keep'),
  proximity: ({ chance }) => (chance.percent(50) ? 'keep' : 'spend'),
  intel: ({ chance }) => chance.upTo(3) - 1,
  scouting: ({ chance }) => chance.pick(SCOUTING_POLICIES) ?? 'surprise',
};

/** What is read from the whole empire only. */
const OF_EMPIRE: Choices<OfEmpire> = {
  unpaidFirst: (thought) => oneOf(ownDesigns(thought), thought),
  unpaidUnits: (thought) => some(keysById(thought.view.units), thought, 10),
  unlockFirst: (thought) =>
    oneOf(
      knownDesigns(thought).flatMap(({ id, list }) =>
        list === thought.view.empire.forceList ? id : [],
      ),
      thought,
    ),
  sweepFirst: (thought) =>
    some(
      knownDesigns(thought).flatMap(({ id, kind }) => (kind === 'minefield' ? id : [])),
      thought,
      70,
    ),
  foundFirst: (thought) =>
    oneOf(
      knownDesigns(thought).map(({ id }) => id),
      thought,
    ),
  tendFirst: (thought) => oneOf(ownDesigns(thought), thought),
  investEachTurn: ({ chance }) => chance.upTo(4) - 1,
  developEachTurn: (thought) =>
    some(
      valuesById(thought.view.systems).flatMap(({ id, own }) =>
        own !== null && own.census > 0 ? id : [],
      ),
      thought,
      33,
    ),
  admits: (thought) => some(keysById(thought.view.neighbours), thought, 30),
};

/** Chooses each field by dice of its own, so that no field goes with another. */
const chosen = <F extends keyof StandingOrders>(
  choices: Choices<F>,
  thought: Thought,
): Partial<StandingOrders> =>
  // Each value is of its own field, by the table.
  Object.fromEntries(
    Object.entries<(thought: Thought) => unknown>(choices).map(([field, choose]) => [
      field,
      choose({ ...thought, chance: thought.chance.about(field) }),
    ]),
  );

/** Now and then a fleet follows its empire again. */
const ofFleet = (thought: Thought): Partial<StandingOrders> =>
  thought.chance.percent(11) ? {} : chosen(OF_FORCES, thought);

/** A route of any kind; none if the player knows too little. */
function randomRoute({ view, chance }: Thought): Route | null {
  const kind = chance.pick(ROUTE_KINDS) ?? 'return';
  const systems = keysById(view.systems);
  const system = chance.pick(systems);
  const fleet = chance.pick(keysById(view.fleets));
  switch (kind) {
    case 'to':
    case 'hold':
    case 'trade':
      return system && { kind, system };
    case 'patrol':
      return { kind, stops: systems.filter(() => chance.percent(30)) };
    case 'escort':
      return fleet && { kind, fleet };
    case 'return':
      return { kind };
  }
}

/** What might be ordered for when nobody can be asked. */
export const STANDING_PROPOSALS: {
  readonly [K in Extract<OrderKind, 'SetStanding' | 'SetRoute'>]: Proposal<K>;
} = {
  SetRoute: (thought) => {
    const { view, chance } = thought;
    const fleet = chance.percent(25) ? chance.pick(keysById(view.fleets)) : null;
    if (fleet === null) return [];
    const route = chance.percent(15) ? null : randomRoute(thought);
    return [{ kind: 'SetRoute', fleet, route }];
  },
  SetStanding: (thought) => {
    const { view, chance } = thought;
    if (!chance.percent(20)) return [];
    const fleet = chance.percent(50) ? chance.pick(keysById(view.fleets)) : null;
    const standing =
      fleet === null && chance.percent(50) ? chosen(OF_EMPIRE, thought) : ofFleet(thought);
    return [{ kind: 'SetStanding', fleet, standing }];
  },
};
