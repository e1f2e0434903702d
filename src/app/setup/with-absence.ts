import type { ActOf, Setup, SetupSeat } from './setup.ts';
import { without } from './without.ts';
import { withEmpire, withSeat } from './settled.ts';

type Turned = SetupSeat['automatic'][number];

/** The players whose turn comes after a player's: of homeworlds those after them, of colonies those before them. */
function laterThan({ seats }: Setup, player: number, part: Turned): readonly number[] {
  const all = seats.map((_, index) => index + 1);
  return all.filter((one) => (part === 'homeworld' ? one > player : one < player));
}

/** Whether the choices of a part can be made again: nobody has decided anything that builds on them. */
function isOpen(setup: Setup, player: number, part: Turned): boolean {
  const { file, seats, step } = setup;
  const isUndone = laterThan(setup, player, part).every(
    (one) =>
      file.empires[one - 1]?.[part] === undefined ||
      seats[one - 1]?.automatic.includes(part) === true,
  );
  if (!isUndone) return false;
  if (part === 'homeworld') {
    const isPlain = 'draw' in file.map && file.map.draw.edits.length === 0;
    return step === 'homeworlds' || (step === 'galaxy' && isPlain);
  }
  const isBought = file.empires.some(({ forces }) => forces !== undefined);
  return (
    step === 'colonies' || (step === 'forces' && !isBought && seats.every(({ ready }) => !ready))
  );
}

/** A setup in which the automatic choice of a part is taken back, with those that were made after it. */
function retaken(setup: Setup, player: number, part: Turned): Setup {
  const again = [player, ...laterThan(setup, player, part)];
  let now: Setup = { ...setup, step: part === 'homeworld' ? 'homeworlds' : 'colonies' };
  for (const one of again) {
    const automatic = now.seats[one - 1]?.automatic.filter((each) => each !== part) ?? [];
    const file = withEmpire(now.file, one, (empire) => without(empire, [part]));
    now = withSeat({ ...now, file }, one, { automatic });
  }
  return now;
}

/**
 * A player is absent, or back again. What was chosen for them in turn is open again, as long as nobody has decided
 * anything after it.
 */
export function withAbsence(setup: Setup, { player, absent }: ActOf<'absent'>): Setup {
  const now = withSeat(setup, player, { absent });
  const automatic = setup.seats[player - 1]?.automatic ?? [];
  if (absent) return now;
  const part = automatic.find((one) => isOpen(now, player, one));
  return part === undefined ? now : retaken(now, player, part);
}
