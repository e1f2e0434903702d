import { expect, test } from 'vitest';
import { type Agreement, AGREEMENTS, type Dealings, NO_DEALINGS } from '#model/campaign/dealings';
import { type DiplomaticState } from '#model/campaign/relation';
import { dealingsAfter, openOffers } from '#rules/diplomacy/dealings-after';
import { fitsState, hasAtLeast, nextTreaty, stateAfterBreak } from '#rules/diplomacy/treaty-ladder';
import { empireId } from '#test/support/campaign';

const [human, kili] = [empireId('human'), empireId('kili')];

test.each<readonly [DiplomaticState, Agreement | null, DiplomaticState | null]>([
  ['war', null, null],
  ['hostilities', null, null],
  ['non-intercourse', 'non-aggression', null],
  ['non-aggression', 'trade', 'non-intercourse'],
  ['trade', 'military', 'non-aggression'],
  ['military', 'mutual-defense', 'trade'],
  ['mutual-defense', 'alliance', 'military'],
  ['alliance', 'partnership', 'mutual-defense'],
  ['partnership', 'unification', 'alliance'],
  ['unification', null, null],
])('DIP-3, DIP-6: after %s comes %s, and %s when it is broken', (state, next, after) => {
  expect(nextTreaty(state)).toBe(next);
  expect(stateAfterBreak(state)).toBe(after);
});

test('DIP-5, DIP-8, DIP-11: what can be agreed in each state', () => {
  const fitting = (state: DiplomaticState): readonly Agreement[] =>
    AGREEMENTS.filter((offer) => fitsState(offer, state));
  expect(fitting('war')).toEqual(['armistice']);
  expect(fitting('hostilities')).toEqual(['armistice']);
  expect(fitting('non-intercourse')).toEqual(['non-aggression']);
  expect(fitting('military')).toEqual(['mutual-defense', 'pact']);
  expect(fitting('partnership')).toEqual(['unification', 'pact']);
  expect(fitting('unification')).toEqual(['pact']);
});

test('DIP-3: each treaty includes the ones below it', () => {
  expect(hasAtLeast('alliance', 'mutual-defense')).toBe(true);
  expect(hasAtLeast('military', 'mutual-defense')).toBe(false);
  expect(hasAtLeast(null, 'trade')).toBe(false);
});

test('DIP-5: an offer is open in the turn after it, or as long as it is kept', () => {
  const offer = { by: human, offer: 'trade', covert: false, keep: false, turn: 7 } as const;
  const kept = { ...offer, by: kili, keep: true };
  const dealings: Dealings = { ...NO_DEALINGS, offers: [offer, kept] };
  expect(openOffers(dealings, 8)).toEqual([offer, kept]);
  expect(openOffers(dealings, 9)).toEqual([kept]);
});

test('DIP-9, DIP-12: another state ends offers that no longer fit, and what a war settles', () => {
  const trade = { by: human, offer: 'trade', covert: false, keep: true, turn: 7 } as const;
  const pact = { ...trade, offer: 'pact' } as const;
  const dealings: Dealings = {
    offers: [trade, pact],
    declaredBy: [kili],
    covertWars: [human],
    pactEnds: 9,
  };
  expect(dealingsAfter(dealings, 'war')).toEqual({
    offers: [],
    declaredBy: [kili],
    covertWars: [],
    pactEnds: 9,
  });
  expect(dealingsAfter(dealings, 'trade')).toEqual({
    offers: [pact],
    declaredBy: [],
    covertWars: [human],
    pactEnds: 9,
  });
});
