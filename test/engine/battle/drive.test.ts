import { expect, test } from 'vitest';
import { drive } from '#engine/battle/drive';
import type { Asking } from '#engine/tactical/contract';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { DecisionId, EncounterId, FleetId, LaneId } from '#model/campaign/ids';
import type { Answer, Decider, DecisionOf } from '#model/decisions/decision';
import { empireId, systemId } from '#test/support/campaign';

const question = (empire: string): DecisionOf<'disengage'> => ({
  kind: 'disengage',
  id: brandAs<DecisionId>(`${empire}/1`),
  cite: cite('ENC-4'),
  asked: empireId(empire),
  encounter: brandAs<EncounterId>('t1.H0000'),
  place: { kind: 'system', system: systemId('H0000') },
  own: [],
  groups: [],
  fleets: [],
  ownsSystem: false,
});

const stay: Answer = { kind: 'stay' };
const leave: Answer = {
  kind: 'disengage',
  leave: [{ fleet: brandAs<FleetId>('human.f1'), lane: brandAs<LaneId>('H0000-H0001') }],
};

function* both(): Asking<readonly Answer[]> {
  const first = yield [
    { decision: question('human'), standing: stay },
    { decision: question('loran'), standing: stay },
  ];
  const second = yield [{ decision: question('human'), standing: leave }];
  return [...first, ...second];
}

test('TURN-4: standing orders answer where nobody is asked, and the log says so', () => {
  const driven = drive(both(), (_decision, standing) => ({ answer: standing, by: 'standing' }));
  expect(driven.result?.value).toEqual([stay, stay, leave]);
  expect(driven.decided.map((one) => [one.asked, one.by])).toEqual([
    ['human', 'standing'],
    ['loran', 'standing'],
    ['human', 'standing'],
  ]);
});

test('TURN-4: questions that are asked together are open together, without the answers of others', () => {
  const onlyLoran: Decider = (decision, standing) =>
    decision.asked === 'loran' ? { answer: standing, by: 'window' } : undefined;
  const driven = drive(both(), onlyLoran);
  expect(driven.result).toBeNull();
  expect(driven.open).toEqual([question('human')]);
  expect(driven.decided).toHaveLength(1);
});
