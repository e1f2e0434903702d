import { choice } from '#model/settings/setting';

const since = '0030-rest-of-the-galaxy';

/** Settings of random events. */
export const EVENT_SETTINGS = {
  randomEvents: choice({
    name: 'Random events',
    explanation:
      'Events that befall one power or one of its systems. The moderator can choose or write events in any campaign.',
    group: 'campaign',
    rules: ['OPT-13'],
    change: 'any-time',
    choices: {
      off: 'none are drawn',
      steady: 'a chance of 5 % each turn',
      rising: 'a chance that rises by 5 % each turn until one is drawn',
    },
    default: 'off',
    since,
  }),
  randomEventDelay: choice({
    name: 'Delay of random events',
    explanation: 'When an event happens that was drawn.',
    group: 'campaign',
    rules: ['OPT-13', 'END-2'],
    change: 'any-time',
    choices: {
      turn: 'at the end of the next turn, so that the moderator can veto or replace it',
      none: 'at once',
    },
    default: 'turn',
    since,
  }),
} as const;
