import { expect, test } from 'vitest';
import type { EmpireView } from '#fog/views/empire-view';
import { inReach } from '#app/talk/in-reach';
import { noticeIssues, silenceIssues } from '#app/talk/letter-issues';
import { cleanLine, cleanText } from '#app/talk/clean-text';
import { sampleView } from '#test/report/reports/sample-campaign';

const DESK = { goesOn: true, silent: false, standings: [] };
const codesOf = (view: EmpireView, silent = false): readonly string[] =>
  silenceIssues(view, { ...DESK, silent }).map(({ code }) => code);

test('FOG-13: an empire that has left the game writes nothing, and nobody writes to one', () => {
  const { empire, neighbours } = sampleView;
  expect(codesOf(sampleView)).toEqual([]);
  expect(codesOf({ ...sampleView, empire: { ...empire, fellIn: 3 } })).toEqual(['EMPIRE_FELL']);
  const [first, ...others] = Object.values(neighbours);
  const gone = { ...neighbours, [first!.id]: { ...first!, left: true as const } };
  expect(inReach({ ...sampleView, neighbours: gone })).toEqual(others);
  expect(inReach(sampleView)).toContainEqual(first);
});

test('talk is off by the setting of the campaign or by the moderator', () => {
  const { rules } = sampleView;
  expect(codesOf({ ...sampleView, rules: { ...rules, talk: 'off' } })).toEqual(['TALK_OFF']);
  expect(codesOf(sampleView, true)).toEqual(['TALK_OFF']);
});

test('everything that is wrong with a notice is told at once', () => {
  const long = { headline: 'a'.repeat(81), text: 'b'.repeat(1001) };
  expect(noticeIssues(long, 5).map(({ path }) => path)).toEqual(['', 'headline', 'text']);
  expect(noticeIssues({ headline: 'a'.repeat(80), text: 'b'.repeat(1000) }, 4)).toEqual([]);
});

test('what a player writes can’t imitate other lines: no control characters, no turned reading direction', () => {
  expect(cleanText(' One\r\ntwo\u202e\u0007three\u001b[31m ')).toBe('One\ntwothree[31m');
  expect(cleanLine('A\nsub\tject')).toBe('A subject');
});
