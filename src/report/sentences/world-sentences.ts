import { isTreaty, STATE_WORDS } from '#model/campaign/relation';
import type { SeenEventOf } from '#fog/views/seen-event';
import { capitalised, type Names } from './names.ts';
import type { SentenceRows } from './sentence-row.ts';

type Moved = SeenEventOf<'AttitudeMoved'>;

/** What has happened between a world and the reader. */
const WHY: { readonly [C in Moved['cause']]: (world: string) => string } = {
  incident: (world) => `A diplomatic incident with ${world}`,
  tension: (world) => `Tensions rise between you and ${world}`,
  nothing: (world) => `Nothing has changed between you and ${world}`,
  promising: (world) => `Talks with ${world} are promising`,
  breakthrough: (world) => `A breakthrough in talks with ${world}`,
  agents: (world) => `${capitalised(world)} has caught your agents`,
  coup: (world) => `Agents have changed what ${world} thinks of you`,
};

function readyText(state: Moved['state']): string {
  if (isTreaty(state)) return `it is ready for ${STATE_WORDS[state]} with you`;
  if (state === 'non-intercourse') return 'it wants nothing but peace with you';
  return `it is ready for ${STATE_WORDS[state]} with you`;
}

function movedText({ world, cause, before, state }: Moved, names: Names): string {
  const why = WHY[cause](names.empire(world));
  return before === state ? why : `${why}: ${readyText(state)}`;
}

export const WORLD_SENTENCES: SentenceRows<'AttitudeMoved'> = { AttitudeMoved: movedText };
