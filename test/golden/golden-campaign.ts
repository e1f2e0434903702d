import type { Amendment } from '#engine/turn/amend';
import type { ForceLists } from '#content/force-lists/force-lists';

/** A campaign that is played by order files, to the byte. */
export type GoldenCampaign = Readonly<{
  /** The folder of its orders below `scenarios`, and of its golden files. */
  folder: string;
  /** The text of its scenario, and the lists it is played with. */
  scenario: () => string;
  lists: () => ForceLists;
  /** All dice come from it; another one makes another campaign. */
  secret: string;
  turns: number;
  /** The turns whose reports are kept: what was issued when they opened. */
  reported: readonly number[];
  /** Whether the log of the dice is kept too; the events name their own. */
  keepsRolls: boolean;
  /** What the moderator sets before a turn opens. */
  amendments: ReadonlyMap<number, Amendment>;
}>;
