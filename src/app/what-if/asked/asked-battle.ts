import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';
import type { EmpireView } from '#fog/views/empire-view';
import type { AskedAfter, AskedBattle, QuestionOfBattle } from './battle-asked.ts';
import { beforeBattle } from './before-battle.ts';
import { inBattle } from './in-battle.ts';

/** The battle of a question; null: it is about none, or shows nothing of it. @rule FOG-1 @rule FOG-6 */
export const askedBattle = (after: AskedAfter): AskedBattle | null =>
  inBattle(after) ?? beforeBattle(after.asked);

/** The battles of the questions that are open to a player. @rule FOG-1 */
export function askedBattles(
  view: EmpireView,
  questions: readonly OwnQuestion[],
): readonly QuestionOfBattle[] {
  return questions.flatMap((asked, index): readonly QuestionOfBattle[] => {
    if (asked.status !== 'open') return [];
    const { encounter, id } = asked.decision;
    const before = questions
      .slice(0, index)
      .filter(({ decision }) => decision.encounter === encounter);
    const battle = askedBattle({ view, asked, before });
    return battle === null ? [] : [{ id, battle }];
  });
}
