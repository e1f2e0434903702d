import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { FormDesk } from '#http/forms/orders/order-form';
import { buildUnitsForm } from '#http/forms/orders/build-units-form';
import { viewNamesOf } from '#http/names/view-names';
import { formBodyOf } from '#http/visits/form-body';
import { compareText } from '#kernel/result/compare-text';
import { plainPhrase } from '#report/text/plain-phrase';
import { cellPhrase } from '#report/document/cell-phrase';
import { buildableDesigns, classesTable } from '#report/sections/classes';
import { findsStart } from '#test/engine/discovery/finds-world';
import { human } from '#test/support/human-and-loran';

const { state, rules } = findsStart({ settings: { civilianBases: 'on' } });
const view = empireViewOf({ ...state, phase: 'economic' }, human, { campaignName: 'Test', rules });
const DESK = { view, names: viewNamesOf(view), free: [] } as unknown as FormDesk;

test('OPT-21: the form offers no civilian base that comes only by an upgrade', () => {
  const [field] = buildUnitsForm.fields(DESK, formBodyOf({}));
  const offered = field!.groups.flatMap(({ options }) => options.map(({ label }) => label));
  const bases = offered.filter((label) => label.includes('Civilian Base'));
  expect(bases).toEqual(['Small Civilian Base: 20 EP']);
});

test.each([
  ['3', { share: 3 }],
  [' ', {}],
])('CON-1: the share “%s” is read', (share, order) => {
  const sent = { design: 'd', count: '1', system: 's', source: 'shipyard', names: '', pay: '' };
  const json = { kind: 'BuildUnits', ...sent, count: 1, names: [], pay: null, ...order };
  expect(buildUnitsForm.read(formBodyOf({ ...sent, share }), DESK)).toEqual({ json });
  const wrong = buildUnitsForm.read(formBodyOf({ ...sent, share: 'many' }), DESK);
  expect(wrong).toMatchObject({ field: 'share' });
});

test('CON-1: the form asks whether the units are built before all else there', () => {
  const sent = { design: 'd', count: '1', system: 's', source: 'shipyard', names: '', pay: '' };
  const readOf = (first: Readonly<{ first?: string }>) =>
    buildUnitsForm.read(formBodyOf({ ...sent, ...first }), DESK);
  expect(readOf({ first: 'yes' })).toMatchObject({ json: { first: true } });
  expect(readOf({})).not.toHaveProperty('json.first');
});

test('OPT-21: the sheet says that the larger ones come by an upgrade', () => {
  const table = classesTable(buildableDesigns(view), view);
  if (table.kind !== 'table') throw new Error('classes are a table');
  const rows = table.rows.map((cells) => cells.map((cell) => plainPhrase(cellPhrase(cell))));
  const built = rows.filter(([name]) => name!.includes('Civilian Base')).map((row) => row.at(-2)!);
  expect(built.sort(compareText)).toEqual(['convoy', 'upgrade', 'upgrade']);
});
