import type { CampaignId } from '#app/ports/campaign-record';
import type { Publication, PublicationHead } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import type { Transaction } from '#store/schema/database';
import { PACKED_FORMAT, pack, unpack } from '#store/schema/packed';

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

/** What one empire was issued. */
export async function loadPublication(
  trx: Transaction,
  campaign: CampaignId,
  which: Readonly<{ turn: number; edition: number; empire: EmpireId }>,
): Promise<Publication | undefined> {
  const row = await trx
    .selectFrom('publications')
    .select([
      'turn',
      'edition',
      'version',
      'empire',
      'view',
      'seen',
      'format',
      'hash',
      'publishedAt',
    ])
    .where('campaign', '=', campaign)
    .where('turn', '=', which.turn)
    .where('edition', '=', which.edition)
    .where('empire', '=', which.empire)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { format, view, seen, ...head } = row;
  return { ...head, view: unpack(view, format), seen: unpack(seen, format) };
}
