import { expect, test } from 'vitest';
import { entriesById } from '#kernel/collections/tables';
import { fleetCards } from '#report/sections/cards/fleet-cards';
import { sheetDeskOf } from '#report/sections/cards/sheet-desk';
import { contextOf } from '#report/sections/context';
import { sampleView } from '#test/report/reports/sample-campaign';

test('CON-9: a mothballed fleet can go nowhere, and its card says why', () => {
  const units = Object.fromEntries(
    entriesById(sampleView.units).map(
      ([id, unit]) => [id, { ...unit, status: 'mothballed' }] as const,
    ),
  );
  const desk = sheetDeskOf(contextOf({ ...sampleView, units }, []));
  expect(JSON.stringify(fleetCards(desk))).toContain('nowhere: mothballed');
});
