import type { UnitDesign } from '#model/forces/design';

/** What an empire buys its first units from. */
export type StartingList = Readonly<{
  forceList: string;
  era: number;
  /** Ids of the lists that everybody builds from. */
  universal: ReadonlySet<string>;
}>;

/** Whether units of a class can be had at the start: the own list before the own era, and the universal one. @rule SET-1 @rule SET-2 */
export function isStartingClass(
  design: Pick<UnitDesign, 'list' | 'era'>,
  { forceList, era, universal }: StartingList,
): boolean {
  return universal.has(design.list) || (design.list === forceList && design.era < era);
}
