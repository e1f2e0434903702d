import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { EmpireId } from '#model/campaign/ids';
import { type DiplomaticState, type Relation, relationIdOf } from '#model/campaign/relation';
import { mayBeCoBelligerents } from '#rules/diplomacy/may-be-co-belligerents';
import type { Writer } from './writer.ts';

type Stand = Readonly<{ state: DiplomaticState; pact: boolean; turn: number }>;

/** From now two empires stand so; if they never met they have met. Pacts whose common war is over end with it. */
export function writeRelation(
  write: Writer,
  [one, other]: readonly [EmpireId, EmpireId],
  { state, pact, turn }: Stand,
): void {
  const id = relationIdOf(one, other);
  const known: Relation | undefined = write.read().relations[id];
  const [a, b] = compareText(one, other) < 0 ? [one, other] : [other, one];
  const since = known?.since ?? turn;
  const sustained = known?.sustained ?? true;
  write.put('relations', id, { id, a, b, state, since, sustained, pact });
  endPacts(write);
}

/** @rule DIP-11 */
function endPacts(write: Writer): void {
  const { relations } = write.read();
  for (const row of valuesById(relations)) {
    if (!row.pact || mayBeCoBelligerents(relations, row.a, row.b)) continue;
    write.put('relations', row.id, { ...row, pact: false });
  }
}
