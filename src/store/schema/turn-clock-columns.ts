import type { TurnClock } from '#app/ports/turn-clock';
import type { JsonText } from './json-text.ts';

/** What is stored of the clock of a campaign. */
export type TurnClockColumns = Pick<
  TurnClock,
  'deadline' | 'announced' | 'pausedAt' | 'reportsAt'
> & {
  settings: JsonText<TurnClock['settings']>;
  extensions: JsonText<TurnClock['extensions']>;
  trouble: JsonText<NonNullable<TurnClock['trouble']>> | null;
  reminded: JsonText<TurnClock['reminded']>;
  notices: JsonText<TurnClock['notices']>;
};
