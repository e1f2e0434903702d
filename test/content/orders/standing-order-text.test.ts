import { expect, test } from 'vitest';
import { formatOrder } from '#content/orders/format-order';
import { parseOrderText } from '#content/orders/parse-order-text';
import { DOCTRINE_NAMES, DOCTRINES } from '#model/forces/doctrines';
import { NAMES } from './names-of-a-player.ts';

const only = (text: string) => parseOrderText(text, NAMES)[0]!;

test.each(DOCTRINE_NAMES)('ENC-5: doctrine %s is short for all that it says', (name) => {
  const { order, issues } = only(`standing f1: doctrine ${name}`);
  expect(issues).toEqual([]);
  expect(order).toMatchObject({ kind: 'SetStanding', standing: DOCTRINES[name].standing });
  expect(only(formatOrder(order!, NAMES)).order).toEqual(order);
});

test('ENC-5: what else is said changes the doctrine, before it or after it', () => {
  const { order } = only(
    'standing empire: refuse below 10, doctrine Cautious, withdraw to Sol, unpaid first Saber, Lida',
  );
  expect(order).toMatchObject({
    fleet: null,
    standing: {
      ...DOCTRINES.cautious.standing,
      refuseBelow: 10,
      withdrawTo: 'H0002',
      unpaidFirst: ['human.saber', 'loran.lida'],
    },
  });
});

test.each([
  ['doctrine brave', '“brave” doesn’t fit here. Write one of: by-the-book, aggressive'],
  [
    'doctrine raider, doctrine picket',
    'The same standing order is in this line twice. Remove one of the two.',
  ],
  [
    'doctrine raider, ram all, ram nobody',
    'The same standing order is in this line twice. Remove one of the two.',
  ],
])('TURN-4: %s is refused', (clauses, text) => {
  const { order, issues } = only(`standing f1: ${clauses}`);
  expect(order).toBeNull();
  expect(issues[0]?.text).toContain(text);
});

test.each([
  ['standing "Home Fleet": follow empire', 'human.f1'],
  ['standing empire: follow empire', null],
])('TURN-4: %s gives back what is ordered for fleets', (text, fleet) => {
  const { order, issues } = only(text);
  expect(issues).toEqual([]);
  expect(order).toEqual({ kind: 'SetStanding', fleet, standing: {} });
  expect(formatOrder(order!, NAMES)).toBe(text);
});

test('TURN-4: a fleet that follows the empire has no standing orders of its own', () => {
  const { order, issues } = only('standing f1: follow empire, ram all');
  expect(order).toBeNull();
  expect(issues[0]?.text).toContain('Or write only “follow empire”');
});

test('ENC-5: powers that are spared are named, and what Scouts do', () => {
  const text = 'standing "Home Fleet": warfare guard, spare "Loran Imperium", "Kili"';
  const { order, issues } = only(text);
  expect(issues).toEqual([]);
  expect(order).toMatchObject({ standing: { warfare: 'guard', spares: ['loran', 'kili'] } });
  expect(formatOrder(order!, NAMES)).toBe(text);
  expect(only('standing f1: spare nobody').order).toMatchObject({ standing: { spares: [] } });
});

test.each([
  ['direct crippled strongest at 50', { direct: ['crippled', 'strongest'], directShare: 50 }],
  ['direct at 0', { directShare: 0 }],
  ['retreat crippled at 40', { retreat: 'crippled', retreatAt: 40 }],
  ['retreat at 0', { retreatAt: 0 }],
  ['without flagship retreat', { withoutFlagship: 'retreat' }],
  ['screen flagship convoys', { screen: ['flagship', 'convoys'] }],
  ['screen carriers, damage spread', { screen: ['carriers'], takeDamage: 'spread' }],
  ['damage cheapest, enter first warships', { takeDamage: 'cheapest', enterFirst: ['warships'] }],
  ['enter first warships cheapest', { enterFirst: ['warships', 'cheapest'] }],
  ['hold back scouts crippled', { holdBack: ['scouts', 'crippled'] }],
  [
    'screen nobody, enter first nobody, hold back nobody',
    { screen: [], enterFirst: [], holdBack: [] },
  ],
  ['cargo first "Supply Depot", Saber', { cargoFirst: ['universal.supply-depot', 'human.saber'] }],
  [
    'stay first Lida, cargo first Saber, Apollo, attack "Kili"',
    { stayFirst: ['loran.lida'], cargoFirst: ['human.saber', 'human.apollo'], attacks: ['kili'] },
  ],
  ['cargo first nobody', { cargoFirst: [] }],
  ['attack "Loran Imperium", spare "Kili"', { attacks: ['loran'], spares: ['kili'] }],
])('ENC-5: %s', (clauses, standing) => {
  const text = `standing "Home Fleet": ${clauses}`;
  const { order, issues } = only(text);
  expect(issues).toEqual([]);
  expect(order).toMatchObject({ standing });
  expect(formatOrder(order!, NAMES)).toBe(text);
});

test.each([
  ['direct strongest at', 'Something is missing here. Write a percentage as a whole number'],
  ['retreat slowly at 40', 'Write one of: nobody, crippled'],
  ['damage nobody', 'Write one of: cheapest, spread'],
  ['damage', 'Write one of: cheapest, spread'],
  ['enter warships', 'A word is missing here. Write “first”'],
  ['cargo Saber', 'A word is missing here. Write “first”'],
  ['hold back bases', 'Write one of: scouts, carriers, flights, crippled'],
  ['without flagship', 'Write one of: fight-on, retreat'],
  ['screen', 'Write one of: flagship'],
])('ENC-5: %s is told to be wrong', (clause, text) => {
  const { order, issues } = only(`standing f1: ${clause}`);
  expect(order).toBeNull();
  expect(issues[0]?.text).toContain(text);
});

test('TURN-4: what an empire invests, develops and leaves unpaid is said in words', () => {
  const text =
    'standing empire: unpaid units "Ares", u21, invest 6, develop Sol, "Barnard\'s Star"';
  const { order, issues } = only(text);
  expect(issues).toEqual([]);
  expect(order).toMatchObject({
    standing: {
      unpaidUnits: ['human.u1', 'human.u21'],
      investEachTurn: 6,
      developEachTurn: ['H0002', 'H0302'],
    },
  });
  expect(only(formatOrder(order!, NAMES)).order).toEqual(order);
  const none = only('standing empire: invest 0, develop nothing, unpaid units nobody');
  expect(none.order).toMatchObject({
    standing: { unpaidUnits: [], investEachTurn: 0, developEachTurn: [] },
  });
  expect(only(formatOrder(none.order!, NAMES)).order).toEqual(none.order);
});
