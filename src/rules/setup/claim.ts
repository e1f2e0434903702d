import type { Importance, Natives, Trait } from '#model/campaign/system';

/** A system that an empire can place a colony or an outpost in. */
export type ClaimSystem = Readonly<{
  name: string;
  importance: Importance;
  traits: readonly Trait[];
  raw: number;
  owner: string | null;
  native?: Natives | undefined;
}>;

/** A colony or an outpost that an empire places before the first turn. */
export type Claimed = Readonly<{ system: string; kind: 'colony' | 'outpost' }>;

/** Colonies are placed before outposts where nobody chooses. */
export const CLAIM_KINDS_IN_TURN: readonly Claimed['kind'][] = ['colony', 'outpost'];
