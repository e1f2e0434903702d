import { compareText } from '#kernel/result/compare-text';
import { expect, test } from 'vitest';
import { hashOf } from '#kernel/result/hash';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { FIRST_CONTACT } from './first-contact.ts';
import { goldenFiles } from './golden-files.ts';
import { type GoldenTurn, goldenRun } from './golden-run.ts';
import { keptFiles } from './kept-files.ts';
import { REARRANGED, WRITTEN_AND_READ } from './rearranged.ts';

const turns = goldenRun(FIRST_CONTACT);
const files = goldenFiles(FIRST_CONTACT, turns);

/** Everything that came of it, to the byte: events, dice, answers, states, and what was issued. */
const whole = (run: readonly GoldenTurn[]): readonly unknown[] =>
  run.flatMap(({ turn, phases, issued, refused }) => [
    ...phases.map(({ phase, events, rolls, decided, hash }) => ({
      at: `turn ${String(turn)}, ${phase}`,
      hash,
      told: hashOf({ events, rolls, decided }),
    })),
    { at: `turn ${String(turn)}, issued`, told: hashOf({ issued, refused }) },
  ]);

test('First Contact has the golden files that were accepted, and no others', () => {
  expect([...files.keys()].sort(compareText)).toEqual([...keptFiles(FIRST_CONTACT).keys()]);
});

test.each([...files])('First Contact comes out as it was accepted: %s', (name, text) => {
  expect(text).toBe(keptFiles(FIRST_CONTACT).get(name));
});

test('TURN-2: a JSON round trip between all phases changes nothing', () => {
  expect(whole(goldenRun(FIRST_CONTACT, WRITTEN_AND_READ))).toEqual(whole(turns));
});

test('TURN-2: the order of empires, rows and fields changes nothing', () => {
  expect(whole(goldenRun(FIRST_CONTACT, REARRANGED))).toEqual(whole(turns));
});

test('First Contact is played by its own order files: no order in them is misread', () => {
  const sheets = turns.flatMap(({ accepted }) => Object.values(accepted));
  expect(sheets.filter((count) => count > 0).length).toBeGreaterThan(turns.length);
  expect(turns.flatMap(({ refused }) => refused)).toEqual([]);
});

test('everything that must hold of a state holds after every phase', () => {
  const broken = turns.flatMap(({ turn, phases }) =>
    phases.flatMap(({ phase, state }) =>
      brokenInvariants(state).map((one) => ({ turn, phase, ...one })),
    ),
  );
  expect(broken).toEqual([]);
});
