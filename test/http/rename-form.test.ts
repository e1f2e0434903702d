import { expect, test } from 'vitest';
import type { FormDesk } from '#http/forms/orders/order-form';
import { renameForm } from '#http/forms/orders/rename-form';
import { viewNamesOf } from '#http/names/view-names';
import { formBodyOf } from '#http/visits/form-body';
import { viewOf } from '#test/legality/yard-orders';
import { harbour } from '#test/support/harbour';

const view = viewOf(harbour({ crew: { u1: ['cruiser'] } }));
const DESK = { view, names: viewNamesOf(view) } as unknown as FormDesk;

test('MOV-9: the form offers fleets, colonies and units, and orders what was chosen', () => {
  const [field] = renameForm.fields(DESK, formBodyOf({}));
  expect(field?.groups.map(({ label }) => label)).toEqual(['Fleets', 'Colonies', 'Units']);
  const chosen = field?.groups.flatMap(({ options }) => options.map(({ value }) => value)) ?? [];
  const colony = chosen.find((value) => value.startsWith('colony/'));
  expect(renameForm.read(formBodyOf({ of: colony ?? '', name: ' New Home ' }), DESK)).toEqual({
    json: {
      kind: 'Rename',
      of: { kind: 'colony', system: colony?.slice('colony/'.length) },
      name: 'New Home',
    },
  });
  expect(renameForm.read(formBodyOf({ of: 'ship/x', name: 'X' }), DESK)).toMatchObject({
    field: 'of',
  });
});
