import { expect, test } from 'vitest';
import { galaxyWorldOf } from '#http/galaxy-desk/galaxy-world';
import { powersTable } from '#http/galaxy-desk/power-table';
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
