import { sortBy } from '#kernel/collections/sort-by';
import type { RollId } from '#kernel/dice/dice';
import type { RuleRef } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';

type Tie = Readonly<{ among: readonly EmpireId[]; purpose: RollPurpose; cite: RuleRef }>;
/** An empire in a rolled order, with its own rolls. */
export type RolledPlace = Readonly<{ empire: EmpireId; rolls: readonly RollId[] }>;

/**
 * Puts empires that no rule puts first in a rolled order: each rolls d100 on a stream of its own, high first, all again
 * while two are equal. One empire alone rolls nothing.
 */
export function rollForOrder(dice: Dice, { among, purpose, cite }: Tie): readonly RolledPlace[] {
  const entries = among.map((empire) => ({ empire, own: dice.stream(empire), value: 0 }));
  const rolls = new Map(among.map((empire) => [empire, [] as RollId[]]));
  while (new Set(entries.map(({ value }) => value)).size < entries.length) {
    for (const entry of entries) {
      const roll = entry.own.roll({ count: 1, faces: 100 }, purpose, cite);
      rolls.get(entry.empire)?.push(roll.id);
      entry.value = roll.total;
    }
  }
  return sortBy(entries, (a, b) => b.value - a.value).map(({ empire }) => ({
    empire,
    rolls: rolls.get(empire) ?? [],
  }));
}
