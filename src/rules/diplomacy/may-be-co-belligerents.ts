import { type ById, valuesById } from '#kernel/collections/tables';
import type { EmpireId, RelationId } from '#model/campaign/ids';
import { isTreaty, type Relation, relationIdOf } from '#model/campaign/relation';
import { rightsOf } from './rights-of.ts';

type Relations = ById<RelationId, Pick<Relation, 'a' | 'b' | 'state'>>;

/** With whom an empire is at War or Hostilities. */
function enemiesOf(relations: Relations, empire: EmpireId): readonly EmpireId[] {
  return valuesById(relations)
    .filter(({ state }) => rightsOf(state).stance === 'enemy')
    .flatMap(({ a, b }) => {
      if (a === empire) return [b];
      return b === empire ? [a] : [];
    });
}

/** Whether two fight a common enemy. @rule DIP-11 */
export function haveCommonEnemy(relations: Relations, one: EmpireId, other: EmpireId): boolean {
  const others = enemiesOf(relations, other);
  return enemiesOf(relations, one).some((enemy) => others.includes(enemy));
}

/** Whether two may be co-belligerents: at Non-Aggression or better, with a common enemy. @rule DIP-11 */
export function mayBeCoBelligerents(relations: Relations, one: EmpireId, other: EmpireId): boolean {
  const state = relations[relationIdOf(one, other)]?.state;
  return state !== undefined && isTreaty(state) && haveCommonEnemy(relations, one, other);
}
