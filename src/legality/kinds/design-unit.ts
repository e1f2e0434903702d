import { cite } from '#kernel/reasons/cite';
import { valuesById } from '#kernel/collections/tables';
import type { DesignId } from '#model/campaign/ids';
import type { DesignUnit } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { knownDesignsOf } from '#rules/sight/known-designs-of';
import { checkOrderedDesign, ownDesignIdOf } from '#rules/design/design-of-order';
import { type DesignBar, DESIGNS_OF_AN_ERA, designBarOf } from '#rules/tech/design-bar';
import { doubt, refusal } from '../issue.ts';
import { free, isRefused, type Judgement, type Plan } from '#legality/plan/plan';

const ROOM = { code: 'DESIGN_NO_ROOM', cite: cite('TECH-4') };
const NAME = { code: 'DESIGN_NAME', cite: cite('TECH-4'), path: 'name' };

const BARS: { readonly [B in DesignBar]: string } = {
  'by-year': 'In this campaign classes come by their years, and none are designed: leave it out.',
  listed: 'Your force list has classes of this era: you design your own when it has none left.',
  full: `You have ${String(DESIGNS_OF_AN_ERA)} classes of your own for this era: design more when it has risen.`,
  'no-advance': 'You have no unused advance for it. Research until you have one.',
};

/** May one more class be designed? @rule TECH-4 @rule OPT-15 */
function roomIssues(plan: Plan): readonly OrderIssue[] {
  const { empire, rules } = plan.view;
  const planned = plan.realm.designed.size;
  const bar = designBarOf({ rules, empire, designs: knownDesignsOf(plan.view), planned });
  return bar === null ? [] : [refusal(ROOM, BARS[bar])];
}

/** The name must be told from those of all classes that its designer knows. */
function nameIssues(
  { view, realm }: Plan,
  name: string,
  id: DesignId | null,
): readonly OrderIssue[] {
  if (id === null) return [refusal(NAME, 'The name needs a letter a to z or a digit.')];
  const folded = name.toLowerCase();
  const isTaken = valuesById(view.designs).some(
    ({ design }) => design.name.toLowerCase() === folded,
  );
  if (!isTaken && !Object.hasOwn(view.designs, id) && !realm.designed.has(id)) return [];
  return [
    refusal(
      NAME,
      `There is a class of the name ${name} already, or one much like it: choose another.`,
    ),
  ];
}

/** Is it a legal class, and is there room for it? Everything that is wrong is told at once. @rule TECH-4 @rule OPT-15 @rule U-9 */
export function judgeDesignUnit(order: DesignUnit, plan: Plan): Judgement {
  const { empire, rules } = plan.view;
  const id = ownDesignIdOf(order.name, empire);
  const { faults, advice } = checkOrderedDesign(order, empire, rules);
  const issues = [
    ...roomIssues(plan),
    ...nameIssues(plan, order.name, id),
    ...faults.map(({ path, cite: rule, text }) =>
      refusal({ code: 'DESIGN_UNFIT', cite: rule, path: fieldOf(path) }, text),
    ),
    ...advice.map(({ path, cite: rule, text }) =>
      doubt({ code: 'DESIGN_ADVICE', cite: rule, path: fieldOf(path) }, text),
    ),
  ];
  if (id !== null && !isRefused(issues)) plan.realm.designed.add(id);
  return free(issues);
}

/** What a design calls its kind, the order calls its unit. */
const fieldOf = (path: string): string => (path === 'kind' ? 'unit' : path);
