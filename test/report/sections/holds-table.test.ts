import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { convoysTable } from '#report/sections/order-form/convoys-table';
import { namesOfView } from '#report/sentences/names-of-view';
import { looked, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, unitId } from '#test/support/campaign';

function cellsOf(state: CampaignState): readonly unknown[] {
  const info = { campaignName: 'Test', rules: DEFAULT_RULE_SET };
  const view = empireViewOf(looked(state), empireId('red'), info);
  return convoysTable(view, namesOfView(view)).flatMap((block) =>
    block.kind === 'table' ? block.rows.map((row) => row.slice(2, -1)) : [],
  );
}

test('MOV-7: the order form says what each ship with a hold carries, and what it has room for', () => {
  const aboard = { kind: 'aboard', carrier: unitId('red.uf11') } as const;
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red' },
    fleets: { red: { f1: ['A', 'lander', 'supplier', 'ca'] } },
    units: [
      ashore('red.u1', 'gropos', 'A'),
      ashore('red.u2', 'lf', 'A', { place: aboard }),
      ashore('red.u3', 'lf', 'A', { place: { kind: 'aboard', carrier: unitId('red.uf12') } }),
    ],
  });
  expect(cellsOf(state)).toEqual([
    ['nothing', 'ground forces 5', 'load ground forces of at most 5'],
    ['u2', 'other units 1', 'unload u2'],
  ]);
});

test('MOV-7: what several carry together the order form says of each, and who unloads it', () => {
  const [first, second] = ['red.uf10', 'red.uf11'].map(unitId);
  const shares = [{ carrier: second!, size: 2 }];
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    fleets: { red: { f1: ['A', 'convoy', 'convoy'] } },
    units: [ashore('red.u1', 'base', 'A', { place: { kind: 'aboard', carrier: first!, shares } })],
  });
  expect(cellsOf(state)).toEqual([
    ['a part of u1', 'unload u1'],
    ['a part of u1', 'move'],
  ]);
});
