import type { Recorder } from '#engine/record/recorder';
import type { Sight } from '#engine/sight/sight-of';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { FleetStopped } from '#model/events/movement-events';
import type { LaneMap } from '#rules/movement/lane-map-of';
import type { Borders } from './borders-of.ts';
import type { Generated, Meetings } from './meetings-of.ts';
import type { Traveller } from './traveller.ts';

/** What the steps of a Movement Phase work on together. */
export type Voyage = Readonly<{
  record: Recorder;
  sight: Sight;
  lanes: LaneMap;
  meetings: Meetings;
  borders: Borders;
  /** A plasma storm there ends the movement of whoever enters. */
  isStormy: (system: SystemId) => boolean;
  travellers: readonly Traveller[];
  /** What was generated so far, by the key of the place. */
  generated: Map<string, Generated[]>;
}>;

/** A fleet goes no farther this turn, and its owner reads why. @rule MOV-2 */
export function stopFleet(
  { record }: Pick<Voyage, 'record'>,
  traveller: Traveller,
  at: Pick<FleetStopped, 'place' | 'step' | 'because'>,
): void {
  traveller.stopped = true;
  const { fleet, owner } = traveller;
  const head = { type: 'FleetStopped', cite: cite('MOV-2'), rolls: [] } as const;
  record.emit({ ...head, witnesses: onlyFor(owner), empire: owner, fleet, ...at });
}
