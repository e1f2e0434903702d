import { expect, test } from 'vitest';
import { rehearse } from '#engine/tactical/cscr/rehearse';
import { brandAs } from '#kernel/brand/brand';
import { oddsDice } from '#kernel/dice/odds-dice';
import type { BattleSide, Combatant } from '#model/battle/setup';
import type { EncounterId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { battleOf, combatant } from '#test/support/fight';
import { choicesOf } from '#test/support/proof-choices';

type Stats = Partial<UnitDesign>;
type Change = (fleet: readonly Stats[]) => readonly Stats[];

/** Pairs of battles by the same dice, with and without what is added: the same in every run. */
const BATTLES = 200;
const FLEETS = Array.from({ length: 12 }, (_, seed) => seed);
/** Noise: standard errors of the mean difference of the pairs. */
const BOUND = 4;

const ODDS = oddsDice('more force');
const ENCOUNTER = brandAs<EncounterId>('t1.H0101');

/**
 * Warships of DV 1: each point of damage pays for a step, so that nothing is left over as long as any of them lives, and the rules for
 * leftover damage decide no fight (CSC-8). The side that lost more construction cost has lost (CSC-14).
 */
function fleetOf(seed: number): readonly Stats[] {
  const { below } = choicesOf(seed);
  return Array.from({ length: 3 + below(4) }, () => ({
    dv: 1,
    as: 1 + below(6),
    af: 0,
    cr: 6,
    cc: 1 + below(3),
    cost: 2 + below(6),
  }));
}

const shipsOf = (name: string, fleet: readonly Stats[]): readonly Combatant[] =>
  fleet.map((design, index) => combatant(`${name}${String(index)}`, { design }));

/** 1: the first side won; 0: it lost. */
function scoreOf(ours: readonly Stats[], theirs: readonly Stats[], trial: number): number {
  const sides: Record<BattleSide, readonly Combatant[]> = {
    attacker: shipsOf('r', ours),
    defender: shipsOf('b', theirs),
  };
  const battle = { setup: battleOf(sides), encounter: ENCOUNTER, rules: DEFAULT_RULE_SET };
  const rehearsal = rehearse({ ...battle, odds: ODDS });
  ODDS.begin(trial);
  const { loser } = rehearsal.fight(() => undefined);
  if (loser === null) return 0.5;
  return loser === 'defender' ? 1 : 0;
}

/** How much better a side does for a change, in standard errors; 0 where it makes no difference. */
function gainOf(fleet: readonly Stats[], change: Change): number {
  const more = change(fleet);
  const differences = Array.from(
    { length: BATTLES },
    (_, trial) => scoreOf(more, fleet, trial) - scoreOf(fleet, fleet, trial),
  );
  const mean = differences.reduce((sum, one) => sum + one, 0) / BATTLES;
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / BATTLES;
  return variance === 0 ? mean * BATTLES : mean / Math.sqrt(variance / BATTLES);
}

const firstWith =
  (change: (one: Stats) => Stats): Change =>
  (fleet) =>
    fleet.map((one, index) => (index === 0 ? change(one) : one));

const MORE: readonly (readonly [string, Change])[] = [
  ['one ship more', (fleet) => [...fleet, fleet[0]!]],
  ['one AS more', firstWith((one) => ({ ...one, as: one.as! + 1 }))],
  ['twice its AS', firstWith((one) => ({ ...one, as: one.as! * 2 }))],
  ['one DV more', firstWith((one) => ({ ...one, dv: one.dv! + 1 }))],
  ['a fleet as large again', (fleet) => [...fleet, ...fleet]],
];

test.each(MORE)(
  'CSC-7, CSC-8: in Deep Space between equals without leftover damage %s never lowers the odds beyond noise',
  (_, change) => {
    const gains = FLEETS.map((seed) => gainOf(fleetOf(seed), change));
    expect(gains.filter((gain) => gain < -BOUND)).toEqual([]);
    expect(gains.some((gain) => gain > BOUND)).toBe(true);
  },
);

/** Where more does lower the odds: each by a rule that is meant so. */
const EXCEPTIONS: readonly Readonly<{ why: string; fleet: readonly Stats[]; more: Change }>[] = [
  {
    why: 'a weak ship beside strong ones takes what none of them would: leftover damage hits the weakest from half its DV on (CSC-8)',
    fleet: Array.from({ length: 3 }, () => ({ dv: 9, as: 4, af: 0, cr: 6, cost: 6 })),
    more: (fleet) => [...fleet, { dv: 1, as: 0, af: 0, cr: 0, cost: 6 }],
  },
  {
    why: 'a ship with nothing but AF takes one of the places that CR allows, since the best by AS + AF + DV go first (CSC-1)',
    fleet: Array.from({ length: 3 }, () => ({ dv: 1, as: 6, af: 0, cr: 1, cost: 3 })),
    more: (fleet) => [...fleet, { dv: 1, as: 0, af: 9, cr: 1, cost: 3 }],
  },
];

test.each(EXCEPTIONS)('CSC-1, CSC-8: an exception: $why', ({ fleet, more }) => {
  expect(gainOf(fleet, more)).toBeLessThan(-BOUND);
});
