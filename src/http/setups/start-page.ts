import type { SetupGalaxy } from '#app/usecases/setups/read-setup-galaxy';
import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { SetupPlace } from '#app/setups/setup-places';
import { type FairnessContent, fairnessContent } from '#http/galaxy/fairness-content';
import { type MachineSeats, machineSeats } from '#http/machine/machine-seats';
import type { FormBody } from '#http/visits/form-body';
import type { Chip } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { groupBy } from '#kernel/collections/group-by';
import { chipOf, seatText } from './place-words.ts';
import { type SetupHead, setupHead } from './setup-head.ts';
import type { Trouble } from './trouble.ts';
import { playerName } from './waiting-words.ts';
import { TEXTS } from './texts.ts';

/** The last step. */
type StartContent = Omit<Trouble, 'errors'> &
  Readonly<{
    head: SetupHead;
    players: readonly Readonly<{ name: string; seat: string; chip: Chip }>[];
    /** For the moderator: what is chosen for players who chose nothing. */
    automatic: readonly Readonly<{ name: string; lines: readonly string[] }>[];
    fairness: FairnessContent | null;
    /** Seats that nobody has taken. */
    vacant: string;
    /** Who plays for players who are absent or not yet found. */
    machines: MachineSeats;
    mayStart: boolean;
    seen: string;
    note: string;
  }>;

export const SETUP_START_PAGE = template<StartContent>('setup-start');

type Asked = Readonly<{
  look: SetupLook;
  /** Null: the reader is not the moderator. */
  galaxy: SetupGalaxy | null;
  formToken: string;
  trouble: Trouble;
  sent: FormBody;
}>;

function automaticOf({ look, galaxy }: Asked): StartContent['automatic'] {
  const byPlayer = groupBy(galaxy?.chosen ?? [], ({ player }) => player);
  return look.places.flatMap((place) => {
    const chosen = byPlayer.get(place.player) ?? [];
    const lines = chosen.map(({ text }) => text);
    return lines.length === 0 ? [] : [{ name: playerName(place), lines }];
  });
}

function vacantText(places: readonly SetupPlace[]): string {
  const vacant = places.filter(({ isTaken }) => !isTaken).map(playerName);
  return vacant.length === 0 ? '' : TEXTS.vacant(vacant);
}

const machinesOf = (places: readonly SetupPlace[], sent: FormBody): MachineSeats =>
  machineSeats(
    places
      .filter(({ isAbsent, isTaken }) => isAbsent || !isTaken)
      .map((place) => ({
        ...{ key: String(place.player), name: playerName(place) },
        isAbsent: place.isAbsent,
      })),
    sent,
  );

/** The last step: a summary, and the start. */
export function setupStartPage(asked: Asked): StartContent {
  const { look, galaxy, formToken, trouble, sent } = asked;
  const { isModerator, step, places, marks } = look;
  const map = galaxy?.map ?? null;
  const mayStart = isModerator && step === 'ready';
  return {
    head: setupHead(look, { page: 'start', lead: TEXTS.startLead, formToken }),
    problem: trouble.problem,
    problems: trouble.problems,
    players: places.map((place) => ({
      name: playerName(place),
      seat: seatText(place),
      chip: chipOf(place),
    })),
    automatic: automaticOf(asked),
    fairness: map === null ? null : fairnessContent(map.summary),
    vacant: mayStart ? vacantText(places) : '',
    machines: machinesOf(mayStart ? places : [], sent),
    mayStart,
    seen: marks.next,
    note: step === 'ready' || step === 'started' ? '' : TEXTS.notReadyYet,
  };
}
