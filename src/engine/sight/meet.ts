import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import { compareText } from '#kernel/result/compare-text';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import { relationIdOf } from '#model/campaign/relation';

/**
 * First contact, unless it was made before: both are told at once, whichever of them saw the other, and
 * know each other by name from here on.
 * @rule DIP-1 @rule SET-3
 */
export function meet(
  record: Recorder,
  [one, other]: readonly [EmpireId, EmpireId],
  place: BattlePlace,
): void {
  const { relations, turn } = record.state();
  // Everybody knows raiders, and nobody is in contact with them.
  if (one === other || one === RAIDERS || other === RAIDERS) return;
  if (Object.hasOwn(relations, relationIdOf(one, other))) return;
  const [a, b] = compareText(one, other) < 0 ? [one, other] : [other, one];
  record.emit({
    type: 'EmpiresMet',
    cite: cite('DIP-1'),
    rolls: [],
    witnesses: [
      { empire: a, as: 'participant' },
      { empire: b, as: 'participant' },
    ],
    a,
    b,
    place,
    turn,
  });
}
