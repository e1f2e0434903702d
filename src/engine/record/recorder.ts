import { applyInto } from '#engine/apply/apply-event';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { CampaignState } from '#model/campaign/state';
import { writerOver } from '#engine/apply/writer';

/** Collects what a phase decides and keeps the state in step: the two cannot disagree. */
export type Recorder = Readonly<{
  /**
   * The state with all events so far: for rules that act one after another. Tables that were written before go on changing
   * in it, so that it is no picture of the moment.
   */
  state: () => CampaignState;
  /** A fixed copy of the present state, for rules where all act at the same time. */
  snapshot: () => CampaignState;
  emit: (...events: readonly CampaignEvent[]) => void;
  /** How many events were emitted so far. */
  count: () => number;
  result: () => Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }>;
}>;

/** A recorder that begins with a state, which it leaves as it is. */
export function recorderOf(before: CampaignState): Recorder {
  const writer = writerOver(before);
  const events: CampaignEvent[] = [];
  return {
    state: writer.read,
    snapshot: writer.keep,
    emit: (...more) => {
      for (const event of more) {
        applyInto(writer, event);
        events.push(event);
      }
    },
    count: () => events.length,
    result: () => ({ state: writer.read(), events }),
  };
}
