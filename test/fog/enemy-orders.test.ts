import { expect, test } from 'vitest';
import type { BattleEvent } from '#model/battle/battle-event';
import type { BattleSide } from '#model/battle/setup';
import type { CampaignEvent } from '#model/events/campaign-event';
import { ELECTRONIC_EFFECTS, MISSIONS } from '#model/battle/round-orders';
import { seeEvents } from '#fog/visibility/see-events';
import { ROLLS, eventsOf, witnessed } from './true-events.ts';
import { human, loran, momentsOf } from './true-moments.ts';

const BOTH = [...witnessed(human, 'participant'), ...witnessed(loran, 'participant')];
const FORMED = [momentsOf('attacker').TaskForceFormed, momentsOf('defender').TaskForceFormed];

/** What the humans, the attacker, are told of a step that follows on both task forces. */
function toldOf(moment: BattleEvent): readonly unknown[] {
  const record = [...FORMED, moment].map(
    (one): CampaignEvent => ({ ...eventsOf(human, BOTH).BattleMoment, moment: one }),
  );
  const known = { rolls: ROLLS, contacts: new Set([human, loran]) };
  return seeEvents(record, human, known)
    .slice(FORMED.length)
    .flatMap((seen) => (seen.type === 'BattleMoment' ? [seen.moment] : []));
}

const missions = (side: BattleSide, given: readonly (typeof MISSIONS)[number][]): BattleEvent => {
  const { given: sample, ...rest } = momentsOf(side).MissionsGiven;
  return { ...rest, given: given.map((mission) => ({ ...sample[0]!, mission })) };
};

test('FOG-6: of the enemy’s missions only what shows in a formation', () => {
  expect(toldOf(missions('defender', MISSIONS))).toMatchObject([
    { mine: false, points: null, given: [{ own: false, mission: 'defensive' }] },
  ]);
  expect(toldOf(missions('defender', ['anti-ship', 'anti-fighter', 'scouting']))).toEqual([]);
  expect(toldOf(missions('attacker', MISSIONS))).toMatchObject([
    { mine: true, given: MISSIONS.map((mission) => ({ mission })) },
  ]);
});

test('FOG-6: of the enemy’s electronic warfare only what shows in a formation, or is done to own units', () => {
  const { effects, ...rest } = momentsOf('defender').ElectronicWarfareWaged;
  const [friend, foe] = [
    effects.find(({ effect }) => effect === 'guardian')!,
    effects.find(({ effect }) => effect === 'disruptor')!,
  ];
  const all = ELECTRONIC_EFFECTS.map((effect) => ({
    ...(effect === 'guardian' || effect === 'fire-control' ? friend : foe),
    effect,
  }));
  expect(toldOf({ ...rest, effects: all })).toMatchObject([
    {
      effects: [
        { own: false, effect: 'guardian', by: null },
        { own: true, effect: 'disruptor', by: null },
        { own: true, effect: 'suppression', by: null },
      ],
    },
  ]);
  expect(toldOf({ ...rest, effects: [{ ...friend, effect: 'fire-control' }] })).toEqual([]);
});
