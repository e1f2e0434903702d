import { keysById } from '#kernel/collections/tables';
import { THINGS_TO_NAME } from '#fog/views/things-to-name';
import { ROUTE_KINDS, type Route } from '#model/forces/route';
import { byKind, offered } from '#model/forces/standing/by-kind';
import type { NumberUnit, RowKind, RowOf, ThingKind } from '#model/forces/standing/row';
import {
  STANDING_FIELDS,
  STANDING_ROWS,
  type StandingField,
  type StandingOrders,
} from '#model/forces/standing-orders';
import type { OrderKind } from '#model/orders/order';
import type { Proposal, Thought } from './thought.ts';

const some = <T>(items: readonly T[], { chance }: Thought, of100: number): readonly T[] =>
  items.filter(() => chance.percent(of100));

const oneOf = <T>(items: readonly T[], { chance }: Thought): readonly T[] => {
  const picked = chance.pick(items);
  return picked === null ? [] : [picked];
};

const oneValue = ({ options }: RowOf<'choice' | 'phrase'>, { chance }: Thought): unknown =>
  chance.pick(offered<Readonly<{ value?: boolean }>>(options))?.value;

/** The highest values, so that fleets fight and sheets can be paid. */
const MOST_DARED: Readonly<Record<NumberUnit, number>> = { percent: 100, Intel: 2, EP: 3 };

/** How many of 100 things are named; null: one, where there is one. */
const NAMED: Readonly<Record<ThingKind, number | null>> = {
  class: null,
  power: 15,
  unit: 10,
  colony: 33,
  contact: 30,
};

/** A random value for a field of each kind. */
const RANDOM: { readonly [K in RowKind]: (row: RowOf<K>, thought: Thought) => unknown } = {
  choice: oneValue,
  phrase: oneValue,
  number: ({ unit, default: usual, most }, { chance }) => {
    // Of what is a share of 100, half the time the usual.
    if (unit === 'percent' && most === MOST_DARED.percent && chance.percent(50)) return usual;
    return unit === 'percent'
      ? chance.upTo(MOST_DARED[unit])
      : chance.upTo(MOST_DARED[unit] + 1) - 1;
  },
  roles: ({ options }, thought) => some(Object.keys(options), thought, 25),
  things: ({ of, among }, thought) => {
    const [ids, of100] = [THINGS_TO_NAME[among](thought.view), NAMED[of]];
    return of100 === null ? oneOf(ids, thought) : some(ids, thought, of100);
  },
  place: (_row, { view, chance }) =>
    chance.percent(50) ? chance.pick(keysById(view.systems)) : null,
};

/** Chooses each field by dice of its own, so that no field goes with another. */
const chosen = (fields: readonly StandingField[], thought: Thought): Partial<StandingOrders> =>
  Object.fromEntries(
    fields.map((field) => {
      const about = { ...thought, chance: thought.chance.about(field) };
      return [field, byKind(RANDOM, STANDING_ROWS[field], about)];
    }),
  );

const isOfEmpire = (field: StandingField): boolean => STANDING_ROWS[field].ofEmpire !== undefined;
/** What is read from the whole empire only, and what each fleet may have. */
const OF_EMPIRE = STANDING_FIELDS.filter(isOfEmpire);
const OF_FORCES = STANDING_FIELDS.filter((field) => !isOfEmpire(field));

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
