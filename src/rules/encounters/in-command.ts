import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';

/** What decides which fleet commands: what it cost to build, and its unit that is longest in service. */
export type Command = Readonly<{ weight: number; eldest: UnitId | null }>;

/** By what a fleet commands, of the units in it: those aboard them are none. @rule ENC-1 @rule CON-9 */
export const commandOf = (
  crew: readonly Pick<Unit, 'id' | 'design' | 'status'>[],
  costOf: (unit: Pick<Unit, 'design'>) => number,
): Command => ({
  weight: sumOf(
    crew.filter(({ status }) => status !== 'mothballed'),
    costOf,
  ),
  eldest: crew.map(({ id }) => id).sort(compareIds)[0] ?? null,
});

/** Fleets of one empire, the one that decides for all of them first. @rule ENC-1 */
export const fleetsByCommand = <F extends Command>(fleets: readonly F[]): readonly F[] =>
  sortBy(
    fleets,
    (a, b) => b.weight - a.weight,
    (a, b) => compareIds(a.eldest ?? '', b.eldest ?? ''),
  );

type Leader = Readonly<{ weight: number; empire: EmpireId }>;

/**
 * Empires, the one with the largest fleet first: it leads those who fight as one. Equal ones come in the order of `tie`, by default
 * that of their ids. @rule ENC-1
 */
export const empiresByCommand = <L extends Leader>(
  empires: readonly L[],
  tie: readonly EmpireId[] = [],
): readonly L[] =>
  sortBy(
    empires,
    (a, b) => b.weight - a.weight,
    (a, b) => tie.indexOf(a.empire) - tie.indexOf(b.empire),
    (a, b) => compareIds(a.empire, b.empire),
  );
