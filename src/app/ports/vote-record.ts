import type { EmpireId } from '#model/campaign/ids';
import type { Signature } from './campaign-record.ts';
import type { Ruling } from './desk-record.ts';

/** What players vote about. */
export type ProposalMatter =
  /** A correction of the state, one edit on a line. */
  | Readonly<{ kind: 'correction'; edits: readonly string[] }>
  /** The answer to a question about a rule. */
  | (Readonly<{ kind: 'ruling' }> & Pick<Ruling, 'question' | 'rule' | 'decision'>)
  /** To run a turn again, from the version with its open orders. */
  | Readonly<{ kind: 'undo'; turn: number; to: number }>;
export type ProposalKind = ProposalMatter['kind'];

/** How a proposal ended, with the votes that counted and the players who could vote. */
export type Settlement = Readonly<{
  status: 'carried' | 'rejected' | 'withdrawn';
  at: string;
  inFavour: readonly EmpireId[];
  against: readonly EmpireId[];
  voters: readonly EmpireId[];
}>;

/** A proposal of one player that all players vote about (TURN-6). It is never rolled back with the game. */
export type Proposal = Readonly<{
  /** Counts within a campaign, from 1. */
  number: number;
  turn: number;
  /** The campaign's version that it was made for. */
  version: number;
  from: EmpireId;
  matter: ProposalMatter;
  reason: string;
  at: string;
  by: Signature;
  /** Null: it is open, or it has lapsed because the campaign has another version. */
  settled: Settlement | null;
}>;

/** The vote of an empire's player. The last one counts. */
export type Vote = Readonly<{
  proposal: number;
  empire: EmpireId;
  inFavour: boolean;
  at: string;
  by: Signature;
}>;
