import type { AccountId, AuditAct, AuditEntry, CampaignId } from '#app/ports/campaign-record';
import {
  type CampaignStore,
  type Change,
  NO_CAMPAIGN,
  type StoreReader,
} from '#app/ports/campaign-store';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';

/** An operator's action on the records of all campaigns. */
const OPERATOR_ACTS: readonly AuditAct[] = ['backup-downloaded', 'backup-restored'];

type Noted = Readonly<{
  at: string;
  person: AccountId;
  act: AuditAct;
  /** The name of the backup. */
  detail: string;
}>;

/** Logs an operator's action in the journal of each campaign, where its moderators read it. */
export async function noteInAllCampaigns(
  store: CampaignStore,
  { at, person, act, detail }: Noted,
): Promise<void> {
  const campaigns = await store.read((reader) => reader.campaigns());
  for (const { id, version } of campaigns) {
    const entry: AuditEntry = { at, by: { kind: 'operator', person }, act, version, detail };
    await store.commit({ campaign: id, revision: null, changes: [{ put: 'audit', entry }] });
  }
}

/** The records that a restore must keep. */
export type BeforeRestore = Readonly<{
  campaigns: ReadonlyMap<CampaignId, Readonly<{ revision: number; notes: readonly AuditEntry[] }>>;
  hasOperator: boolean;
}>;

/** Reads what `settleRestored` needs, just before the restore. */
export async function readBeforeRestore(reader: StoreReader): Promise<BeforeRestore> {
  const campaigns = new Map<CampaignId, { revision: number; notes: readonly AuditEntry[] }>();
  for (const { id, revision } of await reader.campaigns()) {
    const notes = (await reader.audit(id)).filter(({ act }) => OPERATOR_ACTS.includes(act));
    campaigns.set(id, { revision, notes });
  }
  return { campaigns, hasOperator: (await reader.operators()).length > 0 };
}

const keyOf = ({ at, act, detail }: AuditEntry): string => JSON.stringify([at, act, detail]);

/** The notes of all campaigns, each once, in the order of time. */
function notesOfAll({ campaigns }: BeforeRestore): readonly AuditEntry[] {
  const all = [...campaigns.values()].flatMap(({ notes }) => notes);
  const once = new Map(all.map((entry) => [keyOf(entry), entry]));
  return sortBy([...once.values()], (a, b) => compareIds(a.at, b.at));
}

/** A restore keeps all notes about operators. It can't name an account that the backup doesn't know. */
async function missingNotes(
  reader: StoreReader,
  id: CampaignId,
  notes: readonly AuditEntry[],
): Promise<readonly Change[]> {
  const there = new Set((await reader.audit(id)).map(keyOf));
  const accounts = new Set((await reader.accounts()).map((account) => account.id));
  return notes
    .filter((entry) => !there.has(keyOf(entry)))
    .map((entry) => {
      const { by } = entry;
      const isKnown = 'person' in by && accounts.has(by.person);
      return { put: 'audit', entry: isKnown ? entry : { ...entry, by: { kind: 'operator' } } };
    });
}

type Settled = Readonly<{ id: CampaignId; changes: readonly Change[] }>;

async function settledCampaigns(
  reader: StoreReader,
  { before, note }: Readonly<{ before: BeforeRestore; note: AuditEntry }>,
): Promise<readonly Settled[]> {
  // A campaign that was missing may be in a backup that was downloaded meanwhile: it gets the notes of all others.
  const ofOthers = notesOfAll(before);
  const settled: Settled[] = [];
  for (const { id, version } of await reader.campaigns()) {
    const known = before.campaigns.get(id);
    const notes = known?.notes ?? ofOthers.map((entry) => ({ ...entry, version }));
    const raised = { put: 'revision-raised', above: known?.revision ?? 0 } as const;
    const missing = await missingNotes(reader, id, [...notes, { ...note, version }]);
    settled.push({ id, changes: [raised, ...missing] });
  }
  return settled;
}

/**
 * Makes a restored store safe to write to before anybody uses it. Everything that was read before the restore becomes
 * stale, the notes about operators that the backup lacks are added, and a used link for an operator doesn't come back.
 */
export async function settleRestored(
  store: CampaignStore,
  from: Readonly<{ before: BeforeRestore; note: AuditEntry }>,
): Promise<void> {
  for (const { id, changes } of await store.read((reader) => settledCampaigns(reader, from))) {
    await store.commit({ campaign: id, revision: null, changes });
  }
  if (!from.before.hasOperator) return;
  const changes: readonly Change[] = [{ put: 'operator-link', link: null }];
  await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
}
