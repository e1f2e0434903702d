import { expect, test } from 'vitest';
import { type LightFacts, lightOf, lightsForPlayer } from '#app/clock/light-of';
import { newClock } from '#app/clock/new-clock';
import type { TurnClock } from '#app/ports/turn-clock';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';

const LORAN = brandAs<EmpireId>('loran');
const DUE = '2026-11-23T20:00:00.000Z';
const clock: TurnClock = { ...newClock(), deadline: DUE };
const facts: LightFacts = {
  empire: LORAN,
  name: 'Loran Imperium',
  isWorld: false,
  hasOrders: true,
  isSeated: true,
  standing: 'none',
  faults: { refused: 0, doubts: 0 },
  submittedAt: null,
  standIn: null,
  stage: 'open',
};

test.each([
  [{}, 'missing', true],
  [{ standing: 'draft' }, 'draft', true],
  [{ standing: 'draft', faults: { refused: 0, doubts: 2 } }, 'draft-doubtful', true],
  [{ standing: 'draft', faults: { refused: 1, doubts: 0 } }, 'draft-refused', true],
  [{ standing: 'submitted' }, 'submitted', false],
  [{ standing: 'submitted', faults: { refused: 0, doubts: 1 } }, 'submitted-doubtful', false],
  [{ standing: 'submitted', faults: { refused: 3, doubts: 1 } }, 'submitted-refused', false],
  [{ standing: 'changed' }, 'submitted-changed', false],
  [{ standing: 'changed', faults: { refused: 0, doubts: 1 } }, 'submitted-doubtful', false],
  [{ standing: 'changed', faults: { refused: 2, doubts: 0 } }, 'submitted-refused', false],
  [{ stage: 'not-yet' }, 'not-open', false],
  [{ stage: 'over' }, 'none-given', false],
  [{ stage: 'over', standing: 'draft' }, 'draft', false],
  [{ hasOrders: false }, 'nothing-to-do', false],
  [{ hasOrders: false, isSeated: false }, 'nothing-to-do', false],
  [{ isSeated: false }, 'vacant', false],
  [{ isSeated: false, standing: 'draft' }, 'vacant', false],
  [{ isSeated: false, standing: 'submitted' }, 'submitted', false],
] as const)('TURN-5: the light of %j is %s', (some, kind, isMissing) => {
  expect(lightOf(clock, { ...facts, ...some })).toMatchObject({ kind, isMissing });
});

const LATER = '2026-11-23T20:30:00.000Z';
const extensions = [{ empire: LORAN, until: '2026-11-24T20:00:00.000Z', reason: '' }];

test.each([
  ['in time', clock, '2026-11-23T19:59:59.999Z', false],
  ['late at the second of the deadline', clock, DUE, true],
  ['late in grace', clock, LATER, true],
  ['in time by an extension', { ...clock, extensions }, LATER, false],
])('TURN-5: orders are %s', (_what, of, submittedAt, late) => {
  const submitted: LightFacts = { ...facts, standing: 'submitted', submittedAt };
  expect(lightOf(of, submitted).late).toBe(late);
});

test.each([
  [{ standing: 'submitted', faults: { refused: 3, doubts: 1 } }, 'submitted'],
  [{ standing: 'changed' }, 'submitted'],
  [{ standing: 'draft', faults: { refused: 0, doubts: 2 } }, 'draft'],
  [{}, 'missing'],
  [{ isSeated: false }, 'vacant'],
] as const)('FOG-1: a moderator who plays sees of %j only %s', (some, kind) => {
  const [light] = lightsForPlayer([
    lightOf(clock, { ...facts, ...some, isWorld: true }),
    lightOf(clock, { ...facts, ...some }),
  ]);
  expect(light).toMatchObject({
    kind,
    isWorld: false,
    isChanged: false,
    faults: { refused: 0, doubts: 0 },
  });
});
