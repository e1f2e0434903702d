import { valuesById } from '#kernel/collections/tables';
import type { CampaignId, Role } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { Seat } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { newSeat } from './new-seat.ts';

/** The sign-in links of a campaign. They are shown once, because the tokens are not stored. */
export type FirstLinks = Readonly<{
  moderator: Readonly<{ token: string }>;
  players: readonly Readonly<{ empire: EmpireId; name: string; token: string }>[];
}>;

/** A seat that was just made, by the name that everybody knows. */
export type FirstSeat = Readonly<{ seat: Seat; name: string }>;

type About = Readonly<{ campaign: CampaignId; state: CampaignState; createdAt: string }>;

/** A seat with a link for the owner and for each empire's player, and their stored forms. Worlds have no player until one is invited. @rule DIP-16 */
export function firstLinks(
  ports: Pick<Ports, 'secrets'>,
  { campaign, state, createdAt }: About,
): Readonly<{
  links: FirstLinks;
  owner: FirstSeat;
  players: readonly FirstSeat[];
  changes: readonly Change[];
}> {
  const linkFor = (role: Role) => newSeat(ports, { campaign, role, madeBy: 'machine', createdAt });
  const moderator = linkFor({ kind: 'moderator' });
  const played = valuesById(state.empires).filter(({ nonAligned }) => nonAligned === undefined);
  const players = played.map(({ id, name }) => {
    return { empire: id, name, ...linkFor({ kind: 'player', empire: id }) };
  });
  return {
    links: {
      moderator: { token: moderator.token },
      players: players.map(({ empire, name, token }) => ({ empire, name, token })),
    },
    owner: { seat: moderator.seat, name: 'Moderator' },
    players: players.map(({ seat, name }) => ({ seat, name })),
    changes: [moderator, ...players].flatMap(({ changes }) => changes),
  };
}
