import type { AccountId, AuditAct, AuditEntry, CampaignId } from '#app/ports/campaign-record';
import type { CampaignStore, Change, StoreReader } from '#app/ports/campaign-store';

/** What an operator did with the records of all campaigns. */
const OPERATOR_ACTS: readonly AuditAct[] = ['backup-downloaded', 'backup-restored'];

type Noted = Readonly<{
  at: string;
  person: AccountId;
  act: AuditAct;
  /** The name of the backup. */
  detail: string;
}>;

/** Notes what an operator did in the journal of each campaign, where its moderators read it. */
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

/** What is to be kept of the campaigns when a backup takes their place. */
export type BeforeRestore = ReadonlyMap<
  CampaignId,
  Readonly<{ revision: number; notes: readonly AuditEntry[] }>
>;

export async function readBeforeRestore(reader: StoreReader): Promise<BeforeRestore> {
  const kept = new Map<CampaignId, Readonly<{ revision: number; notes: readonly AuditEntry[] }>>();
  for (const { id, revision } of await reader.campaigns()) {
    const notes = (await reader.audit(id)).filter(({ act }) => OPERATOR_ACTS.includes(act));
    kept.set(id, { revision, notes });
  }
  return kept;
}

const keyOf = ({ at, act, detail }: AuditEntry): string => JSON.stringify([at, act, detail]);

/** A restore takes no note of an operator away. An account that the backup doesn't know can't be named in it. */
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

/**
 * Makes a restored store safe to write to, before anybody comes to it: what somebody read before the restore is stale now, and the notes
 * about operators are there that the backup does not have.
 */
export async function settleRestored(
  store: CampaignStore,
  before: BeforeRestore,
  now: Readonly<{ note: AuditEntry }>,
): Promise<void> {
  const changes = await store.read(async (reader) => {
    const all: Readonly<{ id: CampaignId; changes: readonly Change[] }>[] = [];
    for (const { id, version } of await reader.campaigns()) {
      const { revision, notes } = before.get(id) ?? { revision: 0, notes: [] };
      const note = { ...now.note, version };
      all.push({
        id,
        changes: [
          { put: 'revision-raised', above: revision },
          ...(await missingNotes(reader, id, [...notes, note])),
        ],
      });
    }
    return all;
  });
  for (const one of changes) {
    await store.commit({ campaign: one.id, revision: null, changes: one.changes });
  }
}
