import type { StoreReader } from '#app/ports/campaign-store';
import type { SetupSeat } from '#app/ports/setup-record';
import type { SetupStep } from '#content/setups/setup-act';
import type { SetupEmpire } from '#content/setups/setup-schema';
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
  /** What the map leaves to the player. */
  choose: readonly ('name' | 'forceList')[];
  /** What a scenario says of the empire, as far as the reader may know it; null: nothing. */
  usual: Readonly<{ empire: string | null; forceList: string | null }>;
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
    /** The player has decided what the present step asks. */
    hasDecided: boolean;
    /** The player is done with their first units. */
    isReady: boolean;
    /** Of the name and the force list, for their form. Empty: the reader can’t change them. */
    mark: string;
  }>;

const UNUSUAL = { empire: null, forceList: null };
const PARTS = ['name', 'forceList'] as const;
const NOBODY: PlaceEmpire = {
  ...{ empire: null, forceList: null, isKnown: false },
  ...{ choose: [], usual: UNUSUAL },
};

/** The empires, as somebody in the setup knows them. @rule FOG-3 */
function empiresFor({ isModerator, player }: SetupSitting, setup: Setup): readonly PlaceEmpire[] {
  const seen = seatsSeenBy(setup, player ?? 0);
  return setup.file.empires.map(({ name, forceList }, index) => {
    const isKnown = isModerator || seen[index]?.isKnown === true;
    const { choose, usual } = givenIn(setup, index);
    // The names of empires with a treaty are public, but not their lists.
    if (!isKnown) return { ...NOBODY, empire: seen[index]?.name ?? null, choose };
    return { empire: name ?? null, forceList: forceList ?? null, isKnown, choose, usual };
  });
}

/** What the map says of an empire whose player has chosen nothing, and what it leaves to them. */
function givenIn({ file: { map } }: Setup, index: number): Pick<PlaceEmpire, 'choose' | 'usual'> {
  const given = 'draw' in map ? undefined : map.scenario.empires[index];
  if (given === undefined) return { choose: PARTS, usual: UNUSUAL };
  const choose = PARTS.filter((part) => given.choose.includes(part));
  return { choose, usual: { empire: given.name, forceList: given.forceList } };
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

type Decided = (empire: SetupEmpire, isIntroduced: boolean) => boolean;

/** Whether a player has decided what a step asks. Whose turn it is tells the same. */
const DECIDED: Readonly<Partial<Record<SetupStep, Decided>>> = {
  empires: ({ name, forceList }, isIntroduced) =>
    isIntroduced || (name !== undefined && forceList !== undefined),
  homeworlds: ({ homeworld }) => homeworld !== undefined,
  colonies: ({ colonies }) => colonies !== undefined,
};

function hasDecided({ file, step, seats }: Setup, index: number): boolean {
  const isIntroduced = seats[index]?.introduced === true;
  return DECIDED[step]?.(file.empires[index] ?? {}, isIntroduced) ?? false;
}

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
    const mayChange = sitting.isModerator || player === sitting.player;
    places.push({
      player,
      ...(empires[index] ?? NOBODY),
      ...(await seatFor(reader, sitting, seat)),
      homeworld: setup.file.empires[index]?.homeworld ?? null,
      isOwn: player === sitting.player,
      isAbsent: absent,
      isAwaited: !absent && awaited.includes(player),
      hasDecided: hasDecided(setup, index),
      isReady: ready,
      mark: mayChange ? seenOf(setup, { kind: 'empire', player }) : '',
    });
  }
  return places;
}
