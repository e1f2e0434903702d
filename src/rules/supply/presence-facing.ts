import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId } from '#model/campaign/ids';
import type { Lurking, Presence } from './presence-in.ts';

/** What somebody has in a system as if those of his hidden ships stood in the open. */
export function presenceWith(presence: Presence, lurking: readonly Lurking[]): Presence {
  if (lurking.length === 0) return presence;
  return {
    ...presence,
    ships: presence.ships + lurking.length,
    siege: presence.siege + sumOf(lurking, ({ siege }) => siege),
    bars: true,
    lurking: presence.lurking.filter((one) => !lurking.includes(one)),
  };
}

/** What somebody has in a system as another has it before him: with those hidden ships that he has detected. @rule MOV-4 */
export const presenceFacing = (presence: Presence, viewer: EmpireId): Presence =>
  presenceWith(
    presence,
    presence.lurking.filter(({ foundBy }) => foundBy.has(viewer)),
  );
