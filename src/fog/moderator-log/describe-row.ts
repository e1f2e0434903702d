import type { CampaignEvent, CampaignEventType, EventOf } from '#model/events/campaign-event';
import type { Names } from './names.ts';

/** One line for an event, without its citation. */
export type DescribeRow<E> = (event: E, names: Names) => string;

/** One row for each event of a family: leave one out and the build fails. */
export type DescribeRows<E extends CampaignEvent> = {
  readonly [T in E['type'] & CampaignEventType]: DescribeRow<EventOf<T>>;
};

/** Several words or names in a row; a dash for none. */
export const inRow = (words: readonly string[]): string =>
  words.length === 0 ? '–' : words.join(', ');

/** A word of a closed list as it is read: `no route` for `no-route`. */
export const inWords = (code: string): string => code.replaceAll('-', ' ');
