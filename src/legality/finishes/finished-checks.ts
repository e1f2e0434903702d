import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { StarSystem } from '#model/campaign/system';
import { nextYearEnd } from '#rules/calendar/is-year-end';
import { growthChanceOf } from '#rules/colony/growth-chance';
import { canGrow } from '#rules/colony/growth-check';
import { systemIncomeOf } from '#rules/economy/system-income-of';
import { requirementByEvents } from '#rules/random-events/running-events';
import { advanceChancesOf } from '#rules/tech/advance-chances';
import type { Finish } from './finish.ts';
import type { Plan } from '#legality/plan/plan';

const SURE = 100;

const advanceText = (chance: number, what: string): string =>
  chance === SURE ? `${what} for certain` : `${String(chance)} % chance of ${what}`;

const growthText = (name: string, chance: number): string => {
  const grows = `${name}’s population grows`;
  return chance === SURE ? grows : `${String(chance)} % chance that ${grows}`;
};

function techCheck({ view, realm }: Plan, own: readonly StarSystem[], turn: number): Finish[] {
  const instalments = realm.invested * (turn - view.turn + 1);
  const pool = view.empire.techPool + instalments;
  const needed = requirementByEvents(sumOf(own, systemIncomeOf), view.events ?? [], turn);
  const chances = advanceChancesOf(pool, needed);
  if (chances.length === 0) return [];
  const each = chances.map((chance, at) =>
    advanceText(chance, at === 0 ? 'an advance' : 'a second advance'),
  );
  const soOn =
    realm.invested > 0 && turn > view.turn
      ? `, if you keep investing ${String(realm.invested)} EP each turn`
      : '';
  return [{ kind: 'tech', turn, count: 1, text: `Research: ${each.join(', ')}${soOn}` }];
}

/** What the yearly checks can bring, by the numbers of now and what is invested so on. @rule TECH-2 @rule TECH-3 @rule COL-4 */
export function finishedChecks(plan: Plan): readonly Finish[] {
  const turn = nextYearEnd(plan.view.turn);
  const own = valuesById(plan.view.systems).flatMap((system) => system.own ?? []);
  const growing = own.filter(canGrow).map((system) => ({ system, chance: growthChanceOf(system) }));
  return [
    ...techCheck(plan, own, turn),
    ...growing
      .filter(({ chance }) => chance > 0)
      .map(({ system, chance }): Finish => {
        return { kind: 'growth', turn, count: 1, text: growthText(system.name, chance) };
      }),
  ];
}
