import type { EmpireId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { Edit } from '#model/corrections/edit';
import type { AddressedNote } from '#model/corrections/note';
import type { SettingChange } from '#model/settings/setting-change';
import type { Fact } from './fact.ts';

/**
 * TURN-3: the moderator sets how two empires stand (DIP-3), which makes them meet if they never did.
 * The reason is only for the moderator's records. `covert`: nobody but the two is told (FOG-8).
 */
export type RelationSet = Fact<
  'RelationSet',
  {
    a: EmpireId;
    b: EmpireId;
    state: DiplomaticState;
    /** They are co-belligerents (DIP-11); left out where they are not. */
    pact?: true;
    covert: boolean;
    /** Everybody knew already that they are at this, so that it is no news. */
    known?: true;
    reason: string;
    turn: number;
  }
>;

/** DIP-11: two empires are co-belligerents no longer, by notice, by how they stand, or since their common war is over. */
export type PactEnded = Fact<'PactEnded', { a: EmpireId; b: EmpireId }>;

/**
 * TURN-3: the moderator corrects the state, by all of these edits or by none. `notes`: the text for each empire that is affected; it has
 * the reason only if `tellReason` says so.
 */
export type CorrectionMade = Fact<
  'CorrectionMade',
  {
    edits: readonly Edit[];
    notes: readonly AddressedNote[];
    reason: string;
    tellReason: boolean;
    /** The players decided about it by vote (TURN-6); left out: the moderator did. */
    voted?: true;
    /** It changes classes, and their stats are public (FOG-5). */
    openClasses?: true;
    turn: number;
  }
>;

/** TURN-3: the moderator changes settings in the middle of the campaign. All players are told. */
export type SettingsChanged = Fact<
  'SettingsChanged',
  { changes: readonly SettingChange[]; reason: string; turn: number }
>;

export type AmendmentEvent = RelationSet | PactEnded | CorrectionMade | SettingsChanged;
