import type { DecisionId, EmpireId, EncounterId } from '#model/campaign/ids';
import { SETTING_VALUES } from '#model/settings/rule-set';
import type { RollId } from '#kernel/dice/dice';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { Signature } from './campaign-record.ts';
import type { ElsewhereAt } from '#model/decisions/outcome';

/** What is written down at the desk; never rolled back with the game. A change is a new edition, and the older ones stay. */
type Written = Readonly<{
  /** Counts within a campaign, from 1. */
  number: number;
  edition: number;
  at: string;
  by: Signature;
}>;

/** What the moderator wrote down for himself; no text: it was taken away. */
export type Note = Written & Readonly<{ turn: number; phase: PhaseId; text: string }>;

/** How a question about the rules was decided. */
export type Ruling = Written &
  Readonly<{
    turn: number;
    question: string;
    /** The id of a rule, such as `MOV-4`. */
    rule: string;
    decision: string;
    /** Players may read it. */
    isPublic: boolean;
  }>;

/** Words of the moderator to players, apart from the game. */
export type Message = Readonly<{
  number: number;
  turn: number;
  to: readonly EmpireId[];
  text: string;
  at: string;
  by: Signature;
  /** The reports that it was printed in, `edition` counting the issues of the turn by its Openings; null: the next ones. */
  issued: Readonly<{ turn: number; edition: number }> | null;
}>;

/** A player's wish that his standing orders answer the rest of a battle, in the phase that would make this version. */
export type Delegation = Readonly<{
  version: number;
  empire: EmpireId;
  encounter: EncounterId;
  at: string;
}>;

/** How far players are asked in a battle; `desk`: the moderator is asked in their place, question by question. */
export const BATTLE_WINDOWS = [...SETTING_VALUES.battles, 'desk'] as const;
export type BattleWindows = (typeof BATTLE_WINDOWS)[number];

/** How far players are asked in one encounter of the phase that would make this version; the moderator's last word counts. */
export type EncounterWindows = Readonly<{
  version: number;
  encounter: EncounterId;
  /** Null: as the campaign's setting has it. */
  windows: BattleWindows | null;
  /** What standing orders had answered there before others were asked: it stays so. */
  passed: readonly DecisionId[];
  at: string;
  by: Signature;
}>;

/** Until when a player's questions in one encounter are open, later ones among them, in the phase that would make this version. */
export type WindowHour = Readonly<{
  version: number;
  encounter: EncounterId;
  empire: EmpireId;
  /** Null: with the others of its phase. */
  until: string | null;
}>;

/** What the moderator says that a roll shows, in the phase that would make this version; his last word on a roll counts. */
export type RollRuling = Readonly<{
  version: number;
  roll: RollId;
  /** The text of its purpose: another roll of the same name is not meant. */
  purpose: string;
  faces: number;
  /** Null: as it fell. */
  values: readonly number[] | null;
  reason: string;
  at: string;
  by: Signature;
}>;

/**
 * The moderator's word which battles of one encounter are fought elsewhere, in the phase that would make this version. His last word counts.
 */
export type FoughtElsewhere = Readonly<{
  version: number;
  encounter: EncounterId;
  changes: ElsewhereAt;
  at: string;
  by: Signature;
}>;

/** What the moderator chose for the running of a campaign; no rule of the game. */
export type DeskSettings = Readonly<{
  /** A phase that waited runs on by itself when all have answered. */
  goesOn: boolean;
}>;
