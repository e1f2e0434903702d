import { expect, test } from 'vitest';
import { DIPLOMATIC_STATES } from '#model/campaign/relation';
import { type Rights, rightsOf } from '#rules/diplomacy/rights-of';

/** stance, fleets, convoys, trade, supply, land, demand, same side */
type Row = readonly [
  Rights['stance'],
  Rights['fleets'],
  Rights['convoys'],
  boolean,
  boolean,
  Rights['land'],
  Rights['demand'],
  boolean,
];

const ROWS: Readonly<Record<(typeof DIPLOMATIC_STATES)[number], Row>> = {
  war: ['enemy', 'free', 'free', false, false, 'force', 'anywhere', false],
  hostilities: ['enemy', 'free', 'free', false, false, 'never', 'anywhere', false],
  'non-intercourse': ['neutral', 'free', 'free', false, false, 'never', 'own or unowned', false],
  'non-aggression': ['friend', 'leave', 'leave', false, false, 'never', 'nowhere', false],
  trade: ['friend', 'leave', 'free', true, false, 'never', 'nowhere', false],
  military: ['friend', 'free', 'free', true, true, 'leave', 'nowhere', false],
  'mutual-defense': ['friend', 'free', 'free', true, true, 'leave', 'nowhere', true],
  alliance: ['friend', 'free', 'free', true, true, 'leave', 'nowhere', true],
  partnership: ['friend', 'free', 'free', true, true, 'leave', 'nowhere', true],
  unification: ['friend', 'free', 'free', true, true, 'leave', 'nowhere', true],
};

test.each(DIPLOMATIC_STATES)('DIP-10: the rights of %s', (state) => {
  const { stance, fleets, convoys, trade, supply, land, demand, sameSide } = rightsOf(state);
  expect([stance, fleets, convoys, trade, supply, land, demand, sameSide]).toEqual(ROWS[state]);
});

test('DIP-3: empires that never met have the rights of Non-Intercourse', () => {
  expect(rightsOf(null)).toEqual(rightsOf('non-intercourse'));
});
