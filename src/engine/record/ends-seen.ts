import type { BattlePlace } from '#model/battle/place';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { DesignId, EmpireId } from '#model/campaign/ids';

/** Units of one class and owner at one place in the battles of a phase, as one viewer saw them: how many there were, and how many ended how. */
export type ClassEnds = Readonly<{ shown: number; destroyed: number; captured: number }>;

/** What viewers saw end in the battles of a phase. */
export type EndsSeen = Readonly<{
  /** Of a class of one owner at a place; undefined: nothing of it was seen there. */
  of: (
    viewer: EmpireId,
    place: BattlePlace,
    what: Readonly<{ owner: EmpireId; design: DesignId }>,
  ) => ClassEnds | undefined;
  /** The names of ships of one owner that the viewer saw end. */
  namesOf: (viewer: EmpireId, owner: EmpireId) => ReadonlySet<string>;
  /** The flights that one owner has left of those that the viewer saw in battle at a place; null: the viewer saw none. */
  flightsOf: (viewer: EmpireId, place: BattlePlace, owner: EmpireId) => readonly SeenGroup[] | null;
}>;

/** Nobody saw anything end. */
export const NO_ENDS: EndsSeen = {
  of: () => undefined,
  namesOf: () => new Set(),
  flightsOf: () => null,
};
