import type { OwnNames } from '#app/campaigns/campaign-name';
import type { UseCases } from '#app/use-cases';

/** The names of all campaigns of the folder: people who run the command line may read and change each of them. */
export async function namesHere(use: Pick<UseCases, 'listCampaigns'>): Promise<OwnNames> {
  const listed = await use.listCampaigns();
  return listed.ok ? listed.value.map(({ name }) => name) : [];
}
