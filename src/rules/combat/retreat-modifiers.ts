import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import type { LaneClass } from '#model/campaign/lane';
import type { Fighter } from './fighter.ts';

const CSC_12 = cite('CSC-12');

const BY_LANE: Readonly<Record<LaneClass, number>> = {
  unexplored: 0,
  restricted: -2,
  minor: -1,
  major: 0,
};

/** The lowest result by which a unit gets away undamaged. @rule CSC-12 */
export const AWAY_FROM = 3;

/** What of a unit counts when it tries to get away. */
export type Leaver = Readonly<{ traits: Pick<Fighter['traits'], 'jumps'> }> &
  Pick<Fighter, 'condition'>;

/** The modifiers of a unit's roll to get away. @rule CSC-12 */
export function retreatModifiers({ traits, condition }: Leaver, lane: LaneClass): Ledger {
  const line = (label: string, amount: number): Ledger =>
    amount === 0 ? [] : [{ label, cite: CSC_12, amount }];
  return [
    ...line('jump engines', traits.jumps > 0 ? 1 : 0),
    ...line('crippled', condition === 'crippled' ? -1 : 0),
    ...line(`${lane} lane`, BY_LANE[lane]),
  ];
}
