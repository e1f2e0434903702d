import { parseCampaignFile } from '#content/campaign-files/parse-campaign-file';
import { brandAs } from '#kernel/brand/brand';
import { InvariantError } from '#kernel/result/invariant';
import { ok } from '#kernel/result/result';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { Account } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import type { CampaignFile } from '#app/campaign-file/campaign-file';
import { changesOfFile } from '#app/campaign-file/changes-of-file';
import { completedPublication, completedRules } from '#app/campaign-file/completed-rules';
import { completedSheets } from '#app/campaign-file/completed-sheets';
import { fileFaults } from '#app/campaign-file/file-faults';
import { campaignOfFile } from '#app/campaign-file/reader-over-file';
import { type OtherLink, seatsOfFile } from '#app/campaign-file/file-seats';
import { type UseCase, guarded } from '#app/guarded';
import { campaignName, type OwnNames } from '#app/campaigns/campaign-name';
import type { CreatedCampaign } from '#app/campaigns/planned-campaign';
import { type FirstLinks, firstLinks } from '#app/people/first-links';
import { readOwnAccount } from '#app/people/read-own-account';
import { seated } from '#app/people/seated';
import { retrying } from '#app/retrying';
import { slugOf } from '#app/campaigns/slug-of';
import { type Outcome, refuse } from '#app/use-case-error';
import type { ReplayOptions } from '#app/verify/replay-campaign';

export type ImportInput = Readonly<{
  /** The content of a campaign file. */
  text: string;
  /** The new name; otherwise the old one. */
  name?: string;
  own?: OwnNames;
  /** The session of the account that will own it; left out: who opens the link becomes the owner. */
  session?: string;
  progress?: ReplayOptions['progress'];
}>;

export type ImportedCampaign = Readonly<{
  slug: string;
  name: string;
  turn: number;
  phases: number;
  /** The owner has their seat already, so that its link is used up. */
  isSeated: boolean;
  /** The empires that machines play. */
  machines: CreatedCampaign['machines'];
  /** Of co-moderators, deputies and spectators. */
  others: readonly OtherLink[];
}> &
  FirstLinks;

/**
 * Imports a campaign file as a new campaign, with new links. It checks the whole file before it writes anything, and
 * never changes existing campaigns.
 */
export const importCampaign = (ports: Ports): UseCase<ImportInput, ImportedCampaign> =>
  guarded(async ({ text, name, own, session, progress }) => {
    const chosen = name === undefined ? null : campaignName(name, own);
    if (chosen?.ok === false) return chosen;
    const parsed = parseCampaignFile(text);
    if (!parsed.ok) return refuse('CAMPAIGN_FILE_REFUSED', parsed.error);
    // The file has the right shape and hash. Replay checks its rows.
    const read = parsed.value as unknown as CampaignFile;
    const file: CampaignFile = {
      ...read,
      rules: completedRules(read.rules),
      sheets: completedSheets(read.sheets),
    };
    const kept = chosen ?? campaignName(campaignOfFile(read).name, own);
    if (!kept.ok) return kept;
    const faults = await fileFaults(file, progress);
    if (faults.length > 0) return refuse('CAMPAIGN_FILE_REFUSED', faults);
    // Reports keep their hashes until they are checked.
    const whole = { ...file, publications: file.publications.map(completedPublication) };
    return retrying(() => saveFile(ports, whole, { chosen: chosen?.value ?? null, session }));
  });

async function saveFile(
  ports: Ports,
  file: CampaignFile,
  { chosen, session }: Readonly<{ chosen: string | null; session: string | undefined }>,
): Promise<Outcome<ImportedCampaign> | 'again'> {
  const { store, clock, secrets } = ports;
  const at = clock.now();
  const { taken, account } = await store.read(async (reader) => ({
    taken: await reader.campaigns(),
    account: session === undefined ? null : await readOwnAccount(reader, { session, now: at }),
  }));
  if (account === undefined) return refuse('SESSION_ENDED');
  const inFile = campaignOfFile(file);
  const slug = slugOf(chosen ?? inFile.slug, new Set(taken.map((one) => one.slug)));
  const id = brandAs<CampaignId>(secrets.id());
  const name = chosen ?? inFile.name;
  const campaign: Campaign = { ...inFile, id, slug, name };
  const { state, runs } = file;
  const { links, owner, changes } = firstLinks(ports, { campaign: id, state, createdAt: at });
  const { others, changes: seats } = seatsOfFile(ports, { file, campaign: id, createdAt: at });
  const written = await keep(ports, id, [
    ...changesOfFile(file, campaign),
    ...changes,
    ...seats,
    auditOf(campaign, { at, from: inFile.slug }),
    ...(account === null ? [] : seated(owner, account, notedBy(campaign, account, at))),
  ]);
  if (written !== 'written') return written;
  const summary = { slug, name, turn: state.turn, phases: runs.length, isSeated: account !== null };
  return ok({ ...summary, machines: machinesIn(file), others, ...links });
}

const notedBy = ({ version }: Campaign, { id }: Account, at: string) => {
  return { at, by: { kind: 'moderator', person: id }, version } as const;
};

/** Who plays in the place of players, by what the file says. */
const machinesIn = ({ desk, state }: CampaignFile): ImportedCampaign['machines'] =>
  desk.standIns.map(({ empire, kind, level, personality }) => {
    return { empire, name: state.empires[empire]?.name ?? empire, kind, level, personality };
  });

const auditOf = (
  { version }: Campaign,
  { at, from }: Readonly<{ at: string; from: string }>,
): Change => ({
  put: 'audit',
  entry: { at, by: { kind: 'moderator' }, act: 'campaign-imported', version, detail: from },
});

const NOT_KEPT =
  'A row of the state can’t be stored: a value in it is missing or of the wrong type. Use the file as it was exported.';

async function keep(
  { store }: Ports,
  campaign: CampaignId,
  changes: readonly Change[],
): Promise<'written' | 'again' | Outcome<never>> {
  try {
    const { ok: isWritten } = await store.commit({ campaign, revision: 0, changes });
    return isWritten ? 'written' : 'again';
  } catch (error) {
    if (!(error instanceof InvariantError) && !(error instanceof TypeError)) throw error;
    // A row that no table can store. The transaction is rolled back.
    return refuse('CAMPAIGN_FILE_REFUSED', [
      { code: 'CAMPAIGN_FILE_ROW', path: 'state', text: NOT_KEPT },
    ]);
  }
}
