import type { Effect } from '#model/campaign/effect';
import type { UnitId } from '#model/campaign/ids';

/** The units that nobody pays in a turn. @rule ECO-5 */
export function unpaidUnits(
  effects: readonly Pick<Effect, 'kind' | 'subject' | 'begins' | 'ends'>[],
  turn: number,
): ReadonlySet<UnitId> {
  const unpaid = new Set<UnitId>();
  for (const { kind, subject, begins, ends } of effects) {
    const isNow = begins <= turn && turn <= ends;
    if (kind === 'unpaid' && subject.kind === 'unit' && isNow) unpaid.add(subject.unit);
  }
  return unpaid;
}
