import type { z } from 'zod';
import type { LaneClass } from '#model/campaign/lane';
import { BATTLE_FORMAT, BATTLE_VERSION } from './battle-schema.ts';

/**
 * What stands in for what the schema refused. For every value that a check asks after, one of these
 * has another, so a fault that is found with each of them is there whatever was meant.
 */
type Guess = Readonly<{
  scenario: string;
  holder: string | null;
  carrierStaging: string;
  defensiveTargets: string;
  count: number;
}>;
export const GUESSES: readonly Guess[] = [
  {
    scenario: 'defensive',
    holder: 'defender',
    carrierStaging: 'on',
    defensiveTargets: 'fixed',
    count: 1,
  },
  {
    scenario: 'deep-space',
    holder: 'attacker',
    carrierStaging: 'on',
    defensiveTargets: 'bases',
    count: 1000,
  },
  {
    scenario: 'deep-space',
    holder: null,
    carrierStaging: 'off',
    defensiveTargets: 'bases',
    count: 1,
  },
];

/** No class or list is called so; what is told of it is left out with all else below its place. */
const UNREAD = 'unread';
const LANE: LaneClass = 'minor';

const newGroup = (): object => ({ class: UNREAD });
const newSide = (): object => ({ name: UNREAD, forceList: UNREAD, units: [newGroup()] });

/** By the last name of a place; what has none here may be left out of a battle. */
const STAND_INS: ReadonlyMap<string, (guess: Guess) => unknown> = new Map<
  string,
  (guess: Guess) => unknown
>([
  ['format', () => BATTLE_FORMAT],
  ['version', () => BATTLE_VERSION],
  ['name', () => UNREAD],
  ['scenario', ({ scenario }) => scenario],
  ['place', ({ holder }) => ({ kind: 'system', holder })],
  ['holder', ({ holder }) => holder],
  [
    'settings',
    ({ carrierStaging, defensiveTargets }) => {
      return { carrierStaging, defensiveTargets };
    },
  ],
  ['carrierStaging', ({ carrierStaging }) => carrierStaging],
  ['defensiveTargets', ({ defensiveTargets }) => defensiveTargets],
  ['sides', () => ({ attacker: newSide(), defender: newSide() })],
  ['attacker', newSide],
  ['defender', newSide],
  ['forceList', () => UNREAD],
  ['units', () => [newGroup()]],
  ['class', () => UNREAD],
  ['count', ({ count }) => count],
]);

const GROUPS: readonly unknown[] = ['units', 'aboard'];

/** What the whole place of a refused value is: a list falls as one, but for units, and a place by its kind. */
function placeOf(path: readonly PropertyKey[]): readonly PropertyKey[] {
  if (path[0] === 'place' && path[1] === 'kind') return ['place'];
  const item = path.findIndex((step, index) => {
    return typeof step === 'number' && !GROUPS.includes(path[index - 1]);
  });
  return item < 0 ? path : path.slice(0, item);
}

function standInFor(path: readonly PropertyKey[], guess: Guess): unknown {
  const last = path.at(-1);
  if (typeof last === 'number') return newGroup();
  if (path[0] === 'place' && last === 'class') return LANE;
  return STAND_INS.get(String(last))?.(guess);
}

type Holder = Record<PropertyKey, unknown>;
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Puts a value at a place that there is; undefined: nothing is left there. */
function put(json: unknown, path: readonly PropertyKey[], value: unknown): void {
  const last = path.at(-1);
  let holder = json;
  for (const step of path.slice(0, -1)) holder = isHolder(holder) ? holder[step] : undefined;
  if (last === undefined || !isHolder(holder)) return;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
}

/** Changes what the schema refused into what it takes: groups and sides keep their places. */
export function putStandIns(json: unknown, { issues }: z.core.$ZodError, guess: Guess): void {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) put(json, [...issue.path, key], undefined);
    } else {
      const place = placeOf(issue.path);
      put(json, place, standInFor(place, guess));
    }
  }
}
