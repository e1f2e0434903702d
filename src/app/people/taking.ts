import { roleOf } from '#app/actor';
import type { AccountId, AuditAct } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Seat } from '#app/ports/people-record';
import type { InputIssue } from '#app/use-case-error';
import { type LinkedSeat, readLinkedSeat } from '#app/run/read-linked-seat';
import { type SignedIn, signedInAt } from '#app/run/signed-in';

/** A seat that is about to be taken by somebody with its link. */
export type Takable = LinkedSeat & Readonly<{ revision: number }>;

/** Reads it; undefined: the link is of no use any more. */
export async function readTakable(
  reader: StoreReader,
  token: string,
): Promise<Takable | undefined> {
  const linked = await readLinkedSeat(reader, token);
  const campaign = linked && (await reader.campaign(linked.seat.campaign));
  return linked && campaign && { ...linked, revision: campaign.revision };
}

type Taker = Readonly<{ id: AccountId; name: string }>;

/** The seat as it is when an account sits in it. */
export async function seatTakenBy(
  reader: StoreReader,
  seat: Seat,
  { id }: Taker,
): Promise<Readonly<{ seat: Seat; signedIn: SignedIn }> | undefined> {
  const taken: Seat = { ...seat, account: id };
  const others = (await reader.seatsOf(id)).filter((one) => one.id !== seat.id);
  const signedIn = await signedInAt(reader, taken, [...others, taken]);
  return signedIn && { seat: taken, signedIn };
}

const issue = (code: string, text: string): InputIssue => ({ code, path: 'seat', text });

const BOTH_SIDES = issue(
  'SEAT_BOTH_SIDES',
  'Nobody plays in a campaign and watches it as a spectator too. Give one of the seats up first.',
);
const TWO_EMPIRES = issue(
  'SEAT_TWO_EMPIRES',
  'Nobody plays two empires of one campaign, or is deputy of one beside his own. Give one of the seats up first.',
);

/**
 * Why an account may not take a seat beside those that it has: whoever plays sees what his empire sees and no more. @rule FOG-1
 * @ruling A person plays one empire of a campaign. Where it was otherwise before, it stays so until a seat is given up.
 */
export async function takingIssues(
  reader: StoreReader,
  { id, campaign, role }: Seat,
  { id: account }: Taker,
): Promise<readonly InputIssue[]> {
  const held = (await reader.seatsOf(account)).filter(
    (one) => one.id !== id && one.campaign === campaign,
  );
  const roles = held.map((one) => one.role);
  if (role.kind === 'spectator') {
    return roles.some((one) => 'empire' in one) ? [BOTH_SIDES] : [];
  }
  if (!('empire' in role)) return [];
  const isOther = roles.some((one) => 'empire' in one && one.empire !== role.empire);
  return [
    ...(roles.some(({ kind }) => kind === 'spectator') ? [BOTH_SIDES] : []),
    ...(isOther ? [TWO_EMPIRES] : []),
  ];
}

/** What is written down when an account takes a seat: the link is spent, and whoever came by it is out. */
export function takingChanges(
  { seat, signedIn }: Readonly<{ seat: Seat; signedIn: SignedIn }>,
  { taker, at }: Readonly<{ taker: Taker; at: string }>,
): readonly Change[] {
  const act: AuditAct = 'seat-taken';
  const { actor, name, version } = signedIn;
  const entry = { at, by: roleOf(actor), act, version, detail: `${name}: ${taker.name}` };
  return [
    { put: 'seat', seat },
    { put: 'link-ended', seat: seat.id },
    { put: 'audit', entry },
  ];
}
