import type { SetupStep } from '#content/setups/setup-act';
import type { SetupEmpire, SetupFile } from '#content/setups/setup-schema';
import type { ForceLists } from '#content/force-lists/force-lists';
import { automaticColonies } from './automatic-colonies.ts';
import { scenarioOfSetup } from './scenario-of-setup.ts';
import type { Setup, SetupSeat } from './setup.ts';
import { budgetOfSetup, playersToDecide } from './whose-turn.ts';

/** A setup in which one empire has decided something. */
export const withEmpire = (
  file: SetupFile,
  player: number,
  change: (empire: SetupEmpire) => SetupEmpire,
): SetupFile => ({
  ...file,
  empires: file.empires.map((empire, index) => (index === player - 1 ? change(empire) : empire)),
});

/** A setup with another state of one player's seat. */
export const withSeat = (setup: Setup, player: number, change: Partial<SetupSeat>): Setup => ({
  ...setup,
  seats: setup.seats.map((seat, index) => (index === player - 1 ? { ...seat, ...change } : seat)),
});

/** A setup after everything that follows by itself: absent players decide automatically, and steps that are done are left. */
export function settled(setup: Setup, lists: ForceLists): Setup {
  let now = setup;
  for (;;) {
    const next = FOLLOWING[now.step]?.(now, lists) ?? null;
    if (next === null) return now;
    now = next;
  }
}

type Following = (setup: Setup, lists: ForceLists) => Setup | null;

/** What follows by itself in a step; null: nothing. In the other steps somebody always has to act. */
const FOLLOWING: Readonly<Partial<Record<SetupStep, Following>>> = {
  homeworlds: afterHomeworlds,
  galaxy: ({ file, ...rest }) => ('draw' in file.map ? null : { ...rest, file, step: 'forces' }),
  colonies: afterColonies,
  forces: (setup) => (isAllReady(setup) ? { ...setup, step: 'ready' } : null),
  ready: (setup) => (isAllReady(setup) ? null : { ...setup, step: 'forces' }),
};

const isAbsent = ({ seats }: Setup, player: number): boolean => seats[player - 1]?.absent === true;

function afterHomeworlds(setup: Setup, lists: ForceLists): Setup | null {
  if (!('draw' in setup.file.map)) return { ...setup, step: 'forces' };
  const [player] = playersToDecide(setup);
  if (player === undefined) return { ...setup, step: 'galaxy' };
  return isAbsent(setup, player) ? automaticHome(setup, player, lists) : null;
}

function afterColonies(setup: Setup, lists: ForceLists): Setup | null {
  const [player] = playersToDecide(setup);
  if (budgetOfSetup(setup.file) === null || player === undefined) {
    return { ...setup, step: 'forces' };
  }
  return isAbsent(setup, player) ? withAutomaticColonies(setup, player, lists) : null;
}

function isAllReady(setup: Setup): boolean {
  const waiting = playersToDecide({ ...setup, step: 'forces' });
  return waiting.every((player) => isAbsent(setup, player));
}

function automaticHome(setup: Setup, player: number, lists: ForceLists): Setup {
  const scenario = scenarioOfSetup(setup.file, lists);
  const place = scenario.ok ? scenario.value.base.homes[player - 1] : undefined;
  const file = withEmpire(setup.file, player, (one) => ({ ...one, homeworld: place ?? 0 }));
  return automatic({ ...setup, file }, player, 'homeworld');
}

function withAutomaticColonies(setup: Setup, player: number, lists: ForceLists): Setup {
  const colonies = automaticColonies(setup, player, lists);
  const file = withEmpire(setup.file, player, (one) => ({ ...one, colonies: [...colonies] }));
  return automatic({ ...setup, file }, player, 'colonies');
}

function automatic(setup: Setup, player: number, part: SetupSeat['automatic'][number]): Setup {
  const before = setup.seats[player - 1]?.automatic ?? [];
  return withSeat(setup, player, { automatic: [...before, part] });
}
