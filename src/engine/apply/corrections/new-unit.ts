import { enterService } from '#engine/apply/enter-service';
import type { Writer } from '#engine/apply/writer';
import { brandAs } from '#kernel/brand/brand';
import { rowOf } from '#kernel/collections/row-of';
import type { UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';

type Made = Pick<Unit, 'owner' | 'design' | 'name' | 'place'> & Partial<Unit>;

/** What a unit keeps when it changes hands; one that is made has nothing of it. */
const wornBy = ({ outOfSupply = 0, damage = 0, ordnance = [], unconverted = false }: Made) => ({
  outOfSupply,
  damage,
  ordnance,
  unconverted,
});

/** Makes a unit under the next number of its owner; it enters service now. @rule CON-11 */
export function newUnit(write: Writer, made: Made): UnitId {
  const { owner, design, name, place, condition = 'sound', status = 'active', census = 0 } = made;
  const { counters, turn } = write.read();
  const id = brandAs<UnitId>(`${owner}.u${String(rowOf(counters, owner).units + 1)}`);
  const kept = { design, name, place, condition, status, census, ...wornBy(made) };
  enterService(write, { id, owner, ...kept, since: turn });
  return id;
}
