import type { StoreReader } from '#app/ports/campaign-store';
import type { SetupSeat } from '#app/ports/setup-record';
import type { Setup } from '#app/setup/setup';
import { seatsSeenBy } from '#app/setup/setup-view';
import { playersToDecide } from '#app/setup/whose-turn';
import { seenOf } from './seen-of.ts';
import type { SetupSitting } from './setup-sitting.ts';

/** Who an empire is, as far as the reader may know it. */
type PlaceEmpire = Readonly<{
  /** Null: not chosen yet, or not the reader’s to know. */
  empire: string | null;
  /** The id of the force list. Null: not chosen yet, or not the reader’s to know. */
  forceList: string | null;
  /** The reader may know both. */
  isKnown: boolean;
}>;

/** Who has the seat of an empire. */
type PlaceSeat = Readonly<{
  isTaken: boolean;
  /** The account in it. Only the moderator knows it. */
  account: string | null;
  /** There is a link by which somebody can take the seat. Only the moderator knows it. */
  hasLink: boolean;
}>;

/** The place of a player in a setup, as everybody in it sees it. */
export type SetupPlace = PlaceEmpire &
  PlaceSeat &
  Readonly<{
    player: number;
    homeworld: number | null;
    isOwn: boolean;
    isAbsent: boolean;
    /** The setup waits for the player. */
    isAwaited: boolean;
    /** The player is done with their first units. */
    isReady: boolean;
    /** Of the name and the force list, for their form. */
    mark: string;
  }>;

/** The empires, as somebody in the setup knows them. @rule FOG-3 */
function empiresFor({ isModerator, player }: SetupSitting, setup: Setup): readonly PlaceEmpire[] {
  if (!isModerator) {
    return seatsSeenBy(setup, player ?? 0).map(({ name, forceList, isKnown }) => {
      return { empire: name, forceList, isKnown };
    });
  }
  return setup.file.empires.map(({ name = null, forceList = null }) => {
    return { empire: name, forceList, isKnown: true };
  });
}

async function seatFor(
  reader: StoreReader,
  { isModerator }: SetupSitting,
  seat: SetupSeat | undefined,
): Promise<PlaceSeat> {
  const id = seat?.account ?? null;
  const isTaken = id !== null;
  if (!isModerator) return { isTaken, account: null, hasLink: false };
  const account = isTaken ? await reader.account(id) : undefined;
  const hasLink = seat !== undefined && seat.token !== null;
  return { isTaken, account: account?.name ?? null, hasLink };
}

const NOBODY: PlaceEmpire = { empire: null, forceList: null, isKnown: false };

/** The places of all players. */
export async function readPlaces(
  reader: StoreReader,
  sitting: SetupSitting,
  setup: Setup,
): Promise<readonly SetupPlace[]> {
  const awaited = playersToDecide(setup);
  const empires = empiresFor(sitting, setup);
  const places: SetupPlace[] = [];
  for (const [index, { absent, ready }] of setup.seats.entries()) {
    const player = index + 1;
    const seat = sitting.seats.find((one) => one.player === player);
    places.push({
      player,
      ...(empires[index] ?? NOBODY),
      ...(await seatFor(reader, sitting, seat)),
      homeworld: setup.file.empires[index]?.homeworld ?? null,
      isOwn: player === sitting.player,
      isAbsent: absent,
      isAwaited: !absent && awaited.includes(player),
      isReady: ready,
      mark: seenOf(setup, { kind: 'empire', player }),
    });
  }
  return places;
}
