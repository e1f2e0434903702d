import { invariant } from '#kernel/result/invariant';
import { rowOf } from '#kernel/collections/row-of';
import { forceIndexOf } from '#rules/forces/force-index';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { EditWriters } from './edit-writer.ts';
import { handFleet } from './hand-fleet.ts';
import { makeKnown } from './make-known.ts';
import { newFleet } from './new-fleet.ts';
import { putUnits } from './put-units.ts';

/**
 * Corrections of fleets.
 * @rule TURN-3
 * @ruling A fleet that a correction moves no longer has to withdraw, and its convoys stop trading.
 */
export const FLEET_EDITS: EditWriters<
  'FormFleet' | 'MoveFleet' | 'RenameFleet' | 'DissolveFleet' | 'HandFleet' | 'ReleaseFleet'
> = {
  FormFleet: ({ name, units }, write) => {
    const state = write.read();
    const rows = units.map((id) => rowOf(state.units, id));
    const [first] = rows;
    const system = first === undefined ? null : systemOfUnit(first, state);
    invariant(first !== undefined && system !== null, 'FLEET_OF_NOBODY', name);
    const moved = rows.map(({ place }) =>
      place.kind === 'fleet' ? rowOf(state.fleets, place.fleet).lastMoved : 0,
    );
    const { owner } = first;
    const place = { kind: 'system', system } as const;
    const fleet = newFleet(write, { owner, name, place, lastMoved: Math.max(0, ...moved) });
    putUnits(write, units, { kind: 'fleet', fleet });
  },
  MoveFleet: ({ fleet: id, place }, write) => {
    const fleet = rowOf(write.read().fleets, id);
    write.put('fleets', id, { ...fleet, place, withdrawing: null });
    for (const unit of forceIndexOf(write.read()).inFleet(id)) {
      if (unit.trading) write.put('units', unit.id, { ...unit, trading: false });
    }
    const ends = place.kind === 'system' ? [place.system] : [place.from, place.to];
    for (const system of ends) makeKnown(write, fleet.owner, system);
  },
  RenameFleet: ({ fleet: id, name }, write) => {
    write.put('fleets', id, { ...rowOf(write.read().fleets, id), name });
  },
  DissolveFleet: ({ fleet: id, into }, write) => {
    const units = forceIndexOf(write.read()).inFleet(id);
    putUnits(
      write,
      units.map((unit) => unit.id),
      { kind: 'fleet', fleet: into },
    );
  },
  HandFleet: ({ fleet, to }, write) => {
    handFleet(write, fleet, to);
  },
  ReleaseFleet: ({ fleet: id }, write) => {
    write.put('fleets', id, { ...rowOf(write.read().fleets, id), withdrawing: null });
  },
};
