import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { partyFacing } from '#engine/sight/party-facing';
import type { Sight } from '#engine/sight/sight-of';
import { cite } from '#kernel/reasons/cite';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { FleetStopped } from '#model/events/movement-events';
import type { LaneMap } from '#rules/movement/lane-map-of';
import type { Borders } from './borders-of.ts';
import type { Generated, Meetings } from './meetings-of.ts';
import type { Traveller } from './traveller.ts';

/** What the steps of a Movement Phase work on together. */
export type Voyage = Readonly<{
  record: Recorder;
  input: PhaseInput;
  sight: Sight;
  lanes: LaneMap;
  meetings: Meetings;
  borders: Borders;
  /** A plasma storm there ends the movement of a fleet that enters. */
  isStormy: (system: SystemId) => boolean;
  travellers: readonly Traveller[];
  /** What was generated so far, by the key of the place. */
  generated: Map<string, Generated[]>;
}>;

/** What somebody generates at a place is remembered until the phase ends. @rule MOV-2 */
export function noteGenerated(
  { generated }: Voyage,
  place: BattlePlace,
  pairs: readonly Generated[],
): void {
  const key = placeKeyOf(place);
  generated.set(key, [...(generated.get(key) ?? []), ...pairs]);
}

/** Whether an empire can see a fleet: the fleet doesn't hide from it. @rule MOV-4 */
export function isMetBy({ sight }: Voyage, { fleet }: Traveller, foe: EmpireId): boolean {
  const party = sight.where.party(fleet);
  return party !== undefined && partyFacing(party, foe).touchable;
}

type Stop = Pick<FleetStopped, 'place' | 'step' | 'because'>;

/** The owner of a fleet reads where and why it goes no farther. @rule MOV-2 */
export function noteStop(
  { record }: Pick<Voyage, 'record'>,
  { fleet, owner }: Pick<Traveller, 'fleet' | 'owner'>,
  at: Stop,
): void {
  const head = { type: 'FleetStopped', cite: cite('MOV-2'), rolls: [] } as const;
  record.emit({ ...head, witnesses: onlyFor(owner), empire: owner, fleet, ...at });
}

/** A fleet goes no farther this turn, and its owner reads why. @rule MOV-2 */
export function stopFleet(voyage: Pick<Voyage, 'record'>, traveller: Traveller, at: Stop): void {
  traveller.stopped = true;
  noteStop(voyage, traveller, at);
}
