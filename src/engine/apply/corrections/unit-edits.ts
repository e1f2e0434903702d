import { markUnpaid } from '#engine/apply/mark-unpaid';
import { removeUnit } from '#engine/apply/remove-unit';
import type { Writer } from '#engine/apply/writer';
import { rowOf } from '#kernel/collections/row-of';
import { unpaidIdOf } from '#model/campaign/effect';
import type { UnitId } from '#model/campaign/ids';
import type { UnitState } from '#model/corrections/edit';
import type { Unit, UnitPlace } from '#model/forces/unit';
import type { EditWriters } from './edit-writer.ts';
import { newUnit } from './new-unit.ts';
import { putUnits } from './put-units.ts';

/** What a state sets in the row of a unit; nobody’s row says whether it is paid. */
const STATE_PARTS: Readonly<Record<Exclude<UnitState, 'unpaid' | 'paid'>, Partial<Unit>>> = {
  sound: { condition: 'sound' },
  crippled: { condition: 'crippled' },
  active: { status: 'active' },
  reserve: { status: 'reserve' },
  mothballed: { status: 'mothballed' },
  trading: { trading: true },
  idle: { trading: false },
  unconverted: { unconverted: true },
  converted: { unconverted: false },
};

function change(write: Writer, id: UnitId, part: Partial<Unit>): void {
  write.put('units', id, { ...rowOf(write.read().units, id), ...part });
}

function setState(write: Writer, id: UnitId, state: UnitState): void {
  if (state === 'unpaid') markUnpaid(write, id);
  else if (state === 'paid') write.remove('effects', unpaidIdOf(id));
  else change(write, id, STATE_PARTS[state]);
}

/**
 * Corrections of units.
 * @rule TURN-3
 * @ruling ECO-5 A correction that makes a unit paid or unpaid holds for this turn, and neither takes nor gives points. The next income decides
 *   again.
 * @ruling TECH-6 A correction can make any ship, convoy, base or flight unconverted, under any settings. A repair at a yard converts it.
 * @ruling SUP-9 A correction can load packages that this campaign doesn’t offer to players. A unit still has no more than its class has room for.
 */
export const UNIT_EDITS: EditWriters<
  | 'AddUnits'
  | 'RemoveUnits'
  | 'SetUnitState'
  | 'SetUnitValue'
  | 'ArmUnits'
  | 'PlaceUnits'
  | 'RenameUnit'
> = {
  AddUnits: ({ empire: owner, design, count, names, place }, write) => {
    const first: UnitPlace =
      place.kind === 'aboard' ? { kind: 'aboard', carrier: place.carrier } : place;
    for (let index = 0; index < count; index += 1) {
      const id = newUnit(write, { owner, design, name: names[index] ?? '', place: first });
      putUnits(write, [id], place);
    }
  },
  RemoveUnits: ({ units }, write) => {
    for (const id of units) removeUnit(write, id);
  },
  SetUnitState: ({ units, state }, write) => {
    for (const id of units) setState(write, id, state);
  },
  SetUnitValue: ({ unit, value, to }, write) => {
    change(write, unit, { [value]: to });
  },
  ArmUnits: ({ units, ordnance }, write) => {
    for (const id of units) change(write, id, { ordnance });
  },
  PlaceUnits: ({ units, place }, write) => {
    putUnits(write, units, place);
  },
  RenameUnit: ({ unit, name }, write) => {
    change(write, unit, { name });
  },
};
