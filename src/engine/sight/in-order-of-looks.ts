import { type Comparator, sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { compareNumbers, compareText } from '#kernel/result/compare-text';
import type { RollId } from '#kernel/dice/dice';
import { placeKeyOf } from '#model/battle/place';
import type { Dice } from '#model/rolls/roll-purpose';
import { looksOf } from '#rules/sight/seen-groups';
import type { Side } from './finding.ts';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import type { SeenGroup } from '#model/campaign/knowledge';

/** A new contact by all that its viewer sees of it. */
export type Look = Readonly<{
  place: BattlePlace;
  owner: EmpireId | null;
  kind: 'fleet' | 'garrison';
  groups: readonly SeenGroup[];
  cameFrom: Side;
}>;
export type Placed<T> = Readonly<{ item: T; rolls: readonly RollId[] }>;

const LOOKS: readonly Comparator<Look>[] = [
  (a, b) => compareIds(placeKeyOf(a.place), placeKeyOf(b.place)),
  (a, b) => compareIds(a.owner ?? '', b.owner ?? ''),
  (a, b) => compareText(a.kind, b.kind),
  (a, b) => compareText(looksOf(a.groups), looksOf(b.groups)),
  (a, b) => compareIds(a.cameFrom ?? '', b.cameFrom ?? ''),
];

function compareLooks(a: Look, b: Look): number {
  return LOOKS.reduce((order, compare) => (order === 0 ? compare(a, b) : order), 0);
}

/** Rolls the order of what looks alike; who rolls the same rolls again. */
function rolled<T>(items: readonly T[], dice: Dice): readonly Placed<T>[] {
  if (items.length < 2) return items.map((item) => ({ item, rolls: [] }));
  const purpose = { kind: 'contact order', text: 'order of contacts that look alike' } as const;
  const roll = dice.roll({ count: items.length, faces: 100 }, purpose, cite('FOG-12'));
  const drawn = items.map((item, index) => ({ item, value: roll.values[index] ?? 0 }));
  const sorted = sortBy(drawn, (a, b) => compareNumbers(a.value, b.value));
  const placed: Placed<T>[] = [];
  for (let start = 0; start < sorted.length; ) {
    const equal = sorted.slice(start).filter((one) => one.value === sorted[start]?.value);
    for (const { item, rolls } of rolled(
      equal.map((one) => one.item),
      dice,
    )) {
      placed.push({ item, rolls: [roll.id, ...rolls] });
    }
    start += equal.length;
  }
  return placed;
}

/**
 * Orders new contacts by what their viewer sees. Contacts that look alike are ordered by a roll on the viewer's own
 * stream, so that their numbers reveal neither true ids nor other empires.
 * @rule FOG-12
 */
export function inOrderOfLooks<T>(
  items: readonly T[],
  lookOf: (item: T) => Look,
  dice: Dice,
): readonly Placed<T>[] {
  const sorted = sortBy(
    items.map((item) => ({ item, look: lookOf(item) })),
    (a, b) => compareLooks(a.look, b.look),
  );
  const placed: Placed<T>[] = [];
  let alike: T[] = [];
  sorted.forEach(({ item, look }, index) => {
    alike.push(item);
    const next = sorted[index + 1];
    if (next !== undefined && compareLooks(look, next.look) === 0) return;
    placed.push(...rolled(alike, dice));
    alike = [];
  });
  return placed;
}
