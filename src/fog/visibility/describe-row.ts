import type { CampaignEvent, CampaignEventType, EventOf } from '#model/events/campaign-event';
import type { Names } from './names.ts';

/** One line for an event, without its citation. */
export type DescribeRow<E> = (event: E, names: Names) => string;

/** One row for each event of a family: leave one out and the build fails. */
export type DescribeRows<E extends CampaignEvent> = {
  readonly [T in E['type'] & CampaignEventType]: DescribeRow<EventOf<T>>;
};

/** Several words or names in a row; a dash for none. */
export const listed = (words: readonly string[]): string =>
  words.length === 0 ? '–' : words.join(', ');
