import { expect, test } from 'vitest';
import type { Fight } from '#engine/tactical/cscr/battlefield';
import { knownRounds } from '#engine/tactical/cscr/known-rounds';
import { muster } from '#engine/tactical/cscr/muster';
import { settle, settlingIn } from '#engine/tactical/cscr/settling-in';
import { brandAs } from '#kernel/brand/brand';
import { oddsDice } from '#kernel/dice/odds-dice';
import { compareText } from '#kernel/result/compare-text';
import type { BattleSetup, Combatant } from '#model/battle/setup';
import type { EncounterId } from '#model/campaign/ids';
import type { StandingOrders } from '#model/forces/standing-orders';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { battleOf, combatant, flight } from '#test/support/fight';
import { type Choices, choicesOf } from '#test/support/proof-choices';
import { recorded, rehearsal } from '#test/support/rehearsal';

/** A fight of which nothing is told, before its first die. */
function formed(setup: BattleSetup, odds = oddsDice('autumn')): Fight {
  const encounter = brandAs<EncounterId>('t1.H0101');
  const facts = { setup, encounter, rules: DEFAULT_RULE_SET };
  const fight = muster(facts, { dice: { recorded: null, odds }, tell: null });
  settle(fight, settlingIn(fight, 'forming'));
  return fight;
}

/** Whether what becomes of a side is known by how it stands. */
const isKnown = (setup: BattleSetup): boolean => knownRounds(formed(setup)) !== null;

/** Warships alone, some of them hurt, laid up or far too many for who leads them. */
function fleetOf(name: string, many: number, { below, percent }: Choices): readonly Combatant[] {
  return Array.from({ length: many }, (_, at) => {
    const [dv, as] = [1 + below(9), below(9)];
    const design = { dv, as, af: 0, cv: 0, cr: 1 + below(7), cc: 1 + below(3), cost: 2 + below(9) };
    const condition = percent(10) ? 'crippled' : 'sound';
    const status = percent(10) ? 'reserve' : percent(5) ? 'mothballed' : 'active';
    return combatant(`${name}${String(at)}`, { condition, status, design });
  });
}

function standingOf({ percent, pick }: Choices): Partial<StandingOrders> {
  return {
    boarding: 'nobody',
    takeDamage: pick(['cheapest', 'spread']),
    sendBackCrippled: pick([true, false, 'relieved'] as const),
    enterFirst: percent(40) ? [pick(['crippled', 'cheapest', 'dearest'])] : [],
    holdBack: percent(30) ? ['crippled'] : [],
  };
}

function quietBattle(seed: number): BattleSetup {
  const choices = choicesOf(seed);
  const most = choices.pick([3, 6, 12, 30]);
  const fleet = (name: string): readonly Combatant[] =>
    fleetOf(name, 1 + choices.below(most), choices);
  const sides = { attacker: fleet('r'), defender: fleet('b') };
  return battleOf(sides, { attacker: standingOf(choices), defender: standingOf(choices) });
}

test('CSC-6, CSC-13: a round that is known from battles before ends as one that is fought', () => {
  for (const seed of Array.from({ length: 40 }, (_, index) => index)) {
    const setup = quietBattle(seed);
    expect([seed, isKnown(setup)]).toEqual([seed, true]);
    const fight = rehearsal({ setup });
    for (let number = 1; number <= 2000; number += 1) {
      const counted = fight(number);
      // The later ones know most.
      if (number % 40 !== 0) continue;
      expect([seed, number, counted]).toEqual([seed, number, recorded({ setup }, number)]);
    }
  }
});

/** How the first battles end if so much may be noted, each with all of whom something became. */
function endings(setup: BattleSetup, room: number): readonly unknown[] {
  const odds = oddsDice('autumn');
  const fight = formed(setup, odds);
  const known = knownRounds(fight, room);
  return Array.from({ length: 300 }, (_, number) => {
    odds.begin(number);
    fight.round = 0;
    settle(fight, settlingIn(fight, 'opening'));
    const fates: string[] = [];
    return [
      known?.((side, place, fate) => fates.push(`${side} ${place} ${fate}`)),
      [...fates].sort(compareText),
    ];
  });
}

test('CSC-6: where there is no room for what becomes known, battles end as they would', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const setup = quietBattle(seed);
    const all = endings(setup, 10_000_000);
    expect(endings(setup, 0)).toEqual(all);
    expect(endings(setup, 2000)).toEqual(all);
  }
});

test('CSC-6: where more than fire changes anything, each round is fought', () => {
  const ship = combatant('ship', { design: { cv: 1 } });
  const carried = flight('flight', { carrier: 'ship' });
  const sides = { attacker: [ship, carried], defender: [combatant('other')] };
  expect(isKnown(battleOf(sides))).toBe(false);
  const alone = { attacker: [ship], defender: [combatant('other')] };
  expect(isKnown(battleOf(alone, { attacker: { missions: 'best' } }))).toBe(false);
});
