import { ok } from '#kernel/result/result';
import { type Actor, seesTruth } from '#app/actor';
import {
  AUDIT_ACTS,
  type AuditAct,
  type AuditEntry,
  type Signature,
} from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { type Look, lookOf } from '#app/people/looks';
import type { CampaignState } from '#model/campaign/state';
import { type Outcome, refuse } from '#app/use-case-error';

type ReadJournalInput = Readonly<{
  actor: Actor;
  /** Only this act; otherwise all. */
  act?: string;
  /** From 1; `all`: everything on one page, for a file. */
  page: number | 'all';
}>;

export type JournalLine = Readonly<{
  at: string;
  by: Signature['kind'];
  /** The empire of a player or deputy, by name. */
  empire: string | null;
  /** The name of the account that did it. */
  person: string | null;
  act: AuditAct;
  version: number;
  detail: string;
  /** What a moderator looked at; `empire`: the name of whose it is, null: all. Null: it is no look. */
  looked: (Pick<Look, 'what' | 'turn'> & Readonly<{ empire: string | null }>) | null;
}>;

export type Journal = Readonly<{
  act: AuditAct | null;
  lines: readonly JournalLine[];
  page: number;
  pages: number;
  total: number;
}>;

const PAGE = 50;
/** More than any journal has. */
const ALL = 1_000_000;

/** All actions at the desk, the last first. The journal is never rolled back. */
export const readJournal = ({ store }: Ports): UseCase<ReadJournalInput, Journal> =>
  guarded(async ({ actor, act: named, page: asked }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    const act = AUDIT_ACTS.find((one) => one === named) ?? null;
    return store.read(async (reader): Promise<Outcome<Journal>> => {
      const acts = act === null ? {} : { acts: [act] };
      const { campaign } = actor;
      const take = asked === 'all' ? ALL : PAGE;
      const page = asked === 'all' ? 1 : Math.max(1, asked);
      const which = { ...acts, skip: (page - 1) * take, take };
      const { entries, total } = await reader.auditPage(campaign, which);
      const lines = await linesOf(reader, actor, entries);
      return ok({ act, lines, page, pages: Math.max(1, Math.ceil(total / take)), total });
    });
  });

async function linesOf(
  reader: StoreReader,
  { campaign }: Actor,
  entries: readonly AuditEntry[],
): Promise<readonly JournalLine[]> {
  const empires = await reader.empires(campaign);
  const names = new Map((await reader.accounts()).map(({ id, name }) => [id, name]));
  return entries.map(({ by, ...entry }) => {
    const person = by.kind === 'clock' || by.person === undefined ? null : names.get(by.person);
    const empire = 'empire' in by ? (empires[by.empire]?.name ?? by.empire) : null;
    return {
      ...entry,
      by: by.kind,
      empire,
      person: person ?? null,
      looked: lookedAt(entry, empires),
    };
  });
}

function lookedAt(
  entry: Pick<AuditEntry, 'act' | 'detail'>,
  empires: CampaignState['empires'],
): JournalLine['looked'] {
  const look = lookOf(entry);
  if (look === undefined) return null;
  const { what, turn, empire } = look;
  return { what, turn, empire: empire === null ? null : (empires[empire]?.name ?? empire) };
}
