import type { LaneClass } from '#model/campaign/lane';
import { type OrdnancePackage } from '#model/forces/ordnance';
import { type Guess, type StandIn, valueAt } from '#content/stand-ins';
import { BATTLE_FORMAT, BATTLE_VERSION } from './battle-schema.ts';

type Path = readonly PropertyKey[];

/** Values that may have been meant. */
type Meant = Readonly<{
  scenario: string;
  holder: string | null;
  carrierStaging: string;
  defensiveTargets: string;
  count: number;
  ordnance: OrdnancePackage;
}>;
const MEANT: readonly Meant[] = [
  {
    scenario: 'defensive',
    holder: 'defender',
    carrierStaging: 'on',
    defensiveTargets: 'fixed',
    count: 1,
    ordnance: 'heavy',
  },
  {
    scenario: 'deep-space',
    holder: 'attacker',
    carrierStaging: 'on',
    defensiveTargets: 'bases',
    count: 1000,
    ordnance: 'piercing',
  },
  {
    scenario: 'deep-space',
    holder: null,
    carrierStaging: 'off',
    defensiveTargets: 'bases',
    count: 1,
    ordnance: 'heavy',
  },
];

/** A name that no class or list has. Errors about it are left out, with all others below its place. */
const UNREAD = 'unread';
const LANE: LaneClass = 'minor';

const newGroup = (): object => ({ class: UNREAD });
const newSide = (): object => ({ name: UNREAD, forceList: UNREAD, units: [newGroup()] });

/** By the last name of a place. Entries without a stand-in here may be left out of a battle. */
const STAND_INS: ReadonlyMap<string, (meant: Meant) => unknown> = new Map<
  string,
  (meant: Meant) => unknown
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

/** The same for entries of a list, by the name of the list. A list without a stand-in here is dropped as a whole. */
const ITEMS: ReadonlyMap<string, (meant: Meant) => unknown> = new Map<
  string,
  (meant: Meant) => unknown
>([
  ['units', newGroup],
  ['aboard', newGroup],
  ['names', () => UNREAD],
  ['ordnance', ({ ordnance }) => ordnance],
]);

/** Entries that only a system has. */
const OF_SYSTEMS = ['anomalies', 'holder', 'productivity', 'utilized'];

/** The kind of place that was meant, judged by its other entries. */
function kindMeant(place: unknown): string | undefined {
  const has = (name: string): boolean => valueAt(place, [name]) !== undefined;
  const isSystem = OF_SYSTEMS.some(has);
  if (isSystem === has('class')) return undefined;
  return isSystem ? 'system' : 'lane';
}

function standInAt(path: Path, json: unknown, meant: Meant): StandIn {
  if (path[0] === 'place' && path[1] === 'kind') {
    const kind = kindMeant(valueAt(json, ['place']));
    return kind === undefined ? standInAt(['place'], json, meant) : { place: path, value: kind };
  }
  if (path[0] === 'place' && path[1] === 'class') return { place: path, value: LANE };
  const item = path.findIndex((step, index) => {
    return typeof step === 'number' && !ITEMS.has(String(path[index - 1]));
  });
  const place = item < 0 ? path : path.slice(0, item);
  const last = place.at(-1);
  const make =
    typeof last === 'number' ? ITEMS.get(String(place.at(-2))) : STAND_INS.get(String(last));
  return { place, value: make?.(meant) };
}

/** Stand-ins for values that the schema of battles refused. Groups and sides keep their places. */
export const BATTLE_GUESSES: readonly Guess[] = MEANT.map(
  (meant) =>
    (path, { json }) =>
      standInAt(path, json, meant),
);
