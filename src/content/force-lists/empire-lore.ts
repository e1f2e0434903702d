import type { ForceListId } from '#model/campaign/ids';
import type { EmpireFile } from './empire-file-schema.ts';

/** What makes the empire of a published list different: for pages that introduce it. Nothing of it acts in the rules. */
export type EmpireLore = Readonly<{
  list: ForceListId;
  name: string;
  /** The abilities that the book names for it. */
  themes: readonly string[];
  character: Readonly<{
    people: string;
    play: string;
    strengths: readonly string[];
    weaknesses: readonly string[];
  }>;
  /** Names for its ships and systems, in the order in which to offer them. */
  names: Readonly<{ ships: readonly string[]; systems: readonly string[] }>;
  /** A heraldic mark: SVG paths in a square of 24 by 24, with `fill-rule="evenodd"`, and a color for each ground. */
  mark: Readonly<{ blazon: string; light: string; dark: string; paths: readonly string[] }>;
}>;

/** The lore of the empire that plays a list; house lists have none. */
export const empireLoreOf = (
  { lore = [] }: Readonly<{ lore?: readonly EmpireLore[] }>,
  list: ForceListId,
): EmpireLore | undefined => lore.find((one) => one.list === list);

export const loreOfFile = (
  { name, character, names, mark }: EmpireFile,
  list: ForceListId,
  themes: readonly string[],
): EmpireLore => ({ list, name, themes, character, names, mark });
