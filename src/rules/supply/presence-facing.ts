import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId } from '#model/campaign/ids';
import type { Lurking, Presence } from './presence-in.ts';

/** An empire's presence in a system if some of its hidden ships were in the open. */
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

/** An empire's presence in a system as another empire faces it: with the hidden ships that it has detected. @rule MOV-4 */
export const presenceFacing = (presence: Presence, viewer: EmpireId): Presence =>
  presenceWith(
    presence,
    presence.lurking.filter(({ foundBy }) => foundBy.has(viewer)),
  );
