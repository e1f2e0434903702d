import { brandAs } from '#kernel/brand/brand';
import type { Moderator } from '#app/actor';
import { roleOf } from '#app/actor';
import type { AuditEntry, Signature } from '#app/ports/campaign-record';
import type { Ports } from '#app/ports/ports';
import type { EmpireId } from '#model/campaign/ids';

/** What of a player's a moderator can look at. */
export const LOOKED_AT = ['orders', 'receipts', 'sheet', 'report', 'questions', 'preview'] as const;
export type LookedAt = (typeof LOOKED_AT)[number];

/** A look of a moderator at what is one player's. */
export type Look = Readonly<{ what: LookedAt; empire: EmpireId; turn: number }>;

const detailOf = ({ what, empire, turn }: Look): string => `${what} ${String(turn)} ${empire}`;
const FORM = /^(\S+) (\d+) (\S+)$/;

/** The look that an entry tells of; undefined: it is about something else. */
export function lookOf({ act, detail }: AuditEntry): Look | undefined {
  const [, said, turn, empire] = (act === 'looked' ? FORM.exec(detail) : null) ?? [];
  const what = LOOKED_AT.find((one) => one === said);
  if (what === undefined || turn === undefined || empire === undefined) return undefined;
  return { what, empire: brandAs<EmpireId>(empire), turn: Number(turn) };
}

/** A look that is repeated within this time is one look. */
const SAME_LOOK_MS = 600_000;
/** So many looks can be made in that time before the first of them would be noted twice. */
const MOST_RECENT = 200;

const keyOf = (by: Signature): string => ('person' in by ? by.person : undefined) ?? by.kind;

/** Notes that a moderator looked at what is a player's, before it is shown to him. */
export async function noteLook(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  actor: Moderator,
  look: Look,
): Promise<void> {
  const { campaign } = actor;
  const at = clock.now();
  const since = new Date(Date.parse(at) - SAME_LOOK_MS).toISOString();
  const detail = detailOf(look);
  const by = roleOf(actor);
  const { version, recent } = await store.read(async (reader) => ({
    version: (await reader.campaign(campaign))?.version ?? 0,
    recent: await reader.auditPage(campaign, {
      acts: ['looked'],
      since,
      skip: 0,
      take: MOST_RECENT,
    }),
  }));
  const isNoted = recent.entries.some(
    (entry) => entry.detail === detail && keyOf(entry.by) === keyOf(by),
  );
  if (isNoted) return;
  const entry: AuditEntry = { at, by, act: 'looked', version, detail };
  await store.commit({ campaign, revision: null, changes: [{ put: 'audit', entry }] });
}
