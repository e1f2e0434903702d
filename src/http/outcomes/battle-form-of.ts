import type { ModeratorView } from '#fog/views/empire-view';
import type { OutcomeToEnter } from '#app/usecases/encounters/read-outcomes';
import type { BattleForm } from '#report/document/battle-form';
import { BATTLE_SIDES } from '#model/battle/setup';
import { outcomeForm, outcomeUnitText } from '#http/forms/decisions/outcome-form';
import type { ViewNames } from '#http/names/view-names';
import { formBodyOf } from '#http/visits/form-body';
import { TEXTS } from './texts.ts';
import { unitStats } from './unit-stats.ts';

/** A battle that waits for its outcome, to be printed and fought. */
export function battleFormOf(
  { decision, question }: OutcomeToEnter,
  { view, names }: Readonly<{ view: ModeratorView; names: ViewNames }>,
): BattleForm {
  const asked = { question: decision, names, sent: formBodyOf({}), standing: null };
  return {
    title: TEXTS.formTitle(outcomeForm.title(asked)),
    subtitle: TEXTS.turnAndBattle(question.turn, decision.battle),
    sides: BATTLE_SIDES.map((side) => {
      const { leader, units } = decision.sides[side];
      return {
        name: TEXTS[side](names.empire(leader)),
        units: units.flatMap((unit) => {
          const found = unitStats(view, unit);
          if (found === null) return [];
          const state = unit.lurks ? TEXTS.hidden(unit.condition) : unit.condition;
          return [{ name: outcomeUnitText(unit), state, ...found }];
        }),
      };
    }),
  };
}
