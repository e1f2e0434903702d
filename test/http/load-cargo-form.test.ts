import { expect, test } from 'vitest';
import { loadCargoForm } from '#http/forms/orders/load-cargo-form';
import { formBodyOf } from '#http/visits/form-body';

const [carrier, unit, other] = ['human.u1', 'human.u2', 'human.u3'] as const;
const read = (fields: object) => loadCargoForm.read(formBodyOf(fields), {} as never);

test('MOV-7: the form says who shares one unit, or loads units on one carrier', () => {
  expect(read({ carrier, cargo: [unit], others: [other] })).toEqual({
    json: { kind: 'LoadCargo', carrier, cargo: { kind: 'shared', unit, others: [other] } },
  });
  expect(read({ carrier, cargo: [unit, other] })).toEqual({
    json: { kind: 'LoadCargo', carrier, cargo: { kind: 'units', units: [unit, other] } },
  });
});

test.each([
  ['two units', ['human.u2', 'human.u4']],
  ['a Census', ['census']],
  ['nothing', []],
])('MOV-7: the form says that %s cannot be shared', (_name, cargo) => {
  expect(read({ carrier, cargo, others: [other] })).toMatchObject({ field: 'cargo' });
});
