import type { ById } from '#kernel/collections/tables';
import type { FleetId, UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { sharersOf } from './sharers-of.ts';

/** Whether carriers that share an item are not all together in one fleet any more. @rule MOV-7 */
export function isDivided(item: Pick<Unit, 'place'>, units: ById<UnitId, Unit>): boolean {
  const sharers = sharersOf(item);
  const fleets = sharers.map((id): FleetId | null => {
    const carrier: Unit | undefined = units[id];
    return carrier?.place.kind === 'fleet' ? carrier.place.fleet : null;
  });
  return fleets.some((fleet) => fleet === null || fleet !== fleets[0]);
}
