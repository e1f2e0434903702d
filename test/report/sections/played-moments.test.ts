import type { EmpireId, LaneId, TagId, UnitId } from '#model/campaign/ids';
import { playedMoments } from '#report/sections/played-moments';
import { cite } from '#kernel/reasons/cite';
import { brandAs } from '#kernel/brand/brand';
import type { SeenEventOf } from '#fog/views/seen-event';
import type { BattleEvent, UnitEntry } from '#model/battle/battle-event';
import type { Aboard } from '#report/sections/gone-along';
import type { StepChange } from '#report/sections/played-step';
import { seeMoment } from '#fog/visibility/see-moment';
import { expect, test } from 'vitest';
import { designId, empireId, unitId } from '#test/support/campaign';

const [aa, bb, cc] = ['aa', 'bb', 'cc'].map(empireId) as [EmpireId, EmpireId, EmpireId];
const SIDE_OF = { A1: aa, A2: bb, A3: aa, A4: aa, B1: cc } as const;
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

/** The changes of each step, as a playback counts them for a viewer who knows which of their own units are aboard which. */
function changesFor(
  viewer: EmpireId,
  record: readonly BattleEvent[] = RECORD,
  aboard: Aboard<UnitId> = new Map(),
): readonly (readonly StepChange[])[] {
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
  const steps = record.flatMap((one): readonly SeenEventOf<'BattleMoment'>[] => {
    const moment = seeMoment(one, eye);
    return moment === null
      ? []
      : [{ type: 'BattleMoment', ...head, battle: brandAs('t1.H0101.1'), moment }];
  });
  return [...playedMoments(steps, aboard).values()].map(({ changes }) => changes);
}

/** Of each step the sides of its changes. */
const sidesFor = (viewer: EmpireId): readonly (readonly number[])[] =>
  changesFor(viewer).map((changes) => changes.map((one) => one.side));

test('CSC-15, ENC-1: a playback counts units that fight beside the reader on the reader’s side', () => {
  for (const viewer of [aa, bb]) expect(sidesFor(viewer)).toEqual([[0, 0], [1], [0]]);
  expect(sidesFor(cc)).toEqual([[1, 1], [0], [1]]);
});

test('CSC-12, FOG-6: in a playback the reader’s own flights get away with their carrier; those of others are not told', () => {
  const { tag, unit } = entry('A1');
  const flight: UnitEntry = { ...entry('A3'), unit: unitId('aa.u2') };
  const lost: UnitEntry = { ...entry('A4'), unit: unitId('aa.u3') };
  const record: readonly BattleEvent[] = [
    { ...formed, side: 'attacker', flagship: tag, entered: [entry('A1'), flight, lost] },
    { type: 'FlightsLost', ...head, side: 'attacker', units: [lost] },
    {
      ...{ type: 'RetreatRolled', ...head, side: 'attacker', units: [{ unit, tag }] },
      ...{ lane: brandAs<LaneId>('H0101-H0102'), roll: 6, modifiers: [], total: 6, hurt: [] },
    },
    { type: 'FlightsRepaired', ...head, side: 'attacker', units: [flight] },
  ];
  const aboard = new Map([flight, lost].map((one) => [one.unit, unit]));
  const tagsAway = (viewer: EmpireId, known: Aboard<UnitId>) => {
    const changes = changesFor(viewer, record, known).flat();
    const now = new Map(changes.map(({ tag: one, to }) => [one, to]));
    return [...now].flatMap(([one, to]) => (to === 'away' ? [one] : []));
  };
  expect(tagsAway(aa, aboard)).toEqual(['A1', 'A3']);
  expect(tagsAway(cc, aboard)).toEqual(['A1']);
});
