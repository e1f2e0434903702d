import { expect, test } from 'vitest';
import { setOrdnanceForm } from '#http/forms/orders/set-ordnance-form';
import { formBodyOf } from '#http/visits/form-body';

const units = ['human.u1', 'human.u2'];
const read = (fields: object) => setOrdnanceForm.read(formBodyOf(fields), {} as never);

test('SUP-9: numbers on the form are a load, each package as often as was asked for', () => {
  const sent = { units, 'ordnance.heavy': '2', 'ordnance.jammer': ' 1 ', 'ordnance.chaff': '' };
  expect(read(sent)).toEqual({
    json: { kind: 'SetOrdnance', units, ordnance: ['heavy', 'heavy', 'jammer'] },
  });
  expect(read({ units })).toEqual({ json: { kind: 'SetOrdnance', units, ordnance: [] } });
});

test.each([
  ['no units', { 'ordnance.heavy': '2' }],
  ['no number', { units, 'ordnance.heavy': 'two' }],
  ['more than anybody has room for', { units, 'ordnance.heavy': '21' }],
])('SUP-9: the form says what is wrong: %s', (_name, fields) => {
  expect(read(fields)).toMatchObject({ field: 'units' });
});
