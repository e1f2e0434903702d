import { expect, test } from 'vitest';
import { galaxyWorldOf } from '#http/galaxy-desk/galaxy-world';
import { powersTable, systemsTable } from '#http/galaxy-desk/power-table';
import { csvOfTable, tableContent } from '#http/tables/data-table';
import type { ModeratorSeat } from '#http/visits/seat';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { human, loran, sampleState } from '#test/report/reports/sample-campaign';

test('DIP-14: the table of powers tells a non-aligned world from an empire that a player has', () => {
  const nonAligned = { personality: 'aggressive', strategy: 'diplomat' } as const;
  const empires = {
    ...sampleState.empires,
    [loran]: { ...sampleState.empires[loran]!, nonAligned },
  };
  const view = moderatorViewOf(
    { ...sampleState, empires },
    { campaignName: '', rules: DEFAULT_RULE_SET },
  );
  const seat = { base: '/m', keys: {} } as unknown as ModeratorSeat;
  const { rows } = powersTable(galaxyWorldOf(view, seat));
  const played = new Map(rows.map(({ values }) => [values['power'], values['played']]));
  expect(played.get(sampleState.empires[human]!.name)).toBe('by a player');
  expect(played.get(sampleState.empires[loran]!.name)).toBe('Non-aligned world');
});

test('MAP-8: the table of systems has natives, finds and what waits to be found; a page leaves out what no system has', () => {
  const [first, ...others] = Object.values(sampleState.systems);
  const wild = {
    ...first!,
    native: { census: 3, morale: 2, productivity: 1 },
    anomalies: ['derelicts'] as const,
    derelicts: 7,
  };
  const empires = {
    ...sampleState.empires,
    [human]: {
      ...sampleState.empires[human]!,
      finds: [{ kind: 'derelicts', system: first!.id, points: 5 }],
    },
  };
  const seat = { base: '/m', keys: {} } as unknown as ModeratorSeat;
  const tableFor = (state: typeof sampleState) =>
    systemsTable(
      galaxyWorldOf(moderatorViewOf(state, { campaignName: '', rules: DEFAULT_RULE_SET }), seat),
      null,
    );
  const systems = Object.fromEntries([wild, ...others].map((one) => [one.id, one]));
  const table = tableFor({ ...sampleState, empires, systems });
  const csv = csvOfTable(table);
  expect(csv).toContain('"Census 3, Morale 2, Productivity 1"');
  expect(csv).toContain('has yet to choose units for 5 points');
  const heads = (of: typeof table) => tableContent(of).heads.map(({ label }) => label);
  expect(heads(table)).toContain('Natives');
  expect(heads(tableFor(sampleState))).not.toContain('Natives');
  expect(csvOfTable(tableFor(sampleState))).toContain('Natives');
});
