import { expect, test } from 'vitest';
import { colonyPhase } from '#engine/phases/colony/phase';
import { endOfTurnPhase } from '#engine/phases/end-of-turn/phase';
import { noteText } from '#report/sentences/correction-text';
import type { Names } from '#report/sentences/names';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { campaignOf, empireId, empireOf, systemId, systemOf } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { corrected } from './corrected.ts';

const [human, sol, wolf] = [empireId('human'), systemId('H0101'), systemId('H0102')];
const colony = { owner: human, census: 3, morale: 2, productivity: 2 };
const start = campaignOf({
  turn: 4,
  phase: 'colony',
  empires: [empireOf({ id: human })],
  systems: [
    systemOf({ id: sol, name: 'Sol', ...colony }),
    systemOf({ id: wolf, name: 'Wolf', owner: human }),
  ],
});
const FEAST = 'cheer Sol 1 2 named "Harvest Feast"';
const names = { system: () => 'Sol' } as unknown as Names;

test('COL-5: what the moderator adds moves Morale at each check without a die, and is told with it', () => {
  const { state, faults, event } = corrected(start, FEAST);
  expect(faults).toEqual([]);
  expect(brokenInvariants(state)).toEqual(brokenInvariants(start));
  expect(event?.notes.map(({ empire, note }) => [empire, noteText(note, names)])).toEqual([
    [human, 'Harvest Feast moves the Morale of Sol by +1 at each check, up to turn 5'],
  ]);
  const after = runPhases([colonyPhase], state);
  expect(eventsOf(after.events, 'MoraleChecked')).toMatchObject([
    { checks: [], decreed: [{ name: 'Harvest Feast', modifier: 1 }], before: 2, morale: 3 },
  ]);
  expect(after.state.systems[sol]?.utilized).toBe(start.systems[sol]?.utilized);
});

test('COL-5: it ends with its last turn, or when the moderator says so', () => {
  const { state } = corrected(start, FEAST);
  const ended = (turn: number) =>
    Object.keys(
      runPhases([endOfTurnPhase], { ...state, turn, phase: 'end-of-turn' }).state.effects,
    );
  expect(ended(4)).toHaveLength(1);
  expect(ended(5)).toEqual([]);
  const calm = corrected(state, 'calm Sol named "Harvest Feast"');
  expect(calm.state.effects).toEqual({});
  expect(calm.event?.notes.map(({ note }) => noteText(note, names))).toEqual([
    'Harvest Feast does not move the Morale of Sol any more',
  ]);
});

test('COL-5: a second one of the name takes the place of the first', () => {
  const { state } = corrected(start, `${FEAST}\ngrieve Sol 2 1 named "Harvest Feast"`);
  expect(Object.values(state.effects)).toMatchObject([{ amount: -2, ends: 4 }]);
});

test.each([
  ['an outpost', 'cheer Wolf 1 2 named "Feast"', /no colony/],
  ['what is not there', 'calm Sol named "Feast"', /no condition “Feast”/],
  ['no name', 'cheer Sol 1 2', /name/],
  ['nothing', 'cheer Sol 0 2 named "Feast"', /Morale/],
  ['no time', 'grieve Sol 1 0 named "Feast"', /Morale/],
  ['too much', 'cheer Sol 50 2 named "Feast"', /10/],
  ['no turns', 'cheer Sol 1 named "Feast"', /whole number/],
])('COL-5: refused is %s', (_name, line, why) => {
  const { state, faults } = corrected(start, line);
  expect(faults.join(' ')).toMatch(why);
  expect(state).toBe(start);
});
