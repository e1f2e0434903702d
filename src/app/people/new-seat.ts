import { brandAs } from '#kernel/brand/brand';
import type { CampaignId, Role } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { LinkMaker, Seat, SeatId } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import { newLink } from './new-link.ts';

type About = Readonly<{ campaign: CampaignId; role: Role; madeBy: LinkMaker; createdAt: string }>;

/** An open seat that nobody has taken, with the link that opens it. The token is shown once. */
export function newSeat(
  ports: Pick<Ports, 'secrets'>,
  { campaign, role, madeBy, createdAt }: About,
): Readonly<{ token: string; seat: Seat; changes: readonly Change[] }> {
  const id = brandAs<SeatId>(ports.secrets.id());
  const open = { account: null, maySubmit: false, createdAt, endedAt: null };
  const seat: Seat = { id, campaign, role, ...open };
  const { token, link } = newLink(ports, { seat: id, madeBy, createdAt });
  return {
    token,
    seat,
    changes: [
      { put: 'seat', seat },
      { put: 'link', link },
    ],
  };
}
