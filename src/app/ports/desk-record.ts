import type { StandingFigure } from '#app/figures/standing-figures';
import type { DecisionId, EmpireId, EncounterId } from '#model/campaign/ids';
import { SETTING_VALUES } from '#model/settings/rule-set';
import type { RollId } from '#kernel/dice/dice';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { Signature } from './campaign-record.ts';
import type { ElsewhereAt } from '#model/decisions/outcome';

/** A text written at the desk. It is never rolled back with the game. A change is a new edition, and the older ones stay. */
type Written = Readonly<{
  /** Counts within a campaign, from 1. */
  number: number;
  edition: number;
  at: string;
  by: Signature;
}>;

/** A moderator's own note; no text: it was deleted. */
export type Note = Written & Readonly<{ turn: number; phase: PhaseId; text: string }>;

/** The decision on a question about the rules. */
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

/** An edition of the house rules of a campaign, in prose. All players may read it. */
export type HouseRules = Readonly<{
  /** From 1. */
  edition: number;
  turn: number;
  /** Empty: there are none any more. */
  text: string;
  at: string;
  by: Signature;
}>;

/** A message from the moderator to players, outside the game. */
export type Message = Readonly<{
  number: number;
  turn: number;
  to: readonly EmpireId[];
  text: string;
  at: string;
  by: Signature;
  /** The reports that it was printed in; `edition` counts the issues of the turn by its Openings. Null: the next reports. */
  issued: Readonly<{ turn: number; edition: number }> | null;
}>;

/** A player's choice that standing orders answer the rest of a battle, in the phase that would make this version. */
export type Delegation = Readonly<{
  version: number;
  empire: EmpireId;
  encounter: EncounterId;
  at: string;
}>;

/** How far players are asked in a battle; `desk`: the moderator is asked in their place, question by question. */
export const BATTLE_WINDOWS = [...SETTING_VALUES.battles, 'desk'] as const;
export type BattleWindows = (typeof BATTLE_WINDOWS)[number];

/** How far players are asked in one encounter of the phase that would make this version. The moderator's last choice counts. */
export type EncounterWindows = Readonly<{
  version: number;
  encounter: EncounterId;
  /** Null: as the campaign's setting has it. */
  windows: BattleWindows | null;
  /** The questions there that standing orders had answered before. Their answers stay. */
  passed: readonly DecisionId[];
  at: string;
  by: Signature;
}>;

/** The time until which a player's questions in one encounter are open, including later ones, in the phase that would make this version. */
export type WindowHour = Readonly<{
  version: number;
  encounter: EncounterId;
  empire: EmpireId;
  /** Null: with the others of its phase. */
  until: string | null;
}>;

/** The moderator's ruling on a roll, in the phase that would make this version. The last ruling on a roll counts. */
export type RollRuling = Readonly<{
  version: number;
  roll: RollId;
  /** The text of its purpose. It tells the roll from others with the same id. */
  purpose: string;
  faces: number;
  /** Null: as it fell. */
  values: readonly number[] | null;
  reason: string;
  at: string;
  by: Signature;
}>;

/**
 * The moderator's choice of the battles of one encounter that are fought elsewhere, in the phase that would make this
 * version. The last choice counts.
 */
export type FoughtElsewhere = Readonly<{
  version: number;
  encounter: EncounterId;
  changes: ElsewhereAt;
  at: string;
  by: Signature;
}>;

/** The moderator's choices for running a campaign. They are no rules of the game. */
export type DeskSettings = Readonly<{
  /** A phase that waited for answers continues by itself when all have answered. */
  goesOn: boolean;
  /** Players write no letters and notices for now (DIP-13). */
  silent: boolean;
  /** The figures that all players read as standings; none: no standings. */
  standings: readonly StandingFigure[];
}>;
