import { expect, test } from 'vitest';
import { DOCTRINES } from '#model/forces/doctrines';
import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import { standingBlocks } from '#report/sections/standing';
import { standingText } from '#report/sentences/standing-text';
import { plainPhrase } from '#report/text/plain-phrase';
import { contextOf } from '#report/sections/context';
import { designId } from '#test/support/campaign';
import { sampleView } from '#test/report/reports/sample-campaign';

/** What the sheet of an empire with these standing orders says of all fleets. */
function saidOfAll(changed: Partial<StandingOrders>): string {
  const empire = { ...sampleView.empire, standing: { ...DEFAULT_STANDING_ORDERS, ...changed } };
  const [list] = standingBlocks(contextOf({ ...sampleView, empire }, []));
  if (list?.kind !== 'list') throw new Error('standing orders are a list');
  return plainPhrase(list.items[0]!);
}

test('ENC-5: the sheet calls a doctrine by its name, and says what it says', () => {
  const cautious = DOCTRINES.cautious.standing;
  expect(saidOfAll(cautious)).toMatch(
    /^All fleets: the doctrine “Cautious”; engage only with .*; pursue nobody; .*; else by the book\./,
  );
  expect(saidOfAll({ ...cautious, ram: 'all' })).toMatch(
    /^All fleets: the doctrine “Cautious” with changes; /,
  );
});

test('ENC-5: beside the name of a doctrine only what differs from it is shown', () => {
  const { names } = contextOf(sampleView, []);
  const cautious = DOCTRINES.cautious.standing;
  expect(standingText(cautious, names)).toBe('the doctrine “Cautious”');
  expect(standingText({ ...cautious, ram: 'all' }, names)).toBe(
    'the doctrine “Cautious” with changes; ram with Kamikaze, and with all crippled units',
  );
  const book = DOCTRINES['by-the-book'].standing;
  expect(standingText({ ...book, pursue: false }, names)).toBe(
    'the doctrine “By the book” with changes; pursue nobody',
  );
  expect(standingText({ pursue: false }, names)).toBe('pursue nobody');
});

test('CSC-14, ENC-5: the text says which cargo is kept first, or that a fleet names none', () => {
  const { names } = contextOf(sampleView, []);
  const [design] = Object.keys(sampleView.designs).map(designId);
  const kept = `keep ${names.design(design!)} first when a hold becomes too small`;
  expect(saidOfAll({ cargoFirst: [design!] })).toBe(`All fleets: ${kept}; else by the book.`);
  expect(saidOfAll({ cargoFirst: [] })).toMatch(/^All fleets: all by the book\./);
  expect(standingText({ cargoFirst: [] }, names)).toBe(
    'keep the most expensive cargo when a hold becomes too small',
  );
});

test('CSC-9, ENC-5: that damage is spread is told, and that it is not where a fleet has it so', () => {
  const { names } = contextOf(sampleView, []);
  const spread = 'spread damage, so that no unit is destroyed while another can be crippled';
  expect(saidOfAll({ takeDamage: 'spread' })).toBe(`All fleets: ${spread}; else by the book.`);
  expect(saidOfAll({ takeDamage: 'cheapest' })).toMatch(/^All fleets: all by the book\./);
  expect(standingText({ takeDamage: 'cheapest' }, names)).toBe(
    'take damage where it costs the least',
  );
  const cautious = DOCTRINES.cautious.standing;
  expect(standingText({ ...cautious, takeDamage: 'spread' }, names)).toBe(
    `the doctrine “Cautious”; ${spread}`,
  );
});

test('ENC-5: orders by the book name no other doctrine', () => {
  expect(saidOfAll({})).toMatch(/^All fleets: all by the book\./);
  expect(saidOfAll({ pursue: false })).toMatch(/^All fleets: pursue nobody; else by the book\./);
});
