import type { Brand } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { RuleSet } from '#model/settings/rule-set';

export type CampaignId = Brand<string, 'CampaignId'>;
/** SHA-256 of a token, in hex; the token itself is never kept. */
export type TokenHash = Brand<string, 'TokenHash'>;

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
}>;

/** Whom a sign-in link lets in. */
export type Role = Readonly<{ kind: 'moderator' }> | Readonly<{ kind: 'player'; empire: EmpireId }>;

/** A sign-in link. */
export type Access = Readonly<{
  token: TokenHash;
  campaign: CampaignId;
  role: Role;
  createdAt: string;
}>;

/** Somebody signed in by a link; ends with the link. */
export type Session = Readonly<{
  token: TokenHash;
  access: TokenHash;
  createdAt: string;
  expiresAt: string;
}>;

export const AUDIT_ACTS = [
  'campaign-created',
  'campaign-imported',
  'signed-in',
  'access-renewed',
  'orders-drafted',
  'orders-submitted',
  'phase-run',
  'amended',
  'questions-opened',
  'question-answered',
  'windows-closed',
  'undone',
  'upgraded',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

/** Who did what at the desk; never rolled back. */
export type AuditEntry = Readonly<{
  at: string;
  by: Role;
  act: AuditAct;
  /** The campaign's version when it was done. */
  version: number;
  detail: string;
}>;
