import { type Actor, roleOf } from '#app/actor';
import type { AuditAct, Campaign } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';

type Noted = Readonly<{ at: string; act: AuditAct; detail: string }>;

/** The journal's note of a moderator's action on a seat. */
export const seatNote = (
  actor: Actor,
  { version }: Pick<Campaign, 'version'>,
  { at, act, detail }: Noted,
): Change => ({ put: 'audit', entry: { at, by: roleOf(actor), act, version, detail } });
