import { formFleet } from '#engine/apply/form-fleet';
import type { Writer } from '#engine/apply/writer';
import { brandAs } from '#kernel/brand/brand';
import { rowOf } from '#kernel/collections/row-of';
import type { FleetId } from '#model/campaign/ids';
import type { Fleet } from '#model/forces/fleet';

type Formed = Pick<Fleet, 'owner' | 'name' | 'place' | 'lastMoved'>;

/** Forms a fleet under the next number of its owner. Its units are put into it next. @rule MOV-9 */
export function newFleet(write: Writer, formed: Formed): FleetId {
  const { owner } = formed;
  const number = rowOf(write.read().counters, owner).fleets + 1;
  const id = brandAs<FleetId>(`${owner}.f${String(number)}`);
  formFleet(write, { id, ...formed });
  return id;
}
