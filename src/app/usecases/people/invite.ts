import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import type { CampaignId, Role } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { LinkMaker, SeatId } from '#app/ports/people-record';
import type { StandIn } from '#app/ports/stand-in-record';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { LONGEST_DELAY } from '#model/settings/longest-delay';
import { mayMakeLink } from '#app/people/may-manage';
import { seatNote } from '#app/people/seat-note';
import { newSeat } from '#app/people/new-seat';
import { retrying } from '#app/retrying';
import { seatName } from '#app/people/signed-in';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

type InviteInput = Readonly<{ actor: Actor; role: Role }>;

/** A seat with its link. The token is shown only this once. */
export type Invitation = Readonly<{ seat: SeatId; name: string; token: string }>;

/** Makes a seat in a campaign, with a link for the invited person. */
export const invite = (ports: Ports): UseCase<InviteInput, Invitation> =>
  guarded(async ({ actor, role }) => {
    const may = mayMakeLink(actor, role);
    if (!may.ok) return may;
    const { store, clock } = ports;
    return retrying(async (): Promise<Outcome<Invitation> | 'again'> => {
      const at = clock.now();
      const madeBy: LinkMaker = actor.seat ?? 'machine';
      const about = { campaign: actor.campaign, role, madeBy, createdAt: at };
      const { token, seat, changes } = newSeat(ports, about);
      const { campaign, issues, name, standIns } = await store.read(async (reader) => ({
        campaign: await reader.campaign(actor.campaign),
        issues: await issuesOf(reader, may.value, role),
        name: await seatName(reader, seat),
        standIns: await reader.standIns(actor.campaign),
      }));
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      if (issues.length > 0) return refuse('SEAT_REFUSED', issues);
      const note = seatNote(actor, campaign, { at, act: 'seat-made', detail: name });
      const { id, revision } = campaign;
      const written = await store.commit({
        campaign: id,
        revision,
        changes: [...changes, ...handedOver(standIns, role), note],
      });
      return written.ok ? ok({ seat: seat.id, name, token }) : 'again';
    });
  });

/**
 * A machine that played an empire for good plays it until its new player writes orders.
 * @rule TURN-5
 */
function handedOver(standIns: readonly StandIn[], role: Role): readonly Change[] {
  if (role.kind !== 'player') return [];
  return standIns
    .filter(({ empire, kind }) => empire === role.empire && kind === 'machine-for-good')
    .map((standIn) => {
      const { empire } = standIn;
      return { put: 'stand-in', empire, standIn: { ...standIn, kind: 'machine' } } as const;
    });
}

const issue = (path: string, code: string, text: string): readonly InputIssue[] => [
  { path, code, text },
];

const OWNER = issue(
  'role',
  'SEAT_OWNER',
  'A campaign has one owner. Invite a co-moderator, then hand the campaign over to them.',
);

function delayIssues(delay: number): readonly InputIssue[] {
  if (Number.isInteger(delay) && delay >= 1 && delay <= LONGEST_DELAY) return [];
  const text = `Choose how many turns the spectator is behind: 1 to ${String(LONGEST_DELAY)}.`;
  return issue('delay', 'SEAT_DELAY', text);
}

async function empireIssues(
  reader: StoreReader,
  campaign: CampaignId,
  { kind, empire }: Extract<Role, { empire: EmpireId }>,
): Promise<readonly InputIssue[]> {
  if (!Object.hasOwn(await reader.empires(campaign), empire)) {
    return issue('empire', 'EMPIRE_UNKNOWN', 'Choose an empire of this campaign.');
  }
  if (kind === 'deputy') return [];
  const seats = await reader.seats(campaign);
  const isTaken = seats.some(
    ({ endedAt, role }) => endedAt === null && role.kind === 'player' && role.empire === empire,
  );
  const text = 'This empire has a player already. Remove their seat first, or invite a deputy.';
  return isTaken ? issue('empire', 'SEAT_TAKEN', text) : [];
}

async function issuesOf(
  reader: StoreReader,
  { campaign }: Actor,
  role: Role,
): Promise<readonly InputIssue[]> {
  switch (role.kind) {
    case 'moderator':
      return OWNER;
    case 'co-moderator':
      return [];
    case 'spectator':
      return delayIssues(role.delay);
    case 'player':
    case 'deputy':
      return empireIssues(reader, campaign, role);
  }
}
