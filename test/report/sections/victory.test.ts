import { expect, test } from 'vitest';
import type { EmpireView } from '#fog/views/empire-view';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import type { VictoryRules } from '#model/settings/victory';
import { cellPhrase } from '#report/document/cell-phrase';
import { victoryBlocks } from '#report/sections/victory';
import { plainPhrase } from '#report/text/plain-phrase';
import {
  dark,
  loran,
  sampleState,
  sampleView,
  sol,
  viewOfState,
} from '#test/report/reports/sample-campaign';

const ALL: VictoryRules = {
  needed: 2,
  conditions: [
    { kind: 'expansion', percent: 40 },
    { kind: 'expansion-count', systems: 20 },
    { kind: 'scientific', era: 6 },
    { kind: 'economic', income: 300 },
    { kind: 'dominance', percent: 50 },
    { kind: 'military', cost: 500 },
    { kind: 'time', turn: 120 },
  ],
};
const playedBy = (view: EmpireView, victory: VictoryRules): EmpireView => ({
  ...view,
  rules: { ...DEFAULT_RULE_SET, victory },
});

function rowsOf(view: EmpireView): readonly (readonly unknown[])[] {
  const table = victoryBlocks(view).find(({ kind }) => kind === 'table');
  const rows = table?.kind === 'table' ? table.rows : [];
  return rows.map((row) => row.map((cell) => plainPhrase(cellPhrase(cell))));
}

test('VIC-1: the sheet has the reader’s own values, and what is asked of them', () => {
  // Two systems make 32; Sol, a mining colony, makes 30 of them and is paid twice.
  const { systems } = sampleState;
  const specialisation = { kind: 'mining', since: 1 } as const;
  const mining = { ...systems, [sol]: { ...systems[sol]!, specialisation } };
  const view = viewOfState({ ...sampleState, systems: mining });
  expect(rowsOf(playedBy(view, ALL))).toEqual([
    ['Expansion', 'Systems', '2', '40 % of all systems'],
    ['Expansion', 'Systems', '2', '20 systems'],
    ['Scientific', 'Tech era', '1', 'era 6'],
    ['Economic', 'System income', '62', '300 EP'],
    ['Dominance', 'System income', '62', '50 % above the second'],
    ['Military', 'Cost of military units', '23', '500 EP'],
    ['Time', 'System output', '32', 'the highest after turn 120'],
  ]);
});

test('FOG-15: what others have changes nothing in it', () => {
  const { systems, empires } = sampleState;
  const twin = viewOfState({
    ...sampleState,
    empires: { ...empires, [loran]: { ...empires[loran]!, era: 5, wonIn: 3 } },
    systems: { ...systems, [dark]: { ...systems[dark]!, census: 4, utilized: 4, raw: 9 } },
  });
  expect(victoryBlocks(playedBy(twin, ALL))).toEqual(victoryBlocks(playedBy(sampleView, ALL)));
});

test('VIC-1: nothing is said where nobody can win, and a victory stays on the sheet', () => {
  expect(victoryBlocks(playedBy(sampleView, { needed: 1, conditions: [] }))).toEqual([]);
  const won = { ...sampleView, empire: { ...sampleView.empire, wonIn: 2 } };
  expect(JSON.stringify(victoryBlocks(playedBy(won, ALL)))).toContain('You won the campaign');
});
