import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { fleetId, unitId } from '#test/support/campaign';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { renderHtml } from '#report/html/render-html';
import { renderPdf } from '#report/pdf/render-pdf';
import { assetSheet } from '#report/reports/asset-sheet';
import { moderatorReport } from '#report/reports/moderator-report';
import { turnReport } from '#report/reports/turn-report';
import { plainPhrase } from '#report/text/plain-phrase';
import { renderText } from '#report/text/render-text';
import { reportTemplates } from '#test/report/read-templates';
import type { EmpireView } from '#fog/views/empire-view';
import { richView } from './rich-campaign.ts';
import { sampleEvents } from './sample-events.ts';
import { dark, loran, sampleState, sampleView, viewOfState } from './sample-campaign.ts';

const input = { view: sampleView, seen: sampleEvents, edition: 1 };
const sheet = assetSheet(input);
const html = renderHtml(sheet, reportTemplates);

test('TURN-2: the asset sheet of a small empire', async () => {
  await expect(renderText(sheet, { width: 100 })).toMatchFileSnapshot(
    '__snapshots__/asset-sheet.txt',
  );
});

test('CSC-15: the turn report holds the battle round by round', async () => {
  await expect(renderText(turnReport(input), { width: 80 })).toMatchFileSnapshot(
    '__snapshots__/turn-report.txt',
  );
});

test('who opens a turn report reads of the battle first, and of their own orders after the story', () => {
  const orders = [{ sentence: 'Move Fleet f2 to Wolf <359>.', accepted: true, reasons: [] }];
  const groups = turnReport({ ...input, orders }).blocks.flatMap((block) =>
    block.kind === 'group' ? [block] : [],
  );
  expect(groups.map(({ title }) => title)).toEqual([
    'In short',
    'What happened to your empire',
    'What happened, place by place',
    'Orders that you gave',
    'Battle records',
  ]);
  const [list] = groups[0]!.blocks;
  const lines = list?.kind === 'list' ? list.items.map(plainPhrase) : [];
  expect(lines[0]).toMatch(/^The battle at Wolf <359> ended after 1 round: losses were equal/u);
  expect(lines.at(-1)).toContain('Your order 2 to pay for construction failed');
});

test('the moderator’s report shows every empire', async () => {
  const view = moderatorViewOf(sampleState, {
    campaignName: 'The Long Dusk',
    rules: DEFAULT_RULE_SET,
  });
  const report = moderatorReport({ view, lines: ['TURN-1 turn 3 opens'], edition: 1 });
  await expect(renderText(report, { width: 100 })).toMatchFileSnapshot(
    '__snapshots__/moderator-report.txt',
  );
});

test('every link of a page leads to something that is there once', () => {
  for (const document of [sheet, turnReport(input)]) {
    const page = renderHtml(document, reportTemplates);
    const ids = [...page.matchAll(/ id="([^"]*)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, anchor] of page.matchAll(/href="#([^"]*)"/gu)) expect(ids).toContain(anchor);
  }
});

test('FOG-2: what the view does not hold is nowhere in the report', () => {
  for (const secret of [
    'Hidden Home',
    String(dark),
    'Shadow',
    'Secret',
    'loran.f1',
    'loran.u1',
    '500',
  ]) {
    expect(html).not.toContain(secret);
  }
});

test('FOG-1: a world that differs only in what the reader cannot know gives the same bytes', async () => {
  const { fleets, units, systems, empires } = sampleState;
  const twin = viewOfState({
    ...sampleState,
    empires: { ...empires, [loran]: { ...empires[loran]!, treasury: 9 } },
    fleets: {
      ...fleets,
      [fleetId('loran.f1')]: { ...fleets[fleetId('loran.f1')]!, name: 'Other' },
    },
    units: {
      ...units,
      [unitId('loran.u1')]: { ...units[unitId('loran.u1')]!, condition: 'crippled' },
    },
    systems: { ...systems, [dark]: { ...systems[dark]!, name: 'Elsewhere', census: 7 } },
  });
  const other = assetSheet({ ...input, view: twin });
  expect(renderHtml(other, reportTemplates)).toBe(html);
  const file = (name: string): Uint8Array =>
    new Uint8Array(
      readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
    );
  const fonts = { regular: file('DejaVuSans'), bold: file('DejaVuSans-Bold') };
  const options = { fonts, createdAt: new Date(0) };
  expect(Buffer.from(await renderPdf(other, options)).equals(await renderPdf(sheet, options))).toBe(
    true,
  );
});

test('CON-7 SUP-7 CSC-14: boxes of the sheet are ticked for what units have lost, and empty for the rest', () => {
  const marines = unitId('human.u72');
  const ship = unitId('human.u34');
  const units = {
    ...richView.units,
    [marines]: { ...richView.units[marines]!, damage: 1 },
    [ship]: { ...richView.units[ship]!, condition: 'crippled', outOfSupply: 2 },
  } as const;
  const lineOf = (view: EmpireView, start: string): string | undefined =>
    renderText(assetSheet({ view, seen: [], edition: 1 }), { width: 100 })
      .split('\n')
      .find((line) => line.trim().startsWith(start));
  expect(lineOf(richView, 'Marines u72')).toContain('[ ][ ]');
  expect(lineOf({ ...richView, units }, 'Marines u72')).toContain('[x][ ]');
  expect(lineOf(richView, 'Sparta Valiant 11')).toMatch(/\[ \] +\[ \]\[ \]\[ \]/u);
  expect(lineOf({ ...richView, units }, 'Sparta Valiant 11')).toMatch(/\[x\] +\[x\]\[x\]\[ \]/u);
});

test('TECH-6: the sheet says which of its own units are unconverted', () => {
  const units = Object.entries(sampleView.units).map(([id, one]) => [
    id,
    { ...one, unconverted: true },
  ]);
  const view = { ...sampleView, units: Object.fromEntries(units) };
  const textOf = (of: typeof sampleView) =>
    renderText(assetSheet({ view: of, seen: [], edition: 1 }), { width: 80 });
  expect(textOf(view)).toContain('unconverted');
  expect(textOf(sampleView)).not.toContain('unconverted');
});

test('ENC-3: the sheet says which of its own units pulled back, what they do not do, and how long it holds', () => {
  const pulledBack = [unitId('human.u5')];
  const textOf = (of: typeof sampleView) =>
    renderText(assetSheet({ view: of, seen: [], edition: 1 }), { width: 100 }).replace(
      /\s+/gu,
      ' ',
    );
  expect(textOf({ ...sampleView, pulledBack })).toMatch(
    /Apollo u5 .*pulled back until the .*next movement is over: .*no loading .*before that/u,
  );
  expect(textOf(sampleView)).not.toContain('pulled back');
});

test('an empire without anything still gets its sheet', () => {
  const bare = {
    ...sampleView,
    systems: {},
    lanes: {},
    fleets: {},
    units: {},
    works: {},
    contacts: {},
    designs: {},
    neighbours: {},
    unpaid: [],
    pulledBack: [],
  };
  const text = renderText(assetSheet({ view: bare, seen: [], edition: 2 }), { width: 80 });
  expect(text).toContain(`The turn report of turn ${String(bare.turn)} tells what happened.`);
  expect(text).toContain('You have no fleets.');
});
