import type { UnitEntry } from '#model/battle/battle-event';
import type { EmpireId } from '#model/campaign/ids';
import type { EventOf } from '#model/events/campaign-event';
import { unitsShownIn } from './units-shown-in.ts';

/** A unit as it shows itself in a battle to one of those who fight it. */
export type ShownTo = Readonly<{ viewer: EmpireId; entry: UnitEntry }>;

/** Which units a step of a battle shows, and to whom: to all on the other side. @rule FOG-6 */
export function shownTo({ moment, sides }: EventOf<'BattleMoment'>): readonly ShownTo[] {
  const { attacker, defender } = sides;
  return unitsShownIn(moment).flatMap((entry) => {
    const viewers = attacker.includes(entry.owner) ? defender : attacker;
    return viewers.map((viewer) => ({ viewer, entry }));
  });
}
