import type { AccountId, CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Seat } from '#app/ports/people-record';
import { currentPublication } from '#app/editions/current-publication';

type In = Readonly<{ campaign: CampaignId; account: AccountId; seats: readonly Seat[] }>;

/** The names of the empires that an account plays or is deputy of in a campaign. */
async function playsIn(
  reader: StoreReader,
  { campaign, seats }: Omit<In, 'account'>,
): Promise<readonly string[]> {
  const played = seats.flatMap((seat) =>
    seat.campaign === campaign && 'empire' in seat.role ? [seat.role.empire] : [],
  );
  if (played.length === 0) return [];
  const empires = await reader.empires(campaign);
  return [...new Set(played)].map((empire) => empires[empire]?.name ?? empire);
}

/**
 * The empires for which a moderator may not see the truth; none: they may. Moderators who play in the same campaign may
 * not, unless they opened it since the last reports were issued. A person is an account: people who use only links
 * can't be told apart.
 */
export async function blindFor(reader: StoreReader, about: In): Promise<readonly string[]> {
  const plays = await playsIn(reader, about);
  if (plays.length === 0) return [];
  const { campaign, account } = about;
  const issue = currentPublication(await reader.publications(campaign))?.version ?? 0;
  const openings = await reader.truthOpenings(campaign);
  const isOpen = openings.some((one) => one.account === account && one.issue === issue);
  return isOpen ? [] : plays;
}
