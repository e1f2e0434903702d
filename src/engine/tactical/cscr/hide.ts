import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import { mayHide } from '#rules/combat/may-hide';
import { named } from './ask-camps.ts';
import { type Camp, type Fight, type Piece, freeIn } from './battlefield.ts';
import { change } from './change.ts';
import { namesOf } from './tags.ts';

const MAP_8 = cite('MAP-8');

/** Who of a task force may hide where it fights. @rule MAP-8 */
export const hidersIn = ({ weather }: Fight, camp: Camp): readonly Piece[] =>
  weather.hasCover
    ? freeIn(camp).filter((piece) => piece.takenFrom === null && mayHide(piece))
    : [];

/** Those who were told to hide for the round do so. @rule MAP-8 */
export function hide(fight: Fight, camp: Camp, units: readonly UnitId[]): void {
  if (units.length === 0) return;
  const hiding = named(hidersIn(fight, camp), units);
  if (hiding.length === 0) return;
  for (const piece of hiding) change(fight, piece, { isHiding: true });
  const common = { cite: MAP_8, rolls: [], side: camp.side };
  const names = namesOf(camp, hiding);
  fight.tell?.({ type: 'UnitsHid', ...common, units: names });
}
