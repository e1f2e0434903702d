import type { SetupAct } from '#content/setups/setup-act';
import type { SetupEmpire } from '#content/setups/setup-schema';
import { NEW_SEAT, type Setup, type SetupSeat } from '#app/setup/setup';
import { hashOf } from '#kernel/result/hash';

/** An act by its kind, and by its player if it has one. */
type Replacing = Readonly<{ kind: SetupAct['kind']; player?: number }>;
type Part = (setup: Setup, empire: SetupEmpire, seat: SetupSeat) => unknown;

const drawn = ({ file: { map } }: Setup): unknown => ('draw' in map ? map.draw.settings : null);
const settings: Part = (setup) => [setup.file.settings, drawn(setup)];
const map: Part = ({ file }) => file.map;
const ownLists: Part = ({ file }) => file.forceLists;
const step: Part = (setup) => setup.step;

/** What each kind of act replaces, so that two pages that were opened at the same time can’t overwrite each other unseen. */
const REPLACED: Readonly<Record<SetupAct['kind'], Part>> = {
  rename: ({ file }) => file.name,
  map,
  roll: map,
  edits: map,
  settings,
  preset: settings,
  'force-lists': ownLists,
  'remove-list': ownLists,
  treaties: ({ file }) => file.treaties,
  empire: (_setup, { name = null, forceList = null }) => [name, forceList],
  homeworld: step,
  colonies: (_setup, { colonies = null }) => colonies,
  forces: (_setup, { forces = null }) => forces,
  names: (_setup, _empire, { named }) => named,
  absent: step,
  next: step,
  back: step,
  start: step,
};

/** A mark of what an act replaces. A form carries it. */
export function seenOf(setup: Setup, { kind, player }: Replacing): string {
  const index = (player ?? 0) - 1;
  const { file, seats } = setup;
  return hashOf(REPLACED[kind](setup, file.empires[index] ?? {}, seats[index] ?? NEW_SEAT));
}

/** The acts that don't belong to one player. */
const SHARED_ACTS = [
  ...(['rename', 'map', 'settings', 'force-lists', 'treaties', 'next'] as const),
] as const;
export type SharedMarks = Readonly<Record<(typeof SHARED_ACTS)[number], string>>;

/** The marks of what everybody sees. */
export function sharedMarks(setup: Setup): SharedMarks {
  const marks = SHARED_ACTS.map((kind) => [kind, seenOf(setup, { kind })] as const);
  // One mark for each of them.
  return Object.fromEntries(marks) as SharedMarks;
}
