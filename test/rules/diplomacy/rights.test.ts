import { expect, test } from 'vitest';
import { DIPLOMATIC_STATES } from '#model/campaign/relation';
import { type Rights, rightsOf } from '#rules/diplomacy/rights-of';

/** stance, entry, trade, supply, land, demand, same side */
type Row = readonly [
  Rights['stance'],
  Rights['entry'],
  boolean,
  boolean,
  Rights['land'],
  Rights['demand'],
  boolean,
];

const ROWS: Readonly<Record<(typeof DIPLOMATIC_STATES)[number], Row>> = {
  war: ['enemy', 'fleets', false, false, 'force', 'anywhere', false],
  hostilities: ['enemy', 'fleets', false, false, 'never', 'anywhere', false],
  'non-intercourse': ['neutral', 'fleets', false, false, 'never', 'own or unowned', false],
  'non-aggression': ['friend', 'nothing', false, false, 'never', 'nowhere', false],
  trade: ['friend', 'convoys', true, false, 'never', 'nowhere', false],
  military: ['friend', 'fleets', true, true, 'leave', 'nowhere', false],
  'mutual-defense': ['friend', 'fleets', true, true, 'leave', 'nowhere', true],
  alliance: ['friend', 'fleets', true, true, 'leave', 'nowhere', true],
  partnership: ['friend', 'fleets', true, true, 'leave', 'nowhere', true],
  unification: ['friend', 'fleets', true, true, 'leave', 'nowhere', true],
};

test.each(DIPLOMATIC_STATES)('DIP-10: the rights of %s', (state) => {
  const { stance, entry, trade, supply, land, demand, sameSide } = rightsOf(state);
  expect([stance, entry, trade, supply, land, demand, sameSide]).toEqual(ROWS[state]);
});

test('DIP-3: empires that never met have the rights of Non-Intercourse', () => {
  expect(rightsOf(null)).toEqual(rightsOf('non-intercourse'));
});
