import { SHARED_TEXTS } from '#http/words/texts';
import type { TreasuryFact, VerdictLine } from './orders-contents.ts';
import { sumOf } from '#kernel/numbers/sum';
import { chanceLine } from '#app/orders/account-lines';
import { doubtKey } from '#app/orders/sheet-doubts';
import type { Judged } from '#app/orders/judge-sheet';
import type { Order } from '#model/orders/order';
import { clippedText } from './shown-lines.ts';
import { TEXTS } from './texts.ts';

type Verdict = Judged['verdicts'][number];

const WORDS: Readonly<Record<VerdictLine['tone'], string>> = {
  fine: 'Fine',
  doubtful: 'Warning',
  refused: 'Refused',
};

/** Only the desk has the map, and forms to change an order. */
export const NOWHERE = { href: '', edit: '', current: false } as const;

type Shown = Readonly<{ issues: VerdictLine['issues']; dismissed: VerdictLine['dismissed'] }>;

/** What is said of an order: the doubts that its player has dismissed apart. */
function shownIssues({ order, accepted, issues }: Verdict, dismissed: readonly string[]): Shown {
  const all = issues.map((issue) => {
    const key = accepted ? doubtKey(order, issue) : '';
    return { text: issue.text, cite: issue.cite, key };
  });
  return {
    issues: all.filter(({ key }) => !dismissed.includes(key)),
    dismissed: all.filter(({ key }) => dismissed.includes(key)),
  };
}

function toneOf({ accepted }: Verdict, { issues }: Shown): VerdictLine['tone'] {
  if (!accepted) return 'refused';
  return issues.length === 0 ? 'fine' : 'doubtful';
}

/** What an order spends, or brings. */
function costText({ cost, refund = 0 }: Pick<Verdict, 'cost' | 'refund'>): string {
  if (refund > 0) return TEXTS.epInConstructionPhase(refund);
  if (cost === 0) return '';
  return cost > 0 ? `${String(cost)} EP` : `+${String(-cost)} EP`;
}

/** What the Treasury holds after each order, as they are paid one after the other; empty for what costs nothing. @rule ECO-6 */
function leftTexts({ verdicts, standing = [], treasuryAfter }: Told): readonly string[] {
  if (treasuryAfter === undefined) return verdicts.map(() => '');
  const later = sumOf(standing, ({ cost }) => cost);
  let left = treasuryAfter + later + sumOf(verdicts, ({ cost }) => cost);
  return verdicts.map(({ cost }) => {
    left -= cost;
    return cost === 0 ? '' : TEXTS.leavesEp(left);
  });
}

type Told = Pick<Judged, 'verdicts'> & Partial<Pick<Judged, 'treasuryAfter' | 'standing'>>;

/** The verdicts on a sheet, one line each. */
export function verdictLines(
  told: Told,
  sentenceOf: (order: Order) => string,
  dismissed: readonly string[] = [],
): readonly VerdictLine[] {
  const { verdicts } = told;
  const left = leftTexts(told);
  return verdicts.map((verdict, index) => {
    const shown = shownIssues(verdict, dismissed);
    const tone = toneOf(verdict, shown);
    return {
      number: index + 1,
      index,
      tone,
      word: WORDS[tone],
      sentence: sentenceOf(verdict.order),
      ...NOWHERE,
      cost: costText(verdict),
      left: left[index] ?? '',
      forecast: verdict.forecast ?? '',
      ...shown,
      isFirst: index === 0,
      isLast: index === verdicts.length - 1,
    };
  });
}

/** A line of a text that is no order. */
export const refusedLine = (
  number: number,
  text: string,
  issues: readonly Readonly<{ text: string; cite: string }>[],
): VerdictLine => ({
  number,
  index: number,
  tone: 'refused',
  word: SHARED_TEXTS.notUnderstood,
  sentence: clippedText(text),
  ...NOWHERE,
  cost: '',
  left: '',
  forecast: '',
  issues: issues.map((issue) => ({ ...issue, key: '' })),
  dismissed: [],
  isFirst: false,
  isLast: false,
});

/** The Treasury now, as the orders would leave it, and as it would be when the next turn opens. */
export function treasuryFacts(now: number, judged: Judged): readonly TreasuryFact[] {
  const fact = (label: string, amount: number): TreasuryFact => ({
    label,
    value: `${String(amount)} EP`,
    isShort: amount < 0,
  });
  const chance = chanceLine(judged.projected);
  return [
    fact(TEXTS.treasuryNow, now),
    fact(SHARED_TEXTS.afterTheseOrders, judged.treasuryAfter),
    fact(TEXTS.nextTurn, judged.treasuryNext),
    ...(chance === null ? [] : [{ label: chance.label, value: chance.range, isShort: false }]),
  ];
}

/** `All 5 orders are fine`, `2 of 5 orders are refused and will not be carried out`. */
export function verdictSummary(lines: readonly VerdictLine[]): string {
  const refused = lines.filter(({ tone }) => tone === 'refused').length;
  const doubtful = lines.filter(({ tone }) => tone === 'doubtful').length;
  const all = String(lines.length);
  if (refused > 0) return TEXTS.someWouldBeRefused(refused, all);
  if (doubtful > 0) return TEXTS.allCanBeCarriedOut(all, doubtful);
  return lines.length > 1 ? TEXTS.allAreValid(all) : TEXTS.orderIsValid;
}
