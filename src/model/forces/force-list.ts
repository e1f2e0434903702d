import type { DesignId, ForceListId } from '#model/campaign/ids';

/** The units an empire can build, by era; the universal list belongs to everybody. */
export type ForceList = Readonly<{
  id: ForceListId;
  name: string;
  universal: boolean;
  designs: readonly DesignId[];
}>;
