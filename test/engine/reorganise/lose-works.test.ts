import { recorderOf } from '#engine/record/recorder';
import { loseWorks } from '#engine/reorganise/lose-works';
import { cite } from '#kernel/reasons/cite';
import type { UnitDestroyed } from '#model/events/encounter-events';
import { onlyFor } from '#model/events/fact';
import { fleetId } from '#test/support/campaign';
import { classId, type Crew, harbour, human, sol, unit, wolf } from '#test/support/harbour';
import { eventsOf } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const destroyed = (name: string): UnitDestroyed => ({
  type: 'UnitDestroyed',
  cite: cite('CSC-14'),
  rolls: [],
  witnesses: onlyFor(human),
  empire: human,
  unit: unit(name),
  design: classId('yard'),
  name: '',
  place: { kind: 'system', system: sol },
});

function lostAfter(crew: Crew, names: readonly string[]): readonly string[] {
  const works = { w1: {}, w2: { system: wolf }, w3: { source: 'system' } } as const;
  const before = harbour({ crew, works });
  const record = recorderOf(before);
  record.emit(...names.map(destroyed));
  loseWorks(record, before);
  return eventsOf(record.result().events, 'WorkLost').map(({ work }) => work);
}

test.each<Readonly<{ name: string; crew: Crew; gone: readonly string[]; lost: readonly string[] }>>(
  [
    { name: 'the only shipyard', crew: { y1: ['yard'] }, gone: ['y1'], lost: ['human.w1'] },
    { name: 'one of two', crew: { y1: ['yard'], y2: ['yard'] }, gone: ['y1'], lost: [] },
    { name: 'a Mobile Shipyard', crew: { m1: ['dock'] }, gone: ['m1'], lost: ['human.w1'] },
    { name: 'something else', crew: { u1: ['fort'] }, gone: ['u1'], lost: [] },
    { name: 'nothing', crew: {}, gone: [], lost: [] },
  ],
)('CON-4: with $name goes $lost', ({ crew, gone, lost }) => {
  expect(lostAfter(crew, gone)).toEqual(lost);
});

test('CON-4: what a Mobile Shipyard builds waits when it leaves', () => {
  const before = harbour({ crew: { m1: ['dock'] }, works: { w1: {} } });
  const fleet = before.fleets[fleetId('human.f1')]!;
  const record = recorderOf(before);
  const lane = 'H0101-H0102' as never;
  record.emit({
    ...destroyed('m1'),
    type: 'FleetMoved',
    fleet: fleet.id,
    from: sol,
    to: wolf,
    lane,
    step: 1,
  });
  loseWorks(record, before);
  expect(eventsOf(record.result().events, 'WorkLost')).toEqual([]);
  expect(record.state().fleets[fleet.id]?.lastMoved).toBe(3);
});
