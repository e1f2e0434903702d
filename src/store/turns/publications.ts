import type { Selectable } from 'kysely';
import type { CampaignId } from '#app/ports/campaign-record';
import type { IssueHead, Publication, PublicationHead } from '#app/ports/turn-record';
import { bytesOf } from '#app/ports/rows-bytes';
import { type KeptLately, keptLately } from '#kernel/collections/kept-lately';
import type { EmpireId } from '#model/campaign/ids';
import type { Database, Transaction } from '#store/schema/database';
import { PACKED_FORMAT, packBytes } from '#store/schema/packed';
import { readKept } from '#store/schema/upgrades/read-kept';

/** Keeps what an empire is issued. */
export async function savePublication(
  trx: Transaction,
  campaign: CampaignId,
  publication: Publication,
): Promise<void> {
  const { view, seen, ...head } = publication;
  const packed = { view: packBytes(bytesOf(view)), seen: packBytes(bytesOf(seen)) };
  await trx
    .insertInto('publications')
    .values({ ...head, campaign, ...packed, format: PACKED_FORMAT })
    .execute();
}

/** What was issued in a campaign, oldest first, each with the run that issued it. */
const issuedIn = (trx: Transaction, campaign: CampaignId) =>
  trx
    .selectFrom('publications as issued')
    .innerJoin('phaseRuns as run', (join) =>
      join
        .onRef('run.campaign', '=', 'issued.campaign')
        .onRef('run.version', '=', 'issued.version'),
    )
    .where('issued.campaign', '=', campaign)
    .orderBy('issued.version');

/** What Openings issued to all, oldest first; one line for all empires together. */
export async function loadPublications(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly IssueHead[]> {
  const rows = await issuedIn(trx, campaign)
    .select(['issued.turn', 'issued.version', 'issued.publishedAt', 'run.undone'])
    .distinct()
    .where('run.kind', '=', 'phase')
    .execute();
  return rows.map((row) => ({ ...row, undone: row.undone === 1 }));
}

/** All editions that one empire was issued, oldest first. */
export async function loadEditions(
  trx: Transaction,
  campaign: CampaignId,
  empire: EmpireId,
): Promise<readonly PublicationHead[]> {
  const rows = await issuedIn(trx, campaign)
    .select(['issued.turn', 'issued.version', 'issued.publishedAt', 'issued.edition'])
    .select(['run.kind', 'run.undone'])
    .where('issued.empire', '=', empire)
    .execute();
  return rows.map((row) => ({ ...row, undone: row.undone === 1 }));
}

const COLUMNS = [
  'turn',
  'edition',
  'version',
  'empire',
  'view',
  'seen',
  'format',
  'hash',
  'publishedAt',
] as const;
type Row = Pick<Selectable<Database['publications']>, (typeof COLUMNS)[number]>;

const publicationOf = ({ format, view, seen, ...head }: Row): Publication => ({
  ...head,
  view: readKept('view', { bytes: view, format }),
  seen: readKept('seen', { bytes: seen, format }),
});

type Which = Readonly<{ turn: number; edition: number; empire: EmpireId }>;

const publicationRow = (trx: Transaction, campaign: CampaignId, which: Which) =>
  trx
    .selectFrom('publications')
    .where('campaign', '=', campaign)
    .where('turn', '=', which.turn)
    .where('edition', '=', which.edition)
    .where('empire', '=', which.empire);

/** Characters of JSON. The view of a great empire has about a million. */
const MOST = 24_000_000;

/** What empires were issued, as it was read lately: each page of a player is made from it, and nobody changes it. */
export type KeptPublications = KeptLately<Publication>;
export const keptPublications = (): KeptPublications => keptLately(MOST);

/** What one empire was issued; unpacked only if what is stored now, which its hash names, was not read lately. */
export async function loadPublication(
  trx: Transaction,
  { campaign, kept }: Readonly<{ campaign: CampaignId; kept: KeptPublications }>,
  which: Which,
): Promise<Publication | undefined> {
  const row = publicationRow(trx, campaign, which);
  const head = await row.select(['version', 'hash', 'format', 'publishedAt']).executeTakeFirst();
  if (head === undefined) return undefined;
  const { turn, edition, empire } = which;
  const key = JSON.stringify([campaign, turn, edition, empire, head]);
  return kept(key, async () => publicationOf(await row.select(COLUMNS).executeTakeFirstOrThrow()));
}

/** What everybody was ever issued, oldest first. */
export async function loadAllPublications(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly Publication[]> {
  const rows = await trx
    .selectFrom('publications')
    .select(COLUMNS)
    .where('campaign', '=', campaign)
    .orderBy('version')
    .orderBy('empire')
    .execute();
  return rows.map(publicationOf);
}
