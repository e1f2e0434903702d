import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { BattlePlace } from '#model/battle/place';
import type { UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Unit } from '#model/forces/unit';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';

function placeOf(state: CampaignState, { place }: Unit): BattlePlace {
  if (place.kind === 'system') return place;
  if (place.kind === 'aboard') return placeOf(state, rowOf(state.units, place.carrier));
  const fleet = rowOf(state.fleets, place.fleet).place;
  return fleet.kind === 'system' ? fleet : { kind: 'lane', lane: fleet.lane };
}

/** What a lost unit takes with it, itself last: outside of combat nobody saves what is aboard. */
const lostWith = (index: ForceIndex, unit: Unit): readonly Unit[] => [
  ...index.aboard(unit.id).flatMap((one) => lostWith(index, one)),
  unit,
];

function disbandEmpty(record: Recorder, lost: ReadonlySet<UnitId>, index: ForceIndex): void {
  for (const { id: fleet, owner: empire, name } of valuesById(record.state().fleets)) {
    const members = index.inFleet(fleet);
    if (members.length === 0 || !members.every(({ id }) => lost.has(id))) continue;
    const head = { type: 'FleetDisbanded', cite: cite('MOV-9'), rolls: [] } as const;
    record.emit({ ...head, witnesses: onlyFor(empire), empire, fleet, name });
  }
}

/** Units are lost outside of combat, with all aboard them, and fleets of none but such. @rule SUP-7 @rule MOV-5 @rule OPT-24 */
export function loseUnits(record: Recorder, units: readonly Unit[], because: RuleRef): void {
  if (units.length === 0) return;
  const state = record.state();
  const index = forceIndexOf(state);
  const lost = new Set<UnitId>();
  for (const unit of units.flatMap((one) => lostWith(index, one))) {
    if (lost.has(unit.id)) continue;
    lost.add(unit.id);
    const { id, owner: empire, design, name } = unit;
    const head = { type: 'UnitDestroyed', cite: because, rolls: [] } as const;
    const place = placeOf(state, unit);
    record.emit({ ...head, witnesses: onlyFor(empire), empire, unit: id, design, name, place });
  }
  disbandEmpty(record, lost, index);
}
