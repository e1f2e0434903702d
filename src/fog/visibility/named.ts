import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { SeeContext } from './see-row.ts';

type Contacts = Pick<SeeContext, 'contacts'>;

/** An empire as its viewer may call it; null: an unknown power, before contact. Everybody knows raiders. */
export function named(
  empire: EmpireId | null,
  viewer: EmpireId,
  { contacts }: Contacts,
): EmpireId | null {
  if (empire === null || empire === viewer || empire === RAIDERS) return empire;
  return contacts.has(empire) ? empire : null;
}

/** Several empires in an order that tells no more than their names: unknown powers last. */
export function namedInOrder(
  empires: readonly EmpireId[],
  viewer: EmpireId,
  context: Contacts,
): readonly (EmpireId | null)[] {
  const names = empires.map((empire) => named(empire, viewer, context));
  return sortBy(names, compareNames);
}

/** Known names by id, then what has none. */
export function compareNames(a: EmpireId | null, b: EmpireId | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareText(a, b);
}
