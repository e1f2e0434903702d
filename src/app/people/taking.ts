import { roleOf } from '#app/actor';
import type { AccountId, AuditAct } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Seat } from '#app/ports/people-record';
import type { InputIssue } from '#app/use-case-error';
import { type LinkedSeat, readLinkedSeat, readSeatOfSession } from './read-linked-seat.ts';
import { type SignedIn, signedInAt } from './signed-in.ts';

/** A seat that a person with its link is about to take. */
export type Takable = LinkedSeat & Readonly<{ revision: number }>;

/** Reads the seat; undefined: the link is no longer valid. */
export const readTakable = async (
  reader: StoreReader,
  token: string,
): Promise<Takable | undefined> => takable(reader, await readLinkedSeat(reader, token));

/** The seat of somebody who is signed in by its link; undefined: they are not. */
export const readTakableOfSession = async (
  reader: StoreReader,
  signedIn: Readonly<{ session: string; now: string }>,
): Promise<Takable | undefined> => takable(reader, await readSeatOfSession(reader, signedIn));

async function takable(
  reader: StoreReader,
  linked: LinkedSeat | undefined,
): Promise<Takable | undefined> {
  const campaign = linked && (await reader.campaign(linked.seat.campaign));
  return linked && campaign && { ...linked, revision: campaign.revision };
}

type Taker = Readonly<{ id: AccountId; name: string }>;

/** The seat after an account has taken it. */
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
  'You can’t both play in a campaign and watch it as a spectator. Give up one of the two seats first.',
);
const TWO_EMPIRES = issue(
  'SEAT_TWO_EMPIRES',
  'You can’t play two empires of one campaign, or be the deputy of another empire than yours. Give up one of the seats first.',
);

/**
 * The reasons why an account may not take a seat besides those that it has. A player must see only what their own empire sees. @rule FOG-1
 * @ruling A person plays one empire of a campaign. A person who already has more keeps them until they give up a seat.
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

/** The changes when an account takes a seat. Its link is used up, and sessions opened by the link end. */
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
