import type { UnitEntry } from '#model/battle/battle-event';
import type { EmpireId } from '#model/campaign/ids';
import type { EventOf } from '#model/events/campaign-event';
import { unitsShownIn } from './units-shown-in.ts';

/** A unit that a battle shows, and one of the empires there that sees it. */
export type ShownTo = Readonly<{ viewer: EmpireId; entry: UnitEntry }>;

/**
 * The units that a step of a battle shows, each to all empires that fight it except the owner.
 * @rule FOG-6
 * @ruling Empires that fight on one side see each other's units as they see their own.
 */
export function shownTo({ moment, sides }: EventOf<'BattleMoment'>): readonly ShownTo[] {
  const { attacker, defender } = sides;
  return unitsShownIn(moment).flatMap((entry) => {
    const viewers = [...attacker, ...defender].filter((viewer) => viewer !== entry.owner);
    return viewers.map((viewer) => ({ viewer, entry }));
  });
}
