import { roleOf } from '#app/actor';
import type { AccountId, AuditAct } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Seat } from '#app/ports/people-record';
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

/** Whether an account would both play in a campaign and watch all its empires. @rule FOG-1 */
export async function isBothSides(
  reader: StoreReader,
  { id, campaign, role }: Seat,
  { id: account }: Taker,
): Promise<boolean> {
  if (role.kind !== 'spectator' && !('empire' in role)) return false;
  const held = (await reader.seatsOf(account)).filter(
    (one) => one.id !== id && one.campaign === campaign,
  );
  return held.some((one) =>
    role.kind === 'spectator' ? 'empire' in one.role : one.role.kind === 'spectator',
  );
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
