import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import {
  type Attempt,
  type EffectRows,
  type MissionEffect,
  type MissionWorld,
  NOTHING,
  plainly,
} from './attempt.ts';
import { makeCoup } from './coups.ts';
import { changeFigures, halveOutput } from './harm-system.ts';

const PERCENT_PER_CENSUS = 5;

/** A reason for war on the owner, for this Intel Phase and the next one. @rule INT-7 */
function makeCasusBelli({ record, from }: MissionWorld, attempt: Attempt): MissionEffect {
  const { empire, order, against } = attempt;
  const percent = PERCENT_PER_CENSUS * rowOf(from.systems, order.at).census;
  if (against === null || percent === 0) return NOTHING;
  return plainly(() => {
    const head = { type: 'CasusBelliMade', cite: cite('INT-7'), rolls: [] } as const;
    const what = { empire, against, system: order.at, percent, turn: from.turn };
    record.emit({ ...head, witnesses: onlyFor(empire), ...what });
  });
}

/** What a successful mission of Propaganda does. @rule INT-7 */
export const PROPAGANDA: EffectRows<'propaganda'> = {
  'propaganda-labor-strike': (world, attempt) =>
    plainly(() => {
      halveOutput(world, attempt);
    }),
  'propaganda-insurgency': (world, attempt) =>
    plainly(() => {
      changeFigures(world, attempt, { morale: -1 });
    }),
  'propaganda-counter-insurgency': (world, attempt) =>
    plainly(() => {
      changeFigures(world, attempt, { morale: 1 });
    }),
  'propaganda-diplomacy': makeCasusBelli,
  'propaganda-coup': makeCoup,
};
