import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { FleetId, SystemId, UnitId } from '#model/campaign/ids';
import { farEndOf, type Lane } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Fleet } from '#model/forces/fleet';
import type { RuleSet } from '#model/settings/rule-set';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';
import { restingUnits } from '#rules/forces/resting-units';
import { unpaidUnits } from '#rules/economy/unpaid-units';
import { isTowedOn } from '#rules/cargo/is-towed-on';
import { type LaneAllowance, laneAllowanceOf } from '#rules/movement/lane-allowance-of';
import { NO_LEGS, takeLeg } from '#rules/movement/take-leg';
import { failMove, type Itinerary } from './itineraries-of.ts';
import type { Traveller } from './traveller.ts';

type Harbour = Readonly<{
  record: Recorder;
  rules: RuleSet;
  index: ForceIndex;
  resting: ReadonlySet<UnitId>;
  unpaid: ReadonlySet<UnitId>;
  itineraries: ReadonlyMap<FleetId, Itinerary>;
}>;

function membersOf({ record, index }: Harbour, fleet: Fleet): Traveller['units'] {
  const { designs } = record.state();
  return index.inFleet(fleet.id).map((unit) => ({ unit, design: rowOf(designs, unit.design) }));
}

/** Whether a unit has a base in tow. @rule MOV-10 */
function tows({ record, index }: Harbour, { unit, design }: Traveller['units'][number]): boolean {
  const { designs } = record.state();
  return index.aboard(unit.id).some((one) => isTowedOn(design, rowOf(designs, one.design)));
}

/** Whether a unit, or a flight aboard it, does nothing this turn. */
const rests = ({ resting, index }: Harbour, id: UnitId): boolean =>
  resting.has(id) || index.aboard(id).some((one) => resting.has(one.id));

function allowanceOf(harbour: Harbour, units: Traveller['units']): LaneAllowance {
  const { rules, unpaid } = harbour;
  return laneAllowanceOf(
    units.map((one) => ({
      ...one,
      unpaid: unpaid.has(one.unit.id),
      resting: rests(harbour, one.unit.id),
      tows: tows(harbour, one),
    })),
    rules,
  );
}

/** Where a withdrawing fleet has to go first; null: its lane is closed to it. */
function firstOf(state: CampaignState, fleet: Fleet, allowance: LaneAllowance): SystemId | null {
  if (fleet.withdrawing === null || fleet.place.kind !== 'system') return null;
  const lane: Lane | undefined = state.lanes[fleet.withdrawing.lane];
  const { system } = fleet.place;
  if (lane === undefined || (lane.a !== system && lane.b !== system)) return null;
  return takeLeg(NO_LEGS, lane.class, allowance).ok ? farEndOf(lane, system) : null;
}

/** The duty is void when the fleet cannot fulfil it: it may stay, or do as ordered. */
function endWithdrawal({ record }: Harbour, { id, owner }: Fleet): void {
  const head = { type: 'WithdrawalEnded', cite: cite('ENC-4'), rolls: [] } as const;
  record.emit({ ...head, witnesses: onlyFor(owner), empire: owner, fleet: id });
}

/** A withdrawing fleet goes by its lane, and only then on, if it is ordered that way. @rule ENC-4 */
function pathOf(harbour: Harbour, fleet: Fleet, first: SystemId | null): readonly SystemId[] {
  const itinerary = harbour.itineraries.get(fleet.id);
  const ordered = itinerary?.path ?? [];
  if (first === null || ordered[0] === first) return ordered;
  if (itinerary !== undefined) failMove(harbour.record, itinerary, 'withdrawing', fleet.id);
  return [first];
}

/** A fleet with a resting unit doesn't move, in spite of orders. @rule MOV-9 */
function stayAtRest({ record, itineraries }: Harbour, { id }: Fleet): readonly Traveller[] {
  const itinerary = itineraries.get(id);
  if (itinerary !== undefined) failMove(record, itinerary, 'resting', id);
  return [];
}

function travellerOf(harbour: Harbour, fleet: Fleet): readonly Traveller[] {
  if (fleet.place.kind !== 'system') return [];
  const units = membersOf(harbour, fleet);
  const allowance = allowanceOf(harbour, units);
  if (allowance.resting) return stayAtRest(harbour, fleet);
  const first = firstOf(harbour.record.state(), fleet, allowance);
  if (fleet.withdrawing !== null && first === null) endWithdrawal(harbour, fleet);
  const path = pathOf(harbour, fleet, first);
  if (path.length === 0) return [];
  return [
    {
      fleet: fleet.id,
      owner: fleet.owner,
      allowance,
      units,
      allowanceOf: (some) => allowanceOf(harbour, some),
      path,
      withdrawing: first !== null,
      at: fleet.place.system,
      next: 0,
      legs: NO_LEGS,
      stopped: false,
    },
  ];
}

/** All fleets that are to move this turn, in the order of their ids. @rule MOV-1 @rule ENC-4 */
export function travellersOf(
  record: Recorder,
  itineraries: ReadonlyMap<FleetId, Itinerary>,
  rules: RuleSet,
): readonly Traveller[] {
  const state = record.state();
  const due = valuesById(state.fleets).filter(
    (fleet) => fleet.withdrawing !== null || itineraries.has(fleet.id),
  );
  if (due.length === 0) return [];
  const harbour: Harbour = {
    record,
    rules,
    index: forceIndexOf(state),
    resting: restingUnits(valuesById(state.projects)),
    unpaid: unpaidUnits(valuesById(state.effects), state.turn),
    itineraries,
  };
  return due.flatMap((fleet) => travellerOf(harbour, fleet));
}
