import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import type { SeenEvent } from '#fog/views/seen-event';
import { contextOf } from '#report/sections/context';
import { happeningBlocks } from '#report/sections/happenings';
import { plainPhrase } from '#report/text/plain-phrase';
import { sampleView } from '#test/report/reports/sample-campaign';
import { EVENT_SAMPLES } from './event-samples.ts';

function toldOf(seen: readonly SeenEvent[]): readonly string[] {
  const blocks = happeningBlocks(contextOf(sampleView, seen));
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(plainPhrase) : []));
}

test('two battles at one place that end alike are told as two', () => {
  const [began] = EVENT_SAMPLES.BattleBegan;
  const [ended] = EVENT_SAMPLES.BattleEnded;
  const one = toldOf([began, ended]);
  expect(one).toHaveLength(2);
  expect(toldOf([began, ended, began, ended])).toEqual([...one, ...one]);
});

test('what is in sight phase after phase is told once', () => {
  const [visited] = EVENT_SAMPLES.SystemVisited;
  expect(toldOf([visited, visited])).toHaveLength(1);
});

test.each([
  ['UnitDestroyed', 'CSC-14', 'Encounters'],
  ['UnitDestroyed', 'SUP-7', 'Supply'],
  ['UnitDestroyed', 'SUP-3', 'Supply'],
  ['UnitDestroyed', 'MOV-5', 'Movement'],
  ['UnitsOutOfSupply', 'SUP-7', 'Supply'],
  ['UnitsOutOfSupply', 'MOV-5', 'Movement'],
  ['UnitsAssigned', 'MOV-9', 'Movement'],
  ['UnitsAssigned', 'CSC-14', 'Encounters'],
  ['UnitsAssigned', 'CON-11', 'Construction'],
  ['FleetFormed', 'CON-11', 'Construction'],
] as const)(
  'what happens is told where its rule belongs: %s by %s under %s',
  (type, rule, title) => {
    const [sample] = EVENT_SAMPLES[type];
    const [head] = happeningBlocks(contextOf(sampleView, [{ ...sample, cite: cite(rule) }]));
    expect(head?.kind === 'heading' ? head.text : '').toBe(title);
  },
);
