import { isTreaty, STATE_WORDS } from '#model/campaign/relation';
import type { SeenEventOf } from '#fog/views/seen-event';
import { capitalised, type Names } from './names.ts';
import { formatNumber } from '#kernel/words/format-number';
import { neededFor } from '#rules/worlds/objective-progress';
import { OBJECTIVE_TABLE } from '#rules/worlds/objective-table';
import { flow, type SentenceRows } from './sentence-row.ts';
import { points } from './words.ts';

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

export type WorldType = 'AttitudeMoved' | 'ObjectiveSet' | 'ObjectiveAdvanced' | 'ObjectiveMet';

export const WORLD_SENTENCES: SentenceRows<WorldType> = {
  AttitudeMoved: movedText,
  ObjectiveSet: ({ world, objective }, names) => {
    const { text } = OBJECTIVE_TABLE[objective];
    return names.isReader(world)
      ? `Your people want you to ${text}`
      : `${capitalised(names.empire(world))} tells you that it wants to ${text}`;
  },
  ObjectiveAdvanced: ({ objective, done }) => {
    const { goal, text } = OBJECTIVE_TABLE[objective];
    return `You have done ${formatNumber(done)} of ${formatNumber(neededFor(goal))} of what your people want: to ${text}`;
  },
  ObjectiveMet: {
    says: ({ world, objective, points: gained }, names) => {
      const { text } = OBJECTIVE_TABLE[objective];
      return gained === null
        ? `${capitalised(names.empire(world))} has reached its goal to ${text}`
        : `You have done what your people wanted, to ${text}, and gain ${points(gained)}`;
    },
    pays: ({ points: gained }) => (gained === null ? [] : flow('Objective reached', gained)),
  },
};
