import type { Brand } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { RuleSet } from '#model/settings/rule-set';

export type CampaignId = Brand<string, 'CampaignId'>;

/** A campaign beside its game tables. Holds the secret of its dice: never hand it out as it is. */
export type Campaign = Readonly<{
  id: CampaignId;
  /** For addresses; unique and never changed. */
  slug: string;
  name: string;
  rules: RuleSet;
  secret: string;
  turn: number;
  /** The phase that runs next. */
  phase: PhaseId;
  /** Which dice: goes up when a turn is played again with others. */
  attempt: number;
  /** How many moves the campaign has seen: every phase that ran and every undo is one. */
  version: number;
  /** Goes up with every write of any kind; what was read at an older one is stale. */
  revision: number;
  /** The version whose decision windows the moderator has closed wholly, or 0. */
  windowsClosed: number;
  createdAt: string;
  /**
   * What addresses, files and commands call its empires: their ids, or, of campaigns whose ids name force lists, keys that are made
   * of their names.
   */
  keysFrom: 'ids' | 'names';
}>;

export type AccountId = Brand<string, 'AccountId'>;

/** What somebody may do at a campaign's table. `moderator`: its owner; `delay`: in turns, at least 1. */
export type Role =
  | Readonly<{ kind: 'moderator' }>
  | Readonly<{ kind: 'co-moderator' }>
  | Readonly<{ kind: 'player'; empire: EmpireId }>
  | Readonly<{ kind: 'deputy'; empire: EmpireId }>
  | Readonly<{ kind: 'spectator'; delay: number }>;

/** Who did something: in which role, and which person if an account of this server sits there; or the turn clock; or an operator of the server. */
export type Signature =
  | (Role & Readonly<{ person?: AccountId }>)
  | Readonly<{ kind: 'clock' }>
  | Readonly<{ kind: 'operator'; person?: AccountId }>;

export const AUDIT_ACTS = [
  'campaign-created',
  'campaign-imported',
  'signed-in',
  'access-renewed',
  'orders-drafted',
  'orders-submitted',
  'orders-withdrawn',
  'phase-run',
  'amended',
  'questions-opened',
  'question-answered',
  'question-decided',
  'die-ruled',
  'die-not-rolled',
  'fought-elsewhere',
  'fought-here',
  'windows-set',
  'window-until',
  'windows-closed',
  'undone',
  'upgraded',
  'seat-made',
  'seat-taken',
  'seat-changed',
  'seat-ended',
  'ownership-transferred',
  'password-reset',
  'looked',
  'truth-opened',
  'clock-set',
  'clock-paused',
  'clock-resumed',
  'deadline-moved',
  'deadline-extended',
  'begun-without',
  'noted',
  'ruled',
  'message-sent',
  'desk-set',
  'exported',
  'run-failed',
  'backup-downloaded',
  'backup-restored',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

/** Who did what at the desk; never rolled back. */
export type AuditEntry = Readonly<{
  at: string;
  by: Signature;
  act: AuditAct;
  /** The campaign's version when it was done. */
  version: number;
  detail: string;
}>;
