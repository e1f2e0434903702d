import { expect, test } from 'vitest';
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
