import type { RandomEventId } from '#model/campaign/random-event';
import type { SystemFigure } from '#model/campaign/system-figures';

/** What an event changes. The rules that it touches read it, and know no event by its name. */
export type EventChange =
  /** A figure of the system, for good. */
  | Readonly<{ kind: 'figure'; figure: SystemFigure; by: 1 | -1 }>
  /** The system income of the empire, to a percentage of it. */
  | Readonly<{ kind: 'income'; percent: number }>
  /** The requirement of the yearly tech check, by a percentage of it. */
  | Readonly<{ kind: 'research'; percent: number }>
  /** The class of a lane at the system, by one step. */
  | Readonly<{ kind: 'lane'; step: 1 | -1 }>
  /** Somebody lives at the edge of what the empire knows. */
  | Readonly<{ kind: 'world' }>
  /** Nothing until the moderator chooses. */
  | Readonly<{ kind: 'choice' }>
  /** Nothing: it is a text. */
  | Readonly<{ kind: 'text' }>;

/** A row of the table of random events. */
export type RandomEventRow = Readonly<{
  name: string;
  /** The highest roll of d100 for it; 0: it is never rolled. */
  upTo: number;
  change: EventChange;
  /** Whether it befalls one system of the empire. */
  hasPlace: boolean;
  /** How long it lasts: for good, 1d6 turns, or through the yearly tech check. */
  lasts: 'for-good' | 'd6' | 'year';
}>;

type Figured = readonly [name: string, figure: SystemFigure, by: 1 | -1, upTo: number];

const figure = ([name, which, by, upTo]: Figured): RandomEventRow => ({
  name,
  upTo,
  change: { kind: 'figure', figure: which, by },
  hasPlace: true,
  lasts: 'for-good',
});

const lane = (name: string, step: 1 | -1, upTo: number): RandomEventRow => ({
  name,
  upTo,
  change: { kind: 'lane', step },
  hasPlace: true,
  lasts: 'for-good',
});

/**
 * The table of random events, each an entry of data.
 * @rule OPT-13
 */
export const RANDOM_EVENT_TABLE: Readonly<Record<RandomEventId, RandomEventRow>> = {
  'capacity-gained': figure(['New land', 'capacity', 1, 6]),
  'capacity-lost': figure(['Lost land', 'capacity', -1, 12]),
  'raw-gained': figure(['Rich deposits', 'raw', 1, 18]),
  'raw-lost': figure(['Exhausted deposits', 'raw', -1, 24]),
  'census-gained': figure(['Immigration', 'census', 1, 30]),
  'census-lost': figure(['Epidemic', 'census', -1, 36]),
  'morale-gained': figure(['Celebrations', 'morale', 1, 42]),
  'morale-lost': figure(['Protests', 'morale', -1, 48]),
  'productivity-gained': figure(['Industrial boom', 'productivity', 1, 54]),
  'productivity-lost': figure(['Industrial accident', 'productivity', -1, 60]),
  'income-halved': {
    name: 'Recession',
    upTo: 65,
    change: { kind: 'income', percent: 50 },
    hasPlace: false,
    lasts: 'd6',
  },
  'income-doubled': {
    name: 'Economic boom',
    upTo: 70,
    change: { kind: 'income', percent: 200 },
    hasPlace: false,
    lasts: 'd6',
  },
  'research-cheaper': {
    name: 'Breakthrough',
    upTo: 75,
    change: { kind: 'research', percent: -10 },
    hasPlace: false,
    lasts: 'year',
  },
  'research-dearer': {
    name: 'Research setback',
    upTo: 80,
    change: { kind: 'research', percent: 10 },
    hasPlace: false,
    lasts: 'year',
  },
  'alien-explorers': {
    name: 'Alien explorers',
    upTo: 85,
    change: { kind: 'world' },
    hasPlace: false,
    lasts: 'for-good',
  },
  'hyperspace-collapse': lane('Hyperspace collapse', -1, 92),
  'hyperspace-survey': lane('Hyperspace survey', 1, 99),
  'moderators-choice': {
    name: 'Moderator’s choice',
    upTo: 100,
    change: { kind: 'choice' },
    hasPlace: false,
    lasts: 'for-good',
  },
  written: {
    name: 'The moderator’s own event',
    upTo: 0,
    change: { kind: 'text' },
    hasPlace: false,
    lasts: 'for-good',
  },
};
