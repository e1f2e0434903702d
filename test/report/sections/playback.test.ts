import { expect, test } from 'vitest';
import type { Document } from '#report/document/document';
import { battleBlocks } from '#report/sections/battles';
import { contextOf } from '#report/sections/context';
import { renderText } from '#report/text/render-text';
import { sampleEvents } from '#test/report/reports/sample-events';
import { sampleView } from '#test/report/reports/sample-campaign';

const blocks = battleBlocks(contextOf(sampleView, sampleEvents));
const played = blocks.flatMap((block) => (block.kind === 'playback' ? block.blocks : []));
const lists = played.flatMap((block) => (block.kind === 'list' ? [block] : []));

test('CSC-15: each step of a playback has its note, and one battle turns once at most', () => {
  expect(lists.length).toBeGreaterThan(0);
  for (const { items, notes } of lists) expect(notes).toHaveLength(items.length);
  const turns = lists.flatMap(({ notes = [] }) => notes.filter(({ turn }) => turn !== undefined));
  expect(turns.length).toBeLessThanOrEqual(blocks.filter(({ kind }) => kind === 'playback').length);
});

test('CSC-15: a playback changes no word of the record on paper and in text', () => {
  const documentOf = (some: Document['blocks']): Document => ({
    title: '',
    facts: [],
    blocks: some,
  });
  const flat = blocks.flatMap((block): Document['blocks'] =>
    block.kind === 'playback'
      ? block.blocks.map((one) => (one.kind === 'heading' ? { ...one, level: 2 as const } : one))
      : [block],
  );
  const text = renderText(documentOf(blocks), { width: 100 });
  expect(text).toBe(renderText(documentOf(flat), { width: 100 }));
  expect(text).not.toContain('damage taken');
});

test('FOG-6: the score of the enemy counts only units that have shown themselves, and its dice are not told', () => {
  const shown = new Set(
    sampleEvents.flatMap((event) => {
      if (event.type !== 'BattleMoment') return [];
      const { moment } = event;
      const entered = 'entered' in moment ? moment.entered : [];
      const hit = moment.type === 'UnitHit' ? [moment.hit] : [];
      return [...entered, ...hit].flatMap(({ own, tag }) => (own ? [] : tag));
    }),
  );
  const scores = lists.flatMap(({ notes = [] }) =>
    notes.flatMap(({ lines }) => lines.at(-1) ?? []),
  );
  for (const score of scores) {
    expect(score).toMatch(/^The enemy: /);
    const counted = [...score.matchAll(/(\d+) (?:sound|crippled|destroyed|got away)/g)];
    const all = counted.reduce((sum, [, number]) => sum + Number(number), 0);
    expect(all).toBeLessThanOrEqual(shown.size);
  }
  const dice = lists.flatMap(({ items, notes = [] }) =>
    notes.flatMap(({ lines }, index) =>
      lines.some((line) => line.startsWith('Die ')) ? [JSON.stringify(items[index])] : [],
    ),
  );
  for (const item of dice) expect(item).toContain('You fired');
});
