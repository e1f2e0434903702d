import type { Unit } from '#model/forces/unit';
import { countOneMore } from './counted.ts';
import type { Writer } from './writer.ts';

type Entering = Pick<Unit, 'id' | 'owner' | 'design' | 'place' | 'since'> &
  Partial<Omit<Unit, 'trading'>>;

/** A unit is there from now on, as the next of its owner: sound, active and without a name unless told. */
export function enterService(write: Writer, unit: Entering): void {
  countOneMore(write, unit.owner, 'units');
  write.put('units', unit.id, {
    name: '',
    condition: 'sound',
    status: 'active',
    trading: false,
    census: 0,
    outOfSupply: 0,
    damage: 0,
    ordnance: [],
    unconverted: false,
    ...unit,
  });
}
