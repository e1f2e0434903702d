import type { EmpireId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { Fact } from './fact.ts';

/**
 * TURN-3: the moderator sets how two empires stand (DIP-3), which makes them meet if they never did.
 * The reason is for his records alone.
 */
export type RelationSet = Fact<
  'RelationSet',
  { a: EmpireId; b: EmpireId; state: DiplomaticState; reason: string; turn: number }
>;

export type AmendmentEvent = RelationSet;
