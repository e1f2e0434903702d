import { expect, test } from 'vitest';
import { valuesById } from '#kernel/collections/tables';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { Decider, Decision } from '#model/decisions/decision';
import { viewedBy } from '#test/fog/viewed-by';
import { empireId, unitId } from '#test/support/campaign';
import { withRaiders } from '#test/support/with-raiders';
import { eventsOf, here, meetingAt, settle } from './meetings-at.ts';

type Fleets = Parameters<typeof meetingAt>[0]['sides'][string];

const [human, loran] = [empireId('human'), empireId('loran')];
const HIDE = { human: { stealth: 'hide', engage: 'nobody' } } as const;

/** Raiders before the convoys of the humans. */
function raided(fleets: Fleets): CampaignState {
  const state = withRaiders(
    meetingAt({ generated: [], sides: { human: fleets }, standing: HIDE }),
    {
      at: here,
      classes: ['corsair'],
    },
  );
  const encounters = Object.entries(state.encounters).map(([id, one]) => {
    const generated = [{ by: RAIDERS, against: human }];
    return [id, { ...one, present: [...one.present, RAIDERS], generated }];
  });
  return { ...state, encounters: Object.fromEntries(encounters) };
}

const enteredIn = (told: ReturnType<typeof settle>): readonly string[] =>
  eventsOf(told, 'BattleMoment').flatMap(({ moment }) =>
    moment.type === 'ReinforcementsEntered' ? moment.entered.map(({ unit }) => unit) : [],
  );
const convoysOf = ({ state }: ReturnType<typeof settle>): readonly string[] =>
  valuesById(state.units)
    .filter(({ owner, design }) => owner === human && design === 'convoy')
    .map(({ id }) => id);

test('MOV-4, SUP-1: raiders who take a convoy for alone meet the Q-Ship behind it', () => {
  const told = settle(raided({ f1: ['convoy', 'qship'] }));
  expect(enteredIn(told)).toEqual(['human.f1u1']);
  expect(eventsOf(told, 'UnitsRevealed')).toMatchObject([
    {
      empire: human,
      units: ['human.f1u1'],
      because: 'battle',
      witnesses: [{ empire: human, as: 'owner' }],
    },
  ]);
  expect(convoysOf(told)).toEqual(['human.f1u0']);
  expect(eventsOf(told, 'UnitCaptured')).toEqual([]);
});

test('CSC-10: without one it surrenders, and so it does where the Q-Ship sails in a fleet apart', () => {
  for (const fleets of [{ f1: ['convoy'] }, { f1: ['convoy'], f2: ['qship'] }]) {
    const told = settle(raided(fleets));
    expect(eventsOf(told, 'UnitsRevealed')).toEqual([]);
    expect(convoysOf(told)).toEqual([]);
  }
});

/** Humans who can hold their own, with a convoy that waits behind. */
const fight = (stealth: 'hide' | 'engage', f1: readonly string[]) =>
  settle(
    meetingAt({
      sides: { human: { f1 }, loran: { f1: ['dd', 'dd'] } },
      standing: { human: { stealth }, loran: { refuseBelow: 0, disengageBelow: 0 } },
    }),
  );
const ESCORT = ['dd', 'dd', 'dd', 'dd', 'convoy'];

test.each(['hide', 'engage'] as const)(
  'MOV-4, FOG-15: a Q-Ship whose convoy waits behind shows its enemy nothing: stealth %s',
  (stealth) => {
    const [plain, twin] = [fight(stealth, ESCORT), fight(stealth, [...ESCORT, 'qship'])];
    expect(eventsOf(twin, 'BattleBegan').length).toBeGreaterThan(0);
    expect(eventsOf(twin, 'UnitsRevealed')).toEqual([]);
    expect(viewedBy(loran, twin)).toEqual(viewedBy(loran, plain));
    expect(twin.state.units[unitId('human.f1u5')]).toBeDefined();
  },
);

/** Calls out all Q-Ships that can come out. */
const callOut: Decider = (question, standing) => {
  const asked: Decision = question;
  if (asked.kind !== 'command' || asked.lurking === undefined) return undefined;
  const comeOut = asked.lurking.map(({ unit }) => unit);
  return { answer: { ...standing, comeOut } as never, by: 'window' };
};

test('MOV-4, FOG-6: one that comes out is seen by its enemy, and fights from then on', () => {
  const sides = { human: { f1: ['dd', 'dd', 'convoy', 'qship'] }, loran: { f1: ['dd'] } };
  const standing = { human: { stealth: 'hide' }, loran: { refuseBelow: 0 } } as const;
  const told = settle(meetingAt({ sides, standing }), { decide: callOut });
  expect(eventsOf(told, 'UnitsRevealed')).toMatchObject([{ units: ['human.f1u3'] }]);
  const seen = viewedBy(loran, told).flatMap((event) =>
    event.type === 'BattleMoment' && event.moment.type === 'ReinforcementsEntered'
      ? event.moment.entered.map(({ design }) => design)
      : [],
  );
  expect(seen).toContain('qship');
});
