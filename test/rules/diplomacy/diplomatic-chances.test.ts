import { expect, test } from 'vitest';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { Agreement } from '#model/campaign/dealings';
import type { DiplomaticState } from '#model/campaign/relation';
import {
  breakingChance,
  declarationChance,
  type Declaration,
  type Grounds,
  isHeldAgainst,
  mayAgree,
  mostTensionFor,
  percentOf,
} from '#rules/diplomacy/diplomatic-chances';

const grounds = (state: DiplomaticState, part: Partial<Grounds> = {}): Grounds => ({
  state,
  tension: 0,
  intel: 0,
  surprise: false,
  uncovered: false,
  defenseless: false,
  casusBelli: 0,
  ...part,
});
const OPENLY: Declaration = { declare: 'war', covert: false };

test.each<readonly [Agreement, DiplomaticState, number]>([
  ['non-aggression', 'non-intercourse', 69],
  ['trade', 'non-aggression', 59],
  ['military', 'trade', 49],
  ['mutual-defense', 'military', 39],
  ['alliance', 'mutual-defense', 29],
  ['partnership', 'alliance', 19],
  ['armistice', 'war', 99],
])('DIP-5, DIP-8: %s can be agreed at %s up to a tension of %i', (offer, state, most) => {
  expect(mostTensionFor(offer, state)).toBe(most);
  expect(mayAgree(offer, state, most)).toBe(true);
  expect(mayAgree(offer, state, most + 1)).toBe(false);
});

test('DIP-8, DIP-11: no tension hinders a pact, nor an armistice in Hostilities', () => {
  expect(mayAgree('pact', 'trade', 100)).toBe(true);
  expect(mayAgree('armistice', 'hostilities', 100)).toBe(true);
});

test.each<readonly [DiplomaticState, number | null]>([
  ['war', null],
  ['hostilities', null],
  ['non-intercourse', null],
  ['non-aggression', 20],
  ['trade', 10],
  ['military', 0],
  ['mutual-defense', -10],
  ['alliance', -20],
  ['partnership', -30],
])('DIP-6: the base chance to break %s is %s', (state, base) => {
  const chance = breakingChance(grounds(state));
  expect(chance === null ? null : ledgerTotal(chance)).toBe(base);
});

test.each<readonly [DiplomaticState, number]>([
  ['hostilities', 20],
  ['non-intercourse', 0],
  ['non-aggression', -20],
  ['trade', -40],
  ['military', -60],
  ['mutual-defense', -80],
  ['alliance', -100],
  ['partnership', -120],
])('DIP-7: the base chance to declare War at %s is %i', (state, base) => {
  expect(ledgerTotal(declarationChance(grounds(state), OPENLY))).toBe(base);
});

test('DIP-6: tension, 5 for each Intel of the system that supports it, and a surprise attack', () => {
  const chance = breakingChance(
    grounds('military', { tension: 37, intel: 4, surprise: true, casusBelli: 15 }),
  )!;
  expect(chance.map(({ label, amount }) => [label, amount])).toEqual([
    ['Military', 0],
    ['tension', 37],
    ['support', 20],
    ['reason for war', 15],
    ['their surprise attack', 20],
  ]);
  expect(percentOf(chance)).toBe(92);
});

test('DIP-7, DIP-12: Hostilities are 20 easier, and a covert war 40 harder', () => {
  const tense = grounds('non-aggression', { tension: 63, intel: 3 });
  expect(percentOf(declarationChance(tense, OPENLY))).toBe(58);
  expect(percentOf(declarationChance(tense, { declare: 'hostilities', covert: false }))).toBe(78);
  expect(percentOf(declarationChance(tense, { declare: 'war', covert: true }))).toBe(18);
});

test('DIP-6: a chance is never below 0 nor above 100', () => {
  expect(percentOf(declarationChance(grounds('partnership', { tension: 55 }), OPENLY))).toBe(0);
  expect(percentOf(breakingChance(grounds('non-aggression', { tension: 93 }))!)).toBe(100);
});

test('DIP-12: a surprise attack is held against the attacker for 12 turns, by those who had met it', () => {
  expect(isHeldAgainst(undefined, { turn: 9, since: 3 })).toBe(false);
  expect(isHeldAgainst(9, { turn: 9, since: 3 })).toBe(true);
  expect(isHeldAgainst(9, { turn: 21, since: 3 })).toBe(true);
  expect(isHeldAgainst(9, { turn: 22, since: 3 })).toBe(false);
  expect(isHeldAgainst(9, { turn: 12, since: 8 })).toBe(true);
  expect(isHeldAgainst(9, { turn: 12, since: 9 })).toBe(false);
});
