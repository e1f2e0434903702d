import { expect, test } from 'vitest';
import { entriesById } from '#kernel/collections/tables';
import { movesTable } from '#report/sections/order-form/moves-table';
import { namesOfView } from '#report/sentences/names-of-view';
import { sampleView } from '#test/report/reports/sample-campaign';

test('CON-9: a mothballed fleet can go nowhere, and the order form says why', () => {
  const units = Object.fromEntries(
    entriesById(sampleView.units).map(
      ([id, unit]) => [id, { ...unit, status: 'mothballed' }] as const,
    ),
  );
  const table = movesTable({ ...sampleView, units }, namesOfView(sampleView));
  expect(JSON.stringify(table)).toContain('nowhere: mothballed');
});
