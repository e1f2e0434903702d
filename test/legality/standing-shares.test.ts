import { expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import type { StandingOrders } from '#model/forces/standing-orders';
import { empireId } from '#test/support/campaign';
import { loran } from '#test/support/human-and-loran';
import { home, viewOf } from './human-view.ts';

const view = { ...viewOf(), neighbours: { [loran]: { name: 'Loran' } } as never };

/** The codes of what is said to standing orders. */
const said = (standing: Partial<StandingOrders>): readonly string[] =>
  judgeOrders(view, [{ kind: 'SetStanding', fleet: home, standing }]).verdicts.flatMap(
    ({ issues }) => issues.map(({ code }) => code),
  );

test('ENC-5: shares are whole percentages of 100', () => {
  expect(said({ directShare: 100, retreatAt: 0 })).toEqual([]);
  expect(said({ directShare: 101, retreatAt: -1 })).toEqual(['RATIO_UNFIT', 'RATIO_UNFIT']);
});

test('ENC-5: the empires to attack are known, and not spared', () => {
  expect(said({ attacks: [loran] })).toEqual([]);
  expect(said({ attacks: [loran], spares: [loran] })).toEqual(['ATTACKS_AND_SPARES']);
  expect(said({ attacks: [empireId('nobody')] })).toEqual(['EMPIRE_UNKNOWN']);
});
