import { removeUnit } from '#engine/apply/remove-unit';
import type { Writer } from '#engine/apply/writer';
import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId, FleetId, UnitId } from '#model/campaign/ids';
import type { Unit, UnitPlace } from '#model/forces/unit';
import { sharersOf } from '#rules/cargo/sharers-of';
import { forceIndexOf } from '#rules/forces/force-index';
import { makeKnown } from './make-known.ts';
import { newFleet } from './new-fleet.ts';
import { newUnit } from './new-unit.ts';

type Handing = Readonly<{ write: Writer; to: EmpireId }>;

function handUnit({ write, to }: Handing, id: UnitId, place: UnitPlace): UnitId {
  const unit = rowOf(write.read().units, id);
  removeUnit(write, id);
  return newUnit(write, { ...unit, owner: to, place });
}

/** Aboard the same carriers by their new ids. */
function placeAfter({ place }: Unit, handed: ReadonlyMap<UnitId, UnitId>): UnitPlace {
  if (place.kind !== 'aboard') return place;
  const idOf = (carrier: UnitId): UnitId => handed.get(carrier) ?? carrier;
  const shares = place.shares?.map((one) => ({ ...one, carrier: idOf(one.carrier) }));
  const carrier = idOf(place.carrier);
  return { kind: 'aboard', carrier, ...(shares === undefined ? {} : { shares }) };
}

/**
 * Gives a fleet to another empire with all that is in it and aboard. Ids are of their owner, so that
 * the fleet and its units get those of the new one, as a capture does.
 * @rule ENC-6
 */
export function handFleet(write: Writer, id: FleetId, to: EmpireId): void {
  const state = write.read();
  const index = forceIndexOf(state);
  const { name, place, lastMoved } = rowOf(state.fleets, id);
  const fleet = newFleet(write, { owner: to, name, place, lastMoved });
  const handing = { write, to };
  const handed = new Map<UnitId, UnitId>();
  const shared = new Set<Unit>();
  for (const unit of index.inFleet(id)) {
    const carrier = handUnit(handing, unit.id, { kind: 'fleet', fleet });
    handed.set(unit.id, carrier);
    for (const one of index.aboard(unit.id)) {
      if (sharersOf(one).length > 0) shared.add(one);
      else handUnit(handing, one.id, { kind: 'aboard', carrier });
    }
  }
  for (const one of shared) handUnit(handing, one.id, placeAfter(one, handed));
  write.remove('fleets', id);
  const ends = place.kind === 'system' ? [place.system] : [place.from, place.to];
  for (const system of ends) makeKnown(write, to, system);
}
