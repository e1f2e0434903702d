import type { FirstForces } from '#app/setup/first-forces';
import type { JudgedForces } from '#app/usecases/setups/judge-setup-forces';
import type { DesignJudgement } from '#http/orders/orders-contents';
import { template } from '#http/pages/template';
import { ledgerTotal, type Ledger } from '#kernel/reasons/ledger';
import { TEXTS } from './texts.ts';

/** The bill of first forces, as a page and its script show it. */
export const SETUP_BILL_PART = template<DesignJudgement>('setup-bill');

const rows = (ledger: Ledger): DesignJudgement['ledgers'][number]['rows'] =>
  ledger.map(({ label, amount }) => ({ label, amount: String(amount), isSum: false }));

const sum = (label: string, amount: number) => ({ label, amount: String(amount), isSum: true });

function ledgersOf({ income, left }: FirstForces): DesignJudgement['ledgers'] {
  const { systemIncome, commerce, maintenance, total, treasury } = income;
  return [
    {
      title: TEXTS.firstIncome,
      rows: [
        ...rows(systemIncome),
        ...rows(commerce),
        ...rows(maintenance),
        sum(TEXTS.incomeOfTurn, total),
        { label: TEXTS.pointsKept, amount: String(left), isSum: false },
        sum(TEXTS.treasuryAfterwards, treasury),
      ],
    },
  ];
}

/** What first forces cost, and what is wrong with them. */
export function billContent({ bill, issues }: JudgedForces): DesignJudgement {
  const problems = issues.map(({ text }) => ({ text, cite: 'SET-1' }));
  const open = { wrong: '', advice: [], problems, isOpen: false };
  if (bill === null) return { ...open, summary: '', ledgers: [] };
  const { cost, points, left, income } = bill;
  const upkeep = Math.abs(ledgerTotal(income.maintenance));
  const earned = ledgerTotal(income.systemIncome) + ledgerTotal(income.commerce);
  return {
    ...open,
    summary: TEXTS.bill({ cost, points, left, upkeep, earned }),
    ledgers: ledgersOf(bill),
  };
}
