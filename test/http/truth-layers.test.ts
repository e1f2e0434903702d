import { expect, test } from 'vitest';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { galaxyWorldOf } from '#http/galaxy-desk/galaxy-world';
import { truthNotes } from '#http/galaxy-desk/truth-layers';
import type { ModeratorSeat } from '#http/visits/seat';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { sampleState } from '#test/report/reports/sample-campaign';

const seat = { base: '/m', keys: {} } as unknown as ModeratorSeat;

/** The whole notes of a layer with their short forms. */
function notesOf(layer: 'fleets' | 'values', state = sampleState) {
  const view = moderatorViewOf(state, { campaignName: '', rules: DEFAULT_RULE_SET });
  const noteOf = truthNotes(galaxyWorldOf(view, seat), layer, { chosen: null, raids: new Map() });
  return Object.values(state.systems).flatMap(({ id }) => noteOf(id) ?? []);
}

test('a moderator’s layer has a short form of each note for places without room', () => {
  for (const layer of ['fleets', 'values'] as const) {
    const notes = notesOf(layer);
    expect(notes.length).toBeGreaterThan(0);
    for (const { note, short = '' } of notes) {
      expect(short).not.toBe('');
      expect(short.length).toBeLessThan(note.length);
    }
  }
  expect(notesOf('fleets').map(({ short }) => short)).toContain('AS 2');
});
