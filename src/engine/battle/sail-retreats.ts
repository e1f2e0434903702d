import { nextFleetId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { FleetId, LaneId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { EncounterRun } from './encounter-run.ts';
import { freeFleetName } from '#rules/forces/free-fleet-name';
import type { Contingent } from './contingent.ts';

type Party = Readonly<{ fleet: FleetId; lane: LaneId; units: readonly UnitId[] }>;

/** The ships of a side that got away and still exist, by fleet and lane. */
function partiesOf(record: Recorder, { retreated }: Contingent): readonly Party[] {
  const { units } = record.state();
  const got = [...retreated].flatMap(([id, lane]) => {
    const place = units[id]?.place;
    return place?.kind === 'fleet' ? [{ unit: id, fleet: place.fleet, lane }] : [];
  });
  return [...groupBy(got, ({ fleet, lane }) => `${fleet}/${lane}`).values()].flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    return [{ fleet: first.fleet, lane: first.lane, units: some.map(({ unit }) => unit) }];
  });
}

/** Ships that got away form a fleet of their own, unless they are all that is left of theirs. */
function formParty(record: Recorder, { fleet: id, units }: Party): FleetId {
  const state = record.state();
  const { owner, name, place } = rowOf(state.fleets, id);
  const members = valuesById(state.units).filter(
    (unit) => unit.place.kind === 'fleet' && unit.place.fleet === id,
  );
  if (members.length === units.length) return id;
  const formed = nextFleetId(state, owner);
  record.emit({
    type: 'FleetFormed',
    cite: cite('CSC-12'),
    rolls: [],
    witnesses: onlyFor(owner),
    empire: owner,
    fleet: formed,
    name: freeFleetName(state, owner, `${name} Stragglers`),
    place,
    units,
  });
  return formed;
}

/**
 * Single ships that got away from a battle withdraw by the lane of their retreat.
 * @rule CSC-12 @rule ENC-4
 * @ruling For each fleet and lane, the ships that got away form a new fleet and withdraw with it. If they are all that is left of their
 *   fleet, they stay in it.
 */
export function sailRetreats(record: Recorder, run: EncounterRun): void {
  for (const side of run.contingents.values()) {
    for (const party of partiesOf(record, side)) {
      record.emit({
        type: 'FleetWithdrew',
        cite: cite('CSC-12'),
        rolls: [],
        witnesses: onlyFor(side.empire),
        empire: side.empire,
        fleet: formParty(record, party),
        place: run.pending.place,
        lane: party.lane,
        turn: record.state().turn,
        how: 'retreated',
      });
    }
  }
}
