import { formatNumber } from '#kernel/words/format-number';
import type { JudgedDesign } from '#app/usecases/orders/judge-design';
import type { Outcome } from '#app/use-case-error';
import type { DesignJudgement, LedgerLine } from './orders-contents.ts';
import type { Site } from '#http/site';
import type { FormBody } from '#http/visits/form-body';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import { ok } from '#kernel/result/result';
import { fieldOfPath } from './field-of-path.ts';
import type { FoundOrders } from './found-orders.ts';
import { formDeskOf, ordersOf } from './orders-page.ts';
import { readForm } from './read-form.ts';
import { TEXTS } from './texts.ts';

/** What is said of a class in its form: at its fields, and in all. */
export type JudgedForm = Readonly<{
  errors: ReadonlyMap<string, string>;
  judgement: DesignJudgement;
}>;

type Issues = JudgedDesign['issues'];

/** A class is judged before it has a name; nothing is said of this one. */
const STAND_IN = 'Class';

/** What the rules say of the class in a form as far as it is filled in; changes nothing. */
export async function judgeDesignForm(
  { useCases }: Site,
  { desk, visit }: FoundOrders,
): Promise<Outcome<JudgedForm>> {
  const isUnnamed = visit.body.text('name').trim() === '';
  const orders = ordersOf(desk);
  const sent = isUnnamed ? withName(visit.body, STAND_IN) : visit.body;
  const read = readForm('DesignUnit', sent, formDeskOf(desk.issued.view, orders));
  if (!read.ok) return ok(unread(read.error.errors));
  if (read.value.kind !== 'DesignUnit') return ok(unread(new Map()));
  const { actor } = visit.seat;
  const judged = await useCases.judgeDesign({ actor, orders, design: read.value });
  if (!judged.ok) return judged;
  const { issues, bill } = judged.value;
  const told = issues.filter(({ path }) => !isUnnamed || path !== 'name');
  const refusals = told.filter(({ severity }) => severity === 'refused');
  const errors = errorsAtFields(refusals);
  return ok({
    errors,
    judgement: {
      summary: bill === null ? '' : summaryOf(bill),
      wrong: wrongText(errors),
      problems: linesOf(refusals.filter(({ path }) => path === '')),
      advice: linesOf(told.filter(({ severity }) => severity === 'doubtful')),
      ledgers: bill === null ? [] : ledgersOf(bill),
      isOpen: false,
    },
  });
}

const withName = (sent: FormBody, name: string): FormBody => ({
  ...sent,
  text: (field) => (field === 'name' ? name : sent.text(field)),
});

const unread = (errors: JudgedForm['errors']): JudgedForm => ({
  errors,
  judgement: {
    summary: '',
    wrong: wrongText(errors),
    problems: [],
    advice: [],
    ledgers: [],
    isOpen: false,
  },
});

function errorsAtFields(refusals: Issues): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  for (const { path, text } of refusals) {
    if (path === '') continue;
    const field = fieldOfPath(path);
    const before = errors.get(field);
    errors.set(field, before === undefined ? text : `${before} ${text}`);
  }
  return errors;
}

/** In how many fields something is wrong. */
export const wrongText = ({ size }: JudgedForm['errors']): string =>
  size === 0 ? '' : TEXTS.seeMessages(size);

const linesOf = (issues: Issues): DesignJudgement['problems'] =>
  issues.map(({ text, cite }) => ({ text, cite }));

type Bill = NonNullable<JudgedDesign['bill']>;

const spentBy = ({ values, abilities }: Bill): Ledger => [...values, ...abilities];

/** A class and its costs in a sentence. */
export function summaryOf(bill: Bill): string {
  const [spent, available] = [ledgerTotal(spentBy(bill)), ledgerTotal(bill.available)];
  const { points, per } = bill.maintenance;
  const cost = `${String(ledgerTotal(bill.cost))} EP`;
  return TEXTS.pointsSpent({ spent, available, cost, points, per, cc: bill.cc });
}

/** What a class has and spends, line by line. */
export const ledgersOf = (bill: Bill): DesignJudgement['ledgers'] => [
  { title: TEXTS.constructionPoints, rows: rowsOf(bill.available, 'Total') },
  { title: TEXTS.useOfConstructionPoints, rows: rowsOf(spentBy(bill), 'Total') },
  { title: 'Cost', rows: rowsOf(bill.cost, 'Cost') },
  {
    title: TEXTS.maintenanceForEachGroupOfUp(bill.maintenance.per),
    rows: rowsOf(bill.upkeep, 'Maintenance'),
  },
];

function rowsOf(ledger: Ledger, total: string): readonly LedgerLine[] {
  const row = (label: string, amount: number, isSum: boolean): LedgerLine => {
    return { label, amount: formatNumber(amount), isSum };
  };
  const lines = ledger.map(({ label, amount }) => row(label, amount, false));
  return [...lines, row(total, ledgerTotal(ledger), true)];
}
