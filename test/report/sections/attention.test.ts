import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import { valuesById } from '#kernel/collections/tables';
import type { OpenFind } from '#model/campaign/open-find';
import type { Block } from '#report/document/document';
import type { SeenEvent } from '#fog/views/seen-event';
import { attentionBlocks } from '#report/sections/attention';
import { contextOf } from '#report/sections/context';
import { plainPhrase } from '#report/text/plain-phrase';
import { sampleView } from '#test/report/reports/sample-campaign';
import { unitId } from '#test/support/campaign';
import { EVENT_SAMPLES } from './event-samples.ts';

const problemsOf = (seen: readonly SeenEvent[]): readonly string[] =>
  attentionBlocks(contextOf({ ...sampleView, unpaid: [] }, seen))
    .filter((block): block is Extract<Block, { kind: 'note' }> => block.kind === 'note')
    .filter(({ tone }) => tone === 'bad')
    .map(({ text }) => plainPhrase(text));

const lost = (unit: string, rule: 'CSC-14' | 'SUP-7'): SeenEvent => ({
  ...EVENT_SAMPLES.UnitDestroyed[0],
  unit: unitId(unit),
  cite: cite(rule),
});

test('SUP-7: units that fell for want of supply are told apart from those of a battle', () => {
  const seen = [lost('human.u71', 'CSC-14'), lost('human.u72', 'SUP-7')];
  expect(problemsOf(seen)).toEqual([
    expect.stringMatching(/^You lost .*u71\. \(CSC-14\)$/u),
    expect.stringMatching(/^You lost .*u72\. \(SUP-7\)$/u),
  ]);
});

test('ENC-6: a unit that surrendered asks for attention', () => {
  const [surrendered] = EVENT_SAMPLES.UnitSurrendered;
  expect(problemsOf([surrendered])).toEqual([expect.stringContaining('surrendered to')]);
});

test('COL-9, COL-10: a system that is lost is a problem, and an uprising a warning', () => {
  const [independent] = EVENT_SAMPLES.IndependenceDeclared;
  const [died] = EVENT_SAMPLES.ColonyDied;
  const [rose] = EVENT_SAMPLES.RebelsRose;
  expect(problemsOf([independent, died, rose])).toEqual([
    expect.stringContaining('is lost to you'),
    expect.stringContaining('Nobody is left at'),
  ]);
  const notes = attentionBlocks(contextOf({ ...sampleView, unpaid: [] }, [rose]));
  const warnings = notes.flatMap((block) =>
    block.kind === 'note' && block.tone === 'warning' ? plainPhrase(block.text) : [],
  );
  expect(warnings).toContainEqual(expect.stringContaining('is in rebellion'));
});

test('MAP-8: what was found and is yet to be chosen asks for attention', () => {
  const [system] = valuesById(sampleView.systems);
  const find: OpenFind = { kind: 'derelicts', system: system!.id, points: 14, classes: [] };
  const view = { ...sampleView, empire: { ...sampleView.empire, finds: [find] } };
  const notes = attentionBlocks(contextOf(view, [])).flatMap((block) =>
    block.kind === 'note' ? plainPhrase(block.text) : [],
  );
  expect(notes).toContain(
    `Choose the derelicts at ${system!.name} for 14 EP this turn; else it is chosen for you. (MAP-8)`,
  );
});
