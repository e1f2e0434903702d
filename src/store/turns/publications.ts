import type { Selectable } from 'kysely';
import type { CampaignId } from '#app/ports/campaign-record';
import type { Publication, PublicationHead } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import type { Database, Transaction } from '#store/schema/database';
import { PACKED_FORMAT, pack } from '#store/schema/packed';
import { readKept } from '#store/schema/upgrades/read-kept';

/** Keeps what an empire is issued. */
export async function savePublication(
  trx: Transaction,
  campaign: CampaignId,
  publication: Publication,
): Promise<void> {
  const { view, seen, ...head } = publication;
  await trx
    .insertInto('publications')
    .values({ ...head, campaign, view: pack(view), seen: pack(seen), format: PACKED_FORMAT })
    .execute();
}

/** What was issued, oldest first; one line for all empires together. */
export async function loadPublications(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly PublicationHead[]> {
  const rows = await trx
    .selectFrom('publications')
    .innerJoin('phaseRuns', (join) =>
      join
        .onRef('phaseRuns.campaign', '=', 'publications.campaign')
        .onRef('phaseRuns.version', '=', 'publications.version'),
    )
    .select([
      'publications.turn',
      'publications.edition',
      'publications.version',
      'publications.publishedAt',
      'phaseRuns.undone',
    ])
    .distinct()
    .where('publications.campaign', '=', campaign)
    .orderBy('publications.version')
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

/** What one empire was issued. */
export async function loadPublication(
  trx: Transaction,
  campaign: CampaignId,
  which: Readonly<{ turn: number; edition: number; empire: EmpireId }>,
): Promise<Publication | undefined> {
  const row = await trx
    .selectFrom('publications')
    .select(COLUMNS)
    .where('campaign', '=', campaign)
    .where('turn', '=', which.turn)
    .where('edition', '=', which.edition)
    .where('empire', '=', which.empire)
    .executeTakeFirst();
  return row === undefined ? undefined : publicationOf(row);
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
