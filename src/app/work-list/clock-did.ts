import { groupBy } from '#kernel/collections/group-by';
import { type Actor, roleOf } from '#app/actor';
import type { AuditAct, AuditEntry, Signature } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { WorkItem } from './work-item.ts';

/** Acts closer together than this are one visit. */
const VISIT_MS = 30 * 60_000;
/** The number of recent entries of the journal that are searched. */
const MOST_RECENT = 300;
/** The number of other acts of the clock that are told one by one. */
const MOST_ACTS = 5;

const personOf = (by: Signature): string => ('person' in by ? (by.person ?? '') : '');
const isBy = (actor: Actor, by: Signature): boolean => {
  const role = roleOf(actor);
  return by.kind === role.kind && personOf(by) === (role.person ?? '');
};

/** When the moderator’s visit before this one ended, by the journal; null: there was none. */
function lastVisitEnd(entries: readonly AuditEntry[], actor: Actor, now: string): string | null {
  let end = now;
  for (const { by, at } of entries) {
    if (!isBy(actor, by)) continue;
    if (Date.parse(end) - Date.parse(at) > VISIT_MS) return at;
    end = at;
  }
  return null;
}

/** What the turn clock did since the moderator’s last visit, the last first. */
export async function clockDid(
  reader: StoreReader,
  actor: Actor,
  now: string,
): Promise<readonly WorkItem[]> {
  const { entries } = await reader.auditPage(actor.campaign, { skip: 0, take: MOST_RECENT });
  const since = lastVisitEnd(entries, actor, now);
  if (since === null) return [];
  const own = entries.filter(({ by, at }) => by.kind === 'clock' && at > since);
  const phases = own.filter(({ act }) => act === 'phase-run');
  // Questions that are open have items of their own, with or without a schedule.
  const others = own.filter(({ act }) => act !== 'phase-run' && act !== 'questions-opened');
  return [
    // The detail of a phase that ran is its name and the number of its turn.
    ...[...groupBy(phases, ({ detail }) => detail.split(' ').at(-1) ?? '')].map(ranItem),
    ...others.slice(0, MOST_ACTS).map(({ act, at }) => didItem(act, at)),
  ];
}

const ranItem = ([turn, entries]: readonly [string, readonly AuditEntry[]]): WorkItem => ({
  kind: 'clock-ran',
  turn,
  phases: entries.length,
  at: entries[0]?.at ?? '',
});
const didItem = (act: AuditAct, at: string): WorkItem => ({ kind: 'clock-did', act, at });
