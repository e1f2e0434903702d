import type { Moment } from './clock-contents.ts';
import { timeText } from '#http/words/times';

/** A moment as pages show it. */
export const momentOf = (iso: string): Moment => ({ iso, text: timeText(iso) });

/** The same where there may be none. */
export const maybeMoment = (iso: string | null): Moment | null =>
  iso === null ? null : momentOf(iso);
