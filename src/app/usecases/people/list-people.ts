import { valuesById } from '#kernel/collections/tables';
import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import { ok } from '#kernel/result/result';
import type { Actor, Moderator } from '#app/actor';
import { keyOfEmpire } from '#app/campaigns/empire-keys';
import type { Campaign, Role } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Seat, SeatId } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import { isToldOf } from '#app/people/is-told-of';
import { type UseCase, guarded } from '#app/guarded';
import { mayManage } from '#app/people/may-manage';
import { seatName } from '#app/people/signed-in';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';
import type { RuleSet } from '#model/settings/rule-set';

/** An open seat, and its person. */
export type SeatLine = Readonly<{
  id: SeatId;
  role: Role;
  name: string;
  /** The name of the account in the seat. */
  account: string | null;
  /** There is a link that opens it. */
  hasLink: boolean;
  maySubmit: boolean;
  createdAt: string;
  /** The time when it was used last, to about an hour. */
  seenAt: string | null;
  /** The reader may change it. */
  mayManage: boolean;
}>;

export type People = Readonly<{
  campaign: Readonly<{ slug: string; name: string }>;
  turn: number;
  seats: readonly SeatLine[];
  /** A moderator who plays isn’t told of non-aligned worlds. */
  empires: readonly Readonly<{
    id: EmpireId;
    key: string;
    name: string;
    isVacant: boolean;
    /** It is a non-aligned world. */
    isWorld: boolean;
  }>[];
  /** Who plays non-aligned worlds that have no player. */
  nonAlignedControl: RuleSet['nonAlignedControl'];
  /** The reader is the owner. */
  isOwner: boolean;
  /** The default number of turns that a new spectator is behind. */
  spectatorDelay: number;
}>;

/** All people in a campaign, for its moderators. @rule FOG-13 */
export const listPeople = ({ store }: Ports): UseCase<Readonly<{ actor: Actor }>, People> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return store.read(async (reader): Promise<Outcome<People>> => {
      const campaign = await reader.campaign(actor.campaign);
      return campaign === undefined
        ? refuse('CAMPAIGN_UNKNOWN')
        : ok(await peopleOf(reader, campaign, actor));
    });
  });

const ORDER: readonly Role['kind'][] = [
  'moderator',
  'co-moderator',
  'player',
  'deputy',
  'spectator',
];

const ofKind = (seats: readonly Seat[], kind: Role['kind']): readonly Seat[] =>
  seats.filter(({ role }) => role.kind === kind);

const empireOf = ({ role }: Seat): string => ('empire' in role ? role.empire : '');

/** By empire, the oldest seat first. */
const inOrder = (seats: readonly Seat[]): readonly Seat[] =>
  sortBy(
    seats,
    (one, other) => compareText(empireOf(one), empireOf(other)),
    (one, other) => compareText(one.createdAt, other.createdAt),
  );

async function peopleOf(
  reader: StoreReader,
  campaign: Campaign,
  actor: Moderator,
): Promise<People> {
  const { id, slug, name, turn, rules } = campaign;
  const { spectatorDelay, nonAlignedControl } = rules;
  const open = (await reader.seats(id)).filter(({ endedAt }) => endedAt === null);
  const linked = new Set((await reader.links(id)).map(({ seat }) => seat));
  const seen = await reader.lastSeen(id);
  const seats: SeatLine[] = [];
  for (const kind of ORDER) {
    for (const seat of inOrder(ofKind(open, kind))) {
      const { role, maySubmit, createdAt } = seat;
      seats.push({
        id: seat.id,
        role,
        maySubmit,
        createdAt,
        name: await seatName(reader, seat),
        account: await accountOf(reader, seat),
        hasLink: linked.has(seat.id),
        seenAt: seen[seat.id] ?? null,
        mayManage: mayManage(actor, role).ok,
      });
    }
  }
  const played = new Set(open.flatMap(({ role }) => (role.kind === 'player' ? [role.empire] : [])));
  const empires = valuesById(await reader.empires(id))
    .filter(isToldOf(actor))
    .map((one) => ({
      id: one.id,
      key: keyOfEmpire(campaign, one),
      name: one.name,
      isVacant: !played.has(one.id),
      isWorld: one.nonAligned !== undefined,
    }));
  const isOwner = actor.as === undefined;
  const own = { isOwner, spectatorDelay, nonAlignedControl };
  return { campaign: { slug, name }, turn, seats, empires, ...own };
}

const accountOf = async (reader: StoreReader, { account }: Seat): Promise<string | null> =>
  account === null ? null : ((await reader.account(account))?.name ?? null);
