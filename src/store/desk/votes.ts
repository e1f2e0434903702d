import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Proposal, Vote } from '#app/ports/vote-record';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Writes a proposal, or how it ended. */
export async function saveProposal(
  trx: Transaction,
  campaign: CampaignId,
  { matter, by, settled: end, ...rest }: Proposal,
): Promise<void> {
  const settled = end === null ? null : jsonText(end);
  await trx
    .insertInto('proposals')
    .values({ ...rest, campaign, matter: jsonText(matter), by: jsonText(by), settled })
    .onConflict((conflict) => conflict.columns(['campaign', 'number']).doUpdateSet({ settled }))
    .execute();
}

/** Writes a vote in place of the earlier one. */
export async function saveVote(
  trx: Transaction,
  campaign: CampaignId,
  { inFavour, by, ...rest }: Vote,
): Promise<void> {
  const cast = { inFavour: inFavour ? 1 : 0, at: rest.at, by: jsonText(by) } as const;
  await trx
    .insertInto('votes')
    .values({ ...rest, ...cast, campaign })
    .onConflict((conflict) =>
      conflict.columns(['campaign', 'proposal', 'empire']).doUpdateSet(cast),
    )
    .execute();
}

/** All proposals, oldest first. */
async function loadProposals(trx: Transaction, campaign: CampaignId): Promise<readonly Proposal[]> {
  const rows = await trx
    .selectFrom('proposals')
    .select(['number', 'turn', 'version', 'from', 'matter', 'reason', 'at', 'by', 'settled'])
    .where('campaign', '=', campaign)
    .orderBy('number')
    .execute();
  return rows.map(({ matter, by, settled, ...row }) => ({
    ...row,
    matter: parseJson(matter),
    by: parseJson(by),
    settled: settled === null ? null : parseJson(settled),
  }));
}

/** All votes, by proposal and empire. */
async function loadVotes(trx: Transaction, campaign: CampaignId): Promise<readonly Vote[]> {
  const rows = await trx
    .selectFrom('votes')
    .select(['proposal', 'empire', 'inFavour', 'at', 'by'])
    .where('campaign', '=', campaign)
    .orderBy('proposal')
    .orderBy('empire')
    .execute();
  return rows.map(({ inFavour, by, ...row }) => {
    return { ...row, inFavour: inFavour === 1, by: parseJson(by) };
  });
}

/** The reads of proposals and votes. */
export const voteReads = (trx: Transaction): Pick<StoreReader, 'proposals' | 'votes'> => ({
  proposals: (id) => loadProposals(trx, id),
  votes: (id) => loadVotes(trx, id),
});
