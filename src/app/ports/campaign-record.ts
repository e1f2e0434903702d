import type { Brand } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { RuleSet } from '#model/settings/rule-set';

export type CampaignId = Brand<string, 'CampaignId'>;

/** A campaign without its game tables. It holds the secret of its dice, so never send it out as it is. */
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
  /** The attempt. It goes up when a turn is played again with other dice. */
  attempt: number;
  /** The number of steps in the campaign's history. Every phase that ran and every undo is one. */
  version: number;
  /** Goes up with every write of any kind. Data read at an older revision is stale. */
  revision: number;
  /** The version for which the moderator has closed all decision windows, or 0. */
  windowsClosed: number;
  createdAt: string;
  /**
   * The keys of its empires in addresses, files and commands: their ids, or keys made from their names if the ids name force lists.
   */
  keysFrom: 'ids' | 'names';
}>;

export type AccountId = Brand<string, 'AccountId'>;

/** A person's rights in a campaign. `moderator`: its owner; `delay`: in turns, at least 1. */
export type Role =
  | Readonly<{ kind: 'moderator' }>
  | Readonly<{ kind: 'co-moderator' }>
  | Readonly<{ kind: 'player'; empire: EmpireId }>
  | Readonly<{ kind: 'deputy'; empire: EmpireId }>
  | Readonly<{ kind: 'spectator'; delay: number }>;

/**
 * The author of an action: a role, with the person if an account of this server has the seat; or the turn clock; or an
 * operator of the server.
 */
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
  'letter-answered',
  'house-rules-written',
  'notice-placed',
  'proposal-raised',
  'vote-cast',
  'proposal-settled',
  'stand-in-set',
  'stand-in-ended',
  'machine-ordered',
  'desk-set',
  'exported',
  'run-failed',
  'backup-downloaded',
  'backup-restored',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

/** An action at the desk. It is never rolled back. */
export type AuditEntry = Readonly<{
  at: string;
  by: Signature;
  act: AuditAct;
  /** The campaign's version at that time. */
  version: number;
  detail: string;
}>;
