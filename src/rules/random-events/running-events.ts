import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import type { Effect } from '#model/campaign/effect';
import type { EmpireId } from '#model/campaign/ids';

const WHOLE = 100;
const OPT_13 = cite('OPT-13');

/** An event that lasts: what it changes, by how many percent, and the turns of which it counts. */
export type RunningEvent = Readonly<{
  of: 'income' | 'research';
  percent: number;
  begins: number;
  ends: number;
}>;

const OF = { 'income-changed': 'income', 'research-changed': 'research' } as const;

const isRunning = (kind: string): kind is keyof typeof OF => Object.hasOwn(OF, kind);

/** The events that last for an empire, by its marks. @rule OPT-13 @rule END-2 */
export const runningEventsOf = (
  effects: readonly Pick<Effect, 'kind' | 'owner' | 'amount' | 'begins' | 'ends'>[],
  empire: EmpireId,
): readonly RunningEvent[] =>
  effects.flatMap(({ kind, owner, amount: percent, begins, ends }) =>
    owner === empire && isRunning(kind) ? [{ of: OF[kind], percent, begins, ends }] : [],
  );

const inTurn = (events: readonly RunningEvent[], of: RunningEvent['of'], turn: number) =>
  events.filter((one) => one.of === of && one.begins <= turn && turn <= one.ends);

/**
 * What events add to a system income, or take from it, in a turn.
 * @rule OPT-13 @rule ECO-4
 * @ruling Half of an odd system income is rounded up. Several such events act one after another. They change neither commerce nor what research is
 *   checked against (TECH-2).
 */
export function incomeByEvents(
  systemIncome: Ledger,
  events: readonly RunningEvent[],
  turn: number,
): Ledger {
  const lines: { label: string; cite: typeof OPT_13; amount: number }[] = [];
  let income = ledgerTotal(systemIncome);
  for (const { percent, ends } of inTurn(events, 'income', turn)) {
    const after = divide(income * percent, WHOLE, 'up');
    const what = percent < WHOLE ? 'Recession' : 'Economic boom';
    const label = `${what} through turn ${String(ends)}`;
    lines.push({ label, cite: OPT_13, amount: after - income });
    income = after;
  }
  return lines.filter(({ amount }) => amount !== 0);
}

/**
 * What research is checked against in a turn, with the events of the year.
 * @rule OPT-13 @rule TECH-2
 * @ruling The percentages of several events of one year are added up, and the result is rounded up.
 */
export function requirementByEvents(
  requirement: number,
  events: readonly RunningEvent[],
  turn: number,
): number {
  const percent = inTurn(events, 'research', turn).reduce((sum, one) => sum + one.percent, WHOLE);
  return divide(requirement * Math.max(0, percent), WHOLE, 'up');
}
