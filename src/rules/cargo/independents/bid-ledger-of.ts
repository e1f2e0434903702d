import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';

const OPT_8 = cite('OPT-8');

type Bid = Readonly<{
  /** What 2d6 showed. */
  dice: number;
  points: number;
  least: number;
  /** How many this empire has hired before in this turn. */
  hired: number;
}>;

/** The lines of a bid’s roll: 2d6, what is bid above the least, and −2 for each one hired before. @rule OPT-8 */
export function bidLedgerOf({ dice, points, least, hired }: Bid): Ledger {
  const lines = [
    { label: '2d6', cite: OPT_8, amount: dice },
    { label: 'Bid above the least', cite: OPT_8, amount: points - least },
    { label: 'Hired before this turn', cite: OPT_8, amount: hired === 0 ? 0 : -2 * hired },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}
