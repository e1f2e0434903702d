import type { RuleRef } from '#kernel/reasons/cite';
import type { RollId } from '#kernel/dice/dice';
import type { EmpireId } from '#model/campaign/ids';

/**
 * The empires that learn of an event, and their parts: the owner learns everything, a participant its own part in full
 * and of the others what showed, and an onlooker that it happened.
 */
export const WITNESS_PARTS = ['owner', 'participant', 'onlooker'] as const;
export type WitnessPart = (typeof WITNESS_PARTS)[number];
export type Witnesses = readonly Readonly<{ empire: EmpireId; as: WitnessPart }>[];

/** Something that happened. Nothing in a campaign changes but by one of these. */
export type Fact<T extends string, D> = Readonly<
  { type: T; cite: RuleRef; rolls: readonly RollId[]; witnesses: Witnesses } & D
>;

/** The witnesses of what concerns one empire alone. */
export const onlyFor = (empire: EmpireId): Witnesses => [{ empire, as: 'owner' }];
