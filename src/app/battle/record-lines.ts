import type { RollId } from '#kernel/dice/dice';
import { invariant } from '#kernel/result/invariant';
import { type ToldBefore, describeMoment } from '#fog/moderator-log/describe-moment';
import type { Names } from '#fog/moderator-log/names';
import type { BattleEvent } from '#model/battle/battle-event';
import type { BattleSide } from '#model/battle/setup';
import type { UnitId } from '#model/campaign/ids';
import type { Roll } from '#model/rolls/roll-purpose';
import type { Roll as ShownRoll } from '#report/document/document';
import type { Aboard } from '#report/sections/gone-along';
import type { RecordLine } from '#report/sections/record-of-battle';
import { playedEvents } from './played-events.ts';

type Known = Readonly<{
  rolls: ReadonlyMap<RollId, Roll>;
  names: Names;
  /** Who is aboard whom. */
  aboard: Aboard<UnitId>;
  /** The names of the sides. */
  sides?: ToldBefore['sides'];
}>;

/** Rolls as a record shows them to readers who may see all of them. */
export const shownRolls = (
  ids: readonly RollId[],
  rolls: ReadonlyMap<RollId, Roll>,
): readonly ShownRoll[] =>
  ids.map((id) => {
    const roll = rolls.get(id);
    invariant(roll !== undefined, 'ROLL_MISSING', id);
    const { purpose, cite, faces, values, total, ruled } = roll;
    const shown = { purpose: purpose.text, cite, faces, values, total };
    return ruled === true ? { ...shown, ruled } : shown;
  });

/** The readiness of both sides, which decides the length of the battle. @rule CSC-4 */
function toldBefore(events: readonly BattleEvent[], sides: ToldBefore['sides']): ToldBefore {
  const rolled = events.flatMap((event): readonly [BattleSide, number][] =>
    event.type === 'SurpriseRolled' ? [[event.side, event.modifier]] : [],
  );
  return { readiness: Object.fromEntries(rolled), ...(sides !== undefined && { sides }) };
}

/** The steps of a battle in words, each with its dice, both sides in full. */
export function recordLines(
  events: readonly BattleEvent[],
  { rolls, names, aboard, sides }: Known,
): readonly RecordLine[] {
  const before = toldBefore(events, sides);
  const played = playedEvents(events, aboard);
  return events.map((event, index) => ({
    text: describeMoment(event, names, before),
    cite: event.cite,
    rolls: shownRolls(event.rolls, rolls),
    round: event.type === 'RoundBegan' ? event.round : null,
    played: played[index] ?? { changes: [], why: null },
  }));
}
