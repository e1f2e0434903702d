import { expect, test } from 'vitest';
import type { Order } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { eventsOf } from '../movement/voyages.ts';
import {
  ON,
  red,
  blue,
  green,
  between,
  offer,
  breaks,
  toldOf,
  failures,
  tensions,
  worldOf,
  play,
} from './treaty-world.ts';

test('DIP-5: a treaty that both order in the same turn is signed, and all who hear of it feel it', () => {
  const world = worldOf({ 'red/green': 'war', 'blue/green': 'non-aggression' });
  const played = play(world, {
    red: [offer('blue', 'military')],
    blue: [offer('red', 'military')],
  });
  expect(between(played)).toMatchObject({ state: 'military', openly: null });
  expect(toldOf(played, 'TreatySigned')).toEqual([
    'blue participant',
    'red participant',
    'green onlooker',
  ]);
  expect(tensions(played)).toEqual([
    'blue/red treaty-signed -5',
    'red/blue treaty-signed -5',
    'green/blue treaty-with-enemy 5',
    'green/red treaty-with-friend -5',
  ]);
});

test('DIP-5: an offer can be accepted in the next turn, and has lapsed after that', () => {
  const first = play(worldOf({}), { red: [offer('blue', 'military')] });
  expect(toldOf(first, 'OfferMade')).toEqual(['red participant', 'blue participant']);
  expect(between(first).state).toBe('trade');
  const next = { ...first.state, turn: 8 };
  expect(between(play(next, { blue: [offer('red', 'military')] })).state).toBe('military');
  const late = { ...first.state, turn: 9 };
  expect(between(play(late, { blue: [offer('red', 'military')] })).state).toBe('trade');
});

test('DIP-5: an offer that is kept can be accepted later, unless it is retracted or declined', () => {
  const first = play(worldOf({}), { red: [offer('blue', 'military', { keep: true })] });
  const later = { ...first.state, turn: 15 };
  const accepts = { blue: [offer('red', 'military')] };
  expect(between(play(later, accepts)).state).toBe('military');
  const retract: Order = { kind: 'RetractOffer', to: blue, offer: 'military' };
  const retracted = play(later, { ...accepts, red: [retract] });
  expect(between(retracted).state).toBe('trade');
  expect(eventsOf(retracted, 'OfferEnded')).toMatchObject([{ by: 'red', how: 'retracted' }]);
  const decline: Order = { kind: 'DeclineOffer', from: red, offer: 'military' };
  const declined = play(later, { blue: [decline] });
  expect(eventsOf(declined, 'OfferEnded')).toMatchObject([{ by: 'blue', how: 'declined' }]);
  expect(between(declined).dealings).toBeUndefined();
  expect(failures(play(declined.state, { blue: [decline] }))).toEqual(['blue offer-gone']);
});

test('DIP-5: tension of 50 and more on one side hinders a Military treaty, and only that side is told', () => {
  const both = { red: [offer('blue', 'military')], blue: [offer('red', 'military')] };
  const played = play(worldOf({}, { tense: { red: 50, blue: 49 } }), both);
  expect(between(played).state).toBe('trade');
  expect(failures(played)).toEqual(['red too-tense']);
  const calm = play(worldOf({}, { tense: { red: 49, blue: 49 } }), both);
  expect(between(calm).state).toBe('military');
});

test('DIP-2, DIP-5: without sustained contact nothing is signed', () => {
  const played = play(worldOf({}, { sustained: false }), {
    red: [offer('blue', 'military')],
    blue: [offer('red', 'military')],
  });
  expect(failures(played)).toEqual(['blue no-envoys', 'red no-envoys']);
  expect(between(played).state).toBe('trade');
});

test('DIP-12: a treaty is covert if one of the two asks for it: nobody else learns or feels it', () => {
  const played = play(worldOf({}), {
    red: [offer('blue', 'military', { covert: true })],
    blue: [offer('red', 'military')],
  });
  expect(between(played)).toMatchObject({ state: 'military', openly: 'trade' });
  expect(toldOf(played, 'TreatySigned')).toEqual(['blue participant', 'red participant']);
  expect(tensions(played)).toEqual(['blue/red treaty-signed -5', 'red/blue treaty-signed -5']);
  const reveal: Order = { kind: 'RevealTreaty', with: red };
  const shown = play({ ...played.state, turn: 8 }, { blue: [reveal] });
  expect(between(shown)).toMatchObject({ state: 'military', openly: null });
  expect(eventsOf(shown, 'TreatyRevealed')).toMatchObject([{ by: 'blue', state: 'military' }]);
  expect(toldOf(shown, 'TreatyRevealed')).toContain('green onlooker');
});

test('DIP-8: an armistice by consent, unless an ally in the war doesn’t want it', () => {
  const peace = { red: [offer('blue', 'armistice')], blue: [offer('red', 'armistice')] };
  const alone = play(worldOf({ 'red/blue': 'war' }), peace);
  expect(between(alone).state).toBe('non-intercourse');
  expect(eventsOf(alone, 'ArmisticeSigned')).toMatchObject([{ agreed: true }]);
  const together = worldOf({ 'red/blue': 'war', 'blue/green': 'war', 'red/green': 'alliance' });
  expect(between(play(together, peace)).state).toBe('war');
  const all = { ...peace, green: [offer('blue', 'armistice')] };
  const agreed = play(together, all);
  expect(between(agreed).state).toBe('non-intercourse');
  expect(between(agreed, green, blue).state).toBe('war');
});

test('DIP-11: a pact needs a common enemy, and ends in the turn after notice', () => {
  const pact = { red: [offer('blue', 'pact')], blue: [offer('red', 'pact')] };
  expect(failures(play(worldOf({}), pact))).toEqual([
    'blue no-common-enemy',
    'red no-common-enemy',
  ]);
  const world = worldOf({ 'red/green': 'war', 'blue/green': 'war' });
  const signed = play(world, pact);
  expect(between(signed).pact).toBe(true);
  const notice: Order = { kind: 'BreakTreaty', with: blue, what: 'pact', support: null };
  const noted = play({ ...signed.state, turn: 8 }, { red: [notice] });
  expect(between(noted)).toMatchObject({ pact: true, dealings: { pactEnds: 9 } });
  const over = play({ ...noted.state, turn: 9 }, {});
  expect(between(over).pact).toBe(false);
  expect(eventsOf(over, 'PactEnded')).toHaveLength(1);
});

test('DIP-4: with the setting off tension counts as 50 for a break, and hinders no treaty', () => {
  const off: RuleSet = { ...ON, tension: 'off' };
  const played = play(worldOf({}), { red: [breaks('blue')] }, { dice: [60], rules: off });
  expect(eventsOf(played, 'DiplomacyRolled')).toMatchObject([{ chance: 60, passed: true }]);
  const up = worldOf({ 'red/blue': 'alliance' });
  const both = { red: [offer('blue', 'partnership')], blue: [offer('red', 'partnership')] };
  expect(between(play(up, both, { rules: off })).state).toBe('partnership');
});
