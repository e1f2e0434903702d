import type { Writer } from './writer.ts';
import type { CampaignEvent, CampaignEventType, EventOf } from '#model/events/campaign-event';

/** What an event does to the state. */
export type Handler<E> = (event: E, write: Writer) => void;

/** One handler for each event of a family: leave one out and the build fails. */
export type Handlers<E extends CampaignEvent> = Readonly<{
  [T in E['type'] & CampaignEventType]: Handler<EventOf<T>>;
}>;

/** For events that tell something and change nothing. */
export const changesNothing = (): void => undefined;
