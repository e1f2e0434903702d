import { expect, test } from 'vitest';
import { exchangeUnitsForm } from '#http/forms/orders/exchange-units-form';
import { giveSchematicsForm } from '#http/forms/orders/give-schematics-form';
import type { FormDesk } from '#http/forms/orders/order-form';
import { formBodyOf } from '#http/visits/form-body';
import { relationIdOf, type Relation } from '#model/campaign/relation';
import { campaignOf } from '#test/support/campaign';
import { human, humanAndLoran, loran } from '#test/support/human-and-loran';
import { viewOf } from '#test/legality/human-view';

const filled = { with: 'loran', paid: '0', count: '2', price: '5', design: '' };
const read = (fields: object) =>
  exchangeUnitsForm.read(formBodyOf({ ...filled, ...fields }), {} as never);

test('TECH-5: the form says what is given and what is taken', () => {
  expect(read({ units: ['human.u1'] })).toEqual({
    json: {
      kind: 'ExchangeUnits',
      with: 'loran',
      gives: { points: 0, units: ['human.u1'] },
      takes: { points: 5, classes: [] },
    },
  });
  expect(read({ design: 'loran.saber', paid: '8', price: '0' })).toMatchObject({
    json: { gives: { points: 8, units: [] }, takes: { classes: [{ count: 2 }] } },
  });
});

test.each(['paid', 'count', 'price'])('TECH-5: the form says that %s is no number', (field) => {
  expect(read({ [field]: 'many' })).toMatchObject({ field });
});

test.each<readonly [string, Partial<Relation>, boolean]>([
  ['a Military partner', {}, true],
  ['a partner in trade', { state: 'trade' }, false],
  ['a partner whom envoys do not get through to', { sustained: false }, false],
])(
  'TECH-5: an empire that has %s alone: is it offered to deal in units and schematics? %s',
  (_who, part, isOffered) => {
    const row = campaignOf(humanAndLoran('military')).relations[relationIdOf(human, loran)]!;
    const view = viewOf({ relations: { [row.id]: { ...row, ...part } } });
    // Nothing else of the desk is looked at.
    const desk = { view } as FormDesk;
    expect(exchangeUnitsForm.unavailable(desk) === null).toBe(isOffered);
    expect(giveSchematicsForm.unavailable(desk) === null).toBe(isOffered);
  },
);

test('TECH-5: the form offers ships and bases, and classes of which units are sold by themselves', () => {
  const row = campaignOf(humanAndLoran('military')).relations[relationIdOf(human, loran)]!;
  const view = viewOf({ relations: { [row.id]: row } });
  const names = { unit: String, system: String, at: () => 'at Sol' };
  // Names are all else that the fields are made of.
  const desk = { view, names } as unknown as FormDesk;
  const fields = exchangeUnitsForm.fields(desk, formBodyOf({}));
  const offered = (name: string) =>
    fields
      .find((field) => field.name === name)
      ?.groups.flatMap(({ options }) => options.map(({ value }) => value));
  expect(offered('with')).toEqual(['loran']);
  expect(offered('units')).toEqual(['human.u1', 'human.u2', 'human.u3', 'human.u6']);
  expect(offered('design')).toEqual(['', 'carrier', 'secret', 'skiff', 'yard']);
});
