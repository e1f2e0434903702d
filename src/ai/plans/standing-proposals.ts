import { keysById, valuesById } from '#kernel/collections/tables';
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

/** How to meet others, and how to fight them. */
function inBattle({ view, chance }: Thought): Partial<StandingOrders> {
  const system = chance.percent(50) ? chance.pick(keysById(view.systems)) : null;
  return {
    engage: chance.pick(ENGAGEMENTS) ?? 'enemies',
    engageRatio: chance.upTo(100),
    defendRatio: chance.upTo(100),
    scenario: chance.pick(SCENARIO_WISHES) ?? 'best',
    pursue: chance.percent(70),
    refuseBelow: chance.upTo(100),
    disengageBelow: chance.upTo(100),
    withdrawTo: system,
    afterLane: chance.pick(['continue', 'return']) ?? 'continue',
    direct: DIRECT_TARGETS.filter(() => chance.percent(50)),
    missions: chance.pick(MISSION_POLICIES) ?? 'best',
    retreat: chance.pick(RETREAT_POLICIES) ?? 'nobody',
    sendBackCrippled: chance.percent(50),
    resupply: chance.pick(RESUPPLY_POLICIES) ?? 'dying',
    contested: chance.pick(CONTESTED_POLICIES) ?? 'stop',
    stayFirst: [chance.pick(valuesById(view.units).map(({ design }) => design)) ?? []].flat(),
  };
}

/** Now and then nobody is boarded. */
const boardingBy = ({ engageRatio = 0 }: Partial<StandingOrders>): StandingOrders['boarding'] =>
  engageRatio % 4 === 1 ? 'nobody' : 'capture';

/** What Scouts do before battles goes with it too. */
const scoutingBy = ({ engageRatio = 0 }: Partial<StandingOrders>): StandingOrders['scouting'] =>
  SCOUTING_POLICIES[engageRatio % SCOUTING_POLICIES.length] ?? 'surprise';

/** Now and then what is captured is scuttled. */
const prizesBy = ({ engageRatio = 0 }: Partial<StandingOrders>): StandingOrders['prizes'] =>
  engageRatio % 3 === 0 ? 'scuttle' : 'keep';

/** Whom it spares, and what its Scouts do. */
const withRestraint = (
  standing: Partial<StandingOrders>,
  { view }: Thought,
): Partial<StandingOrders> => {
  const { engageRatio = 0, defendRatio = 0 } = standing;
  return {
    ...standing,
    warfare: WARFARE_POLICIES[engageRatio % WARFARE_POLICIES.length] ?? 'best',
    spares: defendRatio % 10 === 0 ? keysById(view.neighbours).slice(0, 1) : [],
    attacks: defendRatio % 7 === 0 ? keysById(view.neighbours).slice(-1) : [],
  };
};

/** Some of a list, by a number that was rolled for something else. */
const partBy = <T>(list: readonly T[], rolled: number): readonly T[] =>
  rolled % 3 === 0 ? [] : list.filter((_one, at) => (rolled + at) % 4 === 0);

/** How it forms up, whom it covers, how it takes damage, what it keeps, and when it has had enough, by no dice of its own. */
const inFormation = (standing: Partial<StandingOrders>): Partial<StandingOrders> => {
  const { refuseBelow = 0, disengageBelow = 0, engageRatio = 0, defendRatio = 0 } = standing;
  const { stayFirst = [] } = standing;
  return {
    ...standing,
    directShare: refuseBelow % 2 === 0 ? 100 : refuseBelow,
    screen: partBy(SCREEN_ROLES, engageRatio),
    takeDamage: defendRatio % 3 === 1 ? 'spread' : 'cheapest',
    enterFirst: partBy(ENTRY_ROLES, defendRatio),
    holdBack: partBy(HELD_ROLES, refuseBelow),
    cargoFirst: stayFirst,
    retreatAt: disengageBelow % 3 === 0 ? disengageBelow : 0,
    withoutFlagship: disengageBelow % 5 === 0 ? 'retreat' : 'fight-on',
  };
};

/** Whether to hide or to ram goes with how bold a fleet is, and takes no dice of its own. */
function withDaring(standing: Partial<StandingOrders>): Partial<StandingOrders> {
  const stealth = STEALTH_POLICIES[(standing.engageRatio ?? 0) % STEALTH_POLICIES.length];
  const asteroids = ASTEROID_POLICIES[(standing.defendRatio ?? 0) % ASTEROID_POLICIES.length];
  const ram = RAM_POLICIES[(standing.refuseBelow ?? 0) % RAM_POLICIES.length];
  return {
    ...standing,
    stealth: stealth ?? 'engage',
    asteroids: asteroids ?? 'nobody',
    ram: ram ?? 'nobody',
    boarding: boardingBy(standing),
    prizes: prizesBy(standing),
    proximity: (standing.disengageBelow ?? 0) % 2 === 0 ? 'keep' : 'spend',
    intel: (standing.disengageBelow ?? 0) % 3,
    scouting: scoutingBy(standing),
  };
}

/** Now and then a fleet follows its empire again, by no die of its own. */
const ofFleet = (standing: Partial<StandingOrders>): Partial<StandingOrders> =>
  (standing.engageRatio ?? 0) % 9 === 4 ? {} : withDaring(standing);

/** What is read from the whole empire only. */
function ofEmpire({ view, chance }: Thought): Partial<StandingOrders> {
  const own = valuesById(view.units).map(({ design }) => design);
  const list = valuesById(view.designs).flatMap((row) =>
    row.known === 'stats' && row.design.list === view.empire.forceList ? row.design.id : [],
  );
  const unpaidFirst = [chance.pick(own) ?? []].flat();
  return {
    unpaidFirst,
    unlockFirst: [chance.pick(list) ?? []].flat(),
    // All that he knows of, by no die of its own.
    sweepFirst: valuesById(view.designs).flatMap((row) =>
      row.known === 'stats' && row.design.kind === 'minefield' ? row.design.id : [],
    ),
    foundFirst: unpaidFirst,
    // Who goes unpaid, what is invested and developed: by no die of their own.
    unpaidUnits: valuesById(view.units).flatMap(({ id, design }, at) =>
      at % 3 === 0 && unpaidFirst.includes(design) ? id : [],
    ),
    investEachTurn: view.turn % 4,
    developEachTurn: valuesById(view.systems).flatMap(({ id, own: colony }, at) =>
      colony !== null && colony.census > 0 && (at + view.turn) % 3 === 0 ? id : [],
    ),
    // Of what he has: by no die of its own.
    tendFirst: unpaidFirst,
    admits: keysById(view.neighbours).filter(() => chance.percent(30)),
  };
}

/** A route of any kind; none when he knows too little. */
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
      fleet === null && chance.percent(50)
        ? ofEmpire(thought)
        : ofFleet(inFormation(withRestraint(inBattle(thought), thought)));
    return [{ kind: 'SetStanding', fleet, standing }];
  },
};
