import { expect, test } from 'vitest';
import type { FormDesk } from '#http/forms/orders/order-form';
import { takeFindForm } from '#http/forms/orders/take-find-form';
import { viewNamesOf } from '#http/names/view-names';
import { formBodyOf } from '#http/visits/form-body';
import type { OpenFind } from '#model/campaign/open-find';
import { ids, viewOf, wolf } from '#test/legality/human-view';

const find: OpenFind = {
  kind: 'derelicts',
  system: wolf,
  points: 14,
  classes: [ids.skiff, ids.wing],
};

function deskWith(finds: readonly OpenFind[]): FormDesk {
  const view = viewOf();
  const found = { ...view, empire: { ...view.empire, finds } };
  // Nothing else of the desk is looked at.
  return { view: found, names: viewNamesOf(found) } as FormDesk;
}
const what = `derelicts ${wolf} ${ids.skiff}`;
const read = (fields: object) => takeFindForm.read(formBodyOf(fields), deskWith([find]));

test('MAP-8: the form offers the classes of each find under what it is', () => {
  expect(takeFindForm.unavailable(deskWith([]))).not.toBeNull();
  expect(takeFindForm.unavailable(deskWith([find]))).toBeNull();
  const [field] = takeFindForm.fields(deskWith([find]), formBodyOf({}));
  expect(field!.groups.map(({ label }) => label)).toEqual(['Derelicts at Wolf, for 14 EP']);
  expect(field!.groups[0]!.options.map(({ value }) => value)).toEqual([
    what,
    `derelicts ${wolf} ${ids.wing}`,
  ]);
});

test('MAP-8: the form says what is taken, or that the count is no number', () => {
  const json = { kind: 'TakeFind', find: 'derelicts', system: wolf, design: ids.skiff, count: 3 };
  expect(read({ what, count: '3' })).toEqual({ json });
  expect(read({ what, count: 'some' })).toMatchObject({ field: 'count' });
});
