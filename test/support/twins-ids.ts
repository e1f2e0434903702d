import type { FleetId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { ProofWorld } from './proof-world.ts';
import { type Making, draftOf, othersOf, worldOf } from './twins-draft.ts';
import type { Choices } from './proof-choices.ts';

type Rename = (id: string) => string;

/** The same data with other ids, wherever they stand: as keys, as values, in orders. */
function renamed<T>(value: T, rename: Rename): T {
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return rename(one);
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [rename(key), walk(item)]));
  };
  return walk(value) as T;
}

const COUNTED = { u: 'units', f: 'fleets', w: 'works', c: 'contacts' } as const;
type Letter = keyof typeof COUNTED;
const LETTERS = Object.keys(COUNTED) as readonly Letter[];

/** Numbers of one sort of an empire's things as if more had been built and lost before each. */
function withGaps(count: number, { below }: Choices): readonly number[] {
  let number = 0;
  return Array.from({ length: count + 1 }, () => {
    const here = number;
    number += 1 + (below(3) === 0 ? below(7) : 0);
    return here;
  });
}

/** Exchanges the numbers of those that may have any order. */
function exchanged(
  numbers: readonly number[],
  isFree: (at: number) => boolean,
  choices: Choices,
): readonly number[] {
  const free = numbers.flatMap((_number, at) => (at > 0 && isFree(at) ? [at] : []));
  const mixed = choices.shuffled(free);
  const result = [...numbers];
  free.forEach((at, index) => {
    result[at] = numbers[mixed[index]!]!;
  });
  return result;
}

/** Fleets that nobody sees may have come in any order; what is seen keeps its own, or all of them may. */
type Freed = 'hidden fleets' | 'all fleets';

/**
 * Gives everything of the others the numbers it would have had in another history. Units keep their
 * order, since among equals the older one goes first into battle.
 */
export function renumbered(
  making: Pick<Making, 'viewer' | 'oracle' | 'choices'>,
  world: ProofWorld,
  freed: Freed = 'hidden fleets',
): ProofWorld {
  const { choices, oracle } = making;
  const draft = draftOf(world);
  const map = new Map<string, string>();
  const others = othersOf({ draft, viewer: making.viewer });
  const counted = Object.hasOwn(draft.tables.counters, RAIDERS) ? [...others, RAIDERS] : others;
  for (const empire of counted) {
    const row = draft.tables.counters[empire]!;
    const counts: Record<string, number> = {};
    for (const letter of LETTERS) {
      const gaps = withGaps(row[COUNTED[letter]], choices);
      const idOf = (number: number): string => `${empire}.${letter}${String(number)}`;
      const isFree = (at: number): boolean =>
        letter === 'f' && (freed === 'all fleets' || oracle.isHiddenFleet(idOf(at) as FleetId));
      exchanged(gaps, isFree, choices).forEach((number, at) => {
        if (at > 0) map.set(idOf(at), idOf(number));
      });
      counts[COUNTED[letter]] = gaps.at(-1)! + choices.below(20);
    }
    draft.tables.counters[empire] = { ...row, ...counts };
  }
  const plain = worldOf(world, draft);
  const rename: Rename = (id) => map.get(id) ?? id;
  return { ...plain, state: renamed(plain.state, rename), orders: renamed(plain.orders, rename) };
}

/** The same world with the rows of every table in another order. */
export function reordered(world: ProofWorld, { shuffled }: Choices): ProofWorld {
  const mixed = <T extends object>(table: T): T =>
    Object.fromEntries(shuffled(Object.entries(table))) as T;
  const state = Object.fromEntries(
    shuffled(Object.entries(world.state)).map(([name, table]) => [
      name,
      typeof table === 'object' ? mixed(table) : table,
    ]),
  ) as ProofWorld['state'];
  return { ...world, state, orders: mixed(world.orders) };
}
