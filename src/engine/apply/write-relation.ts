import { compareText } from '#kernel/result/compare-text';
import type { EmpireId } from '#model/campaign/ids';
import { type DiplomaticState, type Relation, relationIdOf } from '#model/campaign/relation';
import type { Writer } from './writer.ts';

/** From now two empires stand so; if they never met they have met. */
export function writeRelation(
  write: Writer,
  [one, other]: readonly [EmpireId, EmpireId],
  { state, turn }: Readonly<{ state: DiplomaticState; turn: number }>,
): void {
  const id = relationIdOf(one, other);
  const known: Relation | undefined = write.read().relations[id];
  const [a, b] = compareText(one, other) < 0 ? [one, other] : [other, one];
  const since = known?.since ?? turn;
  const sustained = known?.sustained ?? true;
  write.put('relations', id, { id, a, b, state, since, sustained });
}
