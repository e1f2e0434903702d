import type { EmpireId, TagId } from '#fog/views/terms';
import { playedMoments } from '#report/sections/played-moments';
import { cite } from '#kernel/reasons/cite';
import { brandAs } from '#kernel/brand/brand';
import type { SeenEventOf, SeenMoment } from '#fog/views/seen-event';
import type { BattleEvent, UnitEntry } from '#model/battle/battle-event';
import { seeMoment } from '#fog/visibility/see-moment';
import { expect, test } from 'vitest';
import { designId, empireId, unitId } from '#test/support/campaign';

const [aa, bb, cc] = ['aa', 'bb', 'cc'].map(empireId) as [EmpireId, EmpireId, EmpireId];
const SIDE_OF = { A1: aa, A2: bb, B1: cc } as const;
const entry = (tag: keyof typeof SIDE_OF): UnitEntry => ({
  unit: unitId(`${SIDE_OF[tag]}.u1`),
  tag: brandAs<TagId>(tag),
  owner: SIDE_OF[tag],
  design: designId('x'),
  name: tag,
  condition: 'sound',
});
const head = { cite: cite('CSC-8'), rolls: [] };
const formed = { type: 'TaskForceFormed', ...head, reinforcements: 0, limit: 5 } as const;
const RECORD: readonly BattleEvent[] = [
  {
    ...formed,
    side: 'attacker',
    flagship: entry('A1').tag,
    entered: [entry('A1'), entry('A2')],
  },
  { ...formed, side: 'defender', flagship: entry('B1').tag, entered: [entry('B1')] },
  {
    type: 'UnitHit',
    ...head,
    phase: 'ships-at-ships',
    side: 'defender',
    hit: entry('A2'),
    first: null,
    by: 'assigned',
    damage: 4,
    result: 'destroyed',
  },
];

/** Of each step the sides of its changes, as a playback counts them for somebody. */
function sidesFor(viewer: EmpireId): readonly (readonly number[])[] {
  const side = viewer === cc ? 'defender' : 'attacker';
  const eye = {
    viewer,
    side,
    leads: viewer !== bb,
    name: (empire: EmpireId) => empire,
    tagOf: (tag: TagId) => {
      const owner = SIDE_OF[tag as keyof typeof SIDE_OF];
      return { owner, side: owner === cc ? ('defender' as const) : ('attacker' as const) };
    },
  } as const;
  const steps = RECORD.map(
    (moment): SeenEventOf<'BattleMoment'> => ({
      type: 'BattleMoment',
      ...head,
      battle: brandAs('t1.H0101.1'),
      moment: seeMoment(moment, eye) as SeenMoment,
    }),
  );
  return [...playedMoments(steps).values()].map(({ changes }) => changes.map((one) => one.side));
}

test('CSC-15, ENC-1: a playback counts those who fight beside the reader on his side', () => {
  for (const viewer of [aa, bb]) expect(sidesFor(viewer)).toEqual([[0, 0], [1], [0]]);
  expect(sidesFor(cc)).toEqual([[1, 1], [0], [1]]);
});
