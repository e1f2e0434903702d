import { expect, test } from 'vitest';
import type { EmpireView, SystemView } from '#fog/views/empire-view';
import { knownSystemBlocks } from '#report/sections/known-systems';
import { namesOfView } from '#report/sentences/names-of-view';
import { plainPhrase } from '#report/text/plain-phrase';
import { loran, sampleView, wolf } from '#test/report/reports/sample-campaign';
import { systemId } from '#test/support/campaign';

/** What is told of systems of which only the place is known. */
function locatedText(located: SystemView['located'], name: string): string {
  const system = { ...sampleView.systems[wolf]!, id: systemId('H0104'), name, located };
  const only = { ...system, own: null, visited: null, reported: null };
  const view: EmpireView = { ...sampleView, systems: { [only.id]: only } };
  const block = knownSystemBlocks(view, namesOfView(view)).at(-1);
  return block?.kind === 'paragraph' ? plainPhrase(block.text) : '';
}

const seen = { turn: 4, source: 'presence' } as const;

test.each([
  ['a system that nobody has named', seen, 'H0104', 'H0104'],
  ['one whose name was heard', seen, 'Rigel', 'Rigel H0104'],
  [
    'one that somebody else told of',
    { turn: 3, source: 'gift', by: loran },
    'Rigel',
    'Rigel H0104 (turn 3, gift of Loran Imperium)',
  ],
  [
    'one that the player knew from the start',
    { turn: 0, source: 'gift', by: loran },
    'Rigel',
    'Rigel H0104 (from the start, gift of Loran Imperium)',
  ],
] as const)('FOG-2: how %s is listed', (_, located, name, text) => {
  expect(locatedText(located, name)).toBe(`Located only: ${text}.`);
});
