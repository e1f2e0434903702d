import type { EmpireView } from '#fog/views/empire-view';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { OrderIssue } from '#model/orders/order-issue';
import { refusal } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';

const OPT_22 = cite('OPT-22');

/** Each thing once in a sheet. */
export function onceIssues(
  { dealings }: Plan,
  key: string,
  { rule, path, text }: Readonly<{ rule: RuleRef; path: string; text: string }>,
): readonly OrderIssue[] {
  return dealings.has(key) ? [refusal({ code: 'DIPLOMACY_TWICE', cite: rule, path }, text)] : [];
}

/** Pacts and secrets only where the campaign has them. @rule OPT-22 */
export function optionIssues(
  { rules }: EmpireView,
  { pact, covert }: Readonly<{ pact: boolean; covert: boolean }>,
): readonly OrderIssue[] {
  if (rules.covertDiplomacy === 'on') return [];
  const about = { code: 'NO_COVERT_DIPLOMACY', cite: OPT_22 };
  return [
    ...(pact
      ? [refusal({ ...about, path: 'offer' }, 'This campaign is played without co-belligerents.')]
      : []),
    ...(covert
      ? [
          refusal(
            { ...about, path: 'covert' },
            'This campaign is played without covert diplomacy. Leave out “covert”.',
          ),
        ]
      : []),
  ];
}
