import { expect, test } from 'vitest';
import type { BattleEventType } from '#model/battle/battle-event';
import { describeEvent } from '#fog/moderator-log/describe';
import { describeMoment } from '#fog/moderator-log/describe-moment';
import { outputMarkIdOf, pointsCarriedIdOf } from '#model/campaign/effect';
import { namesOf } from '#fog/moderator-log/names';
import { campaignOf, empireOf, fleetOf, systemId, systemOf } from '#test/support/campaign';
import { fleetId } from '#test/support/campaign';
import { allEventsOf, eventsOf } from './true-events.ts';
import { human, loran, momentsOf } from './true-moments.ts';

const names = namesOf(
  campaignOf({
    empires: [empireOf({ id: human, name: 'Terran' }), empireOf({ id: loran, name: 'Loran' })],
    systems: [
      systemOf({ id: systemId('H0202'), name: 'Sol' }),
      systemOf({ id: systemId('H0203'), name: 'Wolf' }),
    ],
    lanes: [{ a: systemId('H0202'), b: systemId('H0203'), class: 'minor' }],
    fleets: [
      fleetOf({ id: fleetId('human.f1'), owner: human, at: systemId('H0202'), name: 'First' }),
    ],
  }),
);

test('every event is one line that begins with its rule', () => {
  for (const event of allEventsOf(human, [])) {
    expect(describeEvent(event, names)).toMatch(/^[A-Z]+-\d+ \S.*\S$/);
  }
});

test('every step of a battle is one line', () => {
  const moments = momentsOf('attacker');
  for (const type of Object.keys(moments) as BattleEventType[]) {
    expect(describeMoment(moments[type], names)).toMatch(/^\S.*\S$/);
  }
});

const events = eventsOf(human, []);
test.each([
  [events.FleetMoved, 'FOG-6 Terran: step 1, First moves from Sol to Wolf'],
  [events.FleetWithdrew, 'FOG-6 Terran: First withdrew at Sol, to leave by Sol–Wolf'],
  [events.IncomePaid, 'FOG-6 Terran: systems 5, commerce 0, maintenance 5; total 10, Treasury 31'],
  [events.UnitDestroyed, 'FOG-6 Terran: cruiser u1 destroyed at Sol'],
  [
    { ...events.ColonyFounded, name: 'Mayflower' },
    'FOG-6 Terran: Mayflower founds the colony Sol, Census 1, Morale 1, Productivity 0',
  ],
  [
    { ...events.BlockadeSet, blockaded: true, by: [] },
    'FOG-6 Terran: Sol is blockaded by ships that hide',
  ],
  [events.ContactSighted, 'FOG-6 Terran sights human.c1 at Sol: tirelon (fleet f1), 2 cruiser'],
  [events.EffectExpired, 'FOG-6 Terran: human.u1 is unpaid no more'],
  [
    { ...events.EffectExpired, effect: outputMarkIdOf('suppressed', systemId('H0203'), 7) },
    'FOG-6 Terran: Wolf is suppressed no more',
  ],
  [
    { ...events.EffectExpired, effect: pointsCarriedIdOf(human, systemId('H0203'), 'anti-troop') },
    'FOG-6 Terran: Wolf is points-carried no more',
  ],
  [
    events.BattleMoment,
    'CSC-7 battle at Sol: defender fires ships-at-ships: ' +
      '7004 (7021 by First Strike) (7023 by ramming) at 7005, with readiness 7006: 9 damage',
  ],
])(
  '%#: things are called by their names, and by class or kind with a number where they have none',
  (event, line) => {
    expect(describeEvent(event, names)).toBe(line);
  },
);

test.each([
  [{ ...events.AdvancesKept, inHand: 1 }, '1 advance kept'],
  [{ ...events.AdvancesKept, inHand: 2 }, '2 advances kept'],
  [{ ...events.SystemSwept, points: 1, cleared: 1 }, '1 Minesweeper function at'],
  [{ ...events.SystemSwept, points: 2, cleared: 1 }, 'clear 1 minefield of'],
  [{ ...events.SystemSwept, points: 1, cleared: 2 }, 'clears 2 minefields of'],
  [{ ...events.SupplyExtended, lanes: 1 }, 'by 1 lane from'],
  [{ ...events.UnitsResupplied, levels: 1 }, 'by 1 level'],
  [{ ...events.BattleEnded, rounds: 1 }, 'after 1 round,'],
])('%#: one is not several', (event, part) => {
  expect(describeEvent(event, names)).toContain(part);
});

test('CSC-4, CSC-6: one round and one point are not several', () => {
  const { LengthRolled, MissionsGiven } = momentsOf('attacker');
  expect(describeMoment({ ...LengthRolled, rounds: 1 }, names)).toMatch(/: 1 round$/u);
  expect(describeMoment({ ...MissionsGiven, points: 1 }, names)).toContain('of 1 point:');
});

test('CSC-4: the length of a battle names all that is added to its roll, and what it is held at', () => {
  const { LengthRolled } = momentsOf('attacker');
  const told = { type: LengthRolled.type, cite: LengthRolled.cite, rolls: [] };
  const line = (part: object, attacker: number, defender: number) =>
    describeMoment({ ...told, roll: 3, bonus: 0, rounds: 3, ...part }, names, {
      readiness: { attacker, defender },
    });
  expect(line({ bonus: 6, rounds: 7 }, -4, 2)).toBe(
    'length 3, readiness -4 and +2, scenario +6 = 7: 7 rounds',
  );
  expect(line({ rounds: 2 }, -4, 2)).toBe(
    'length 3, readiness -4 and +2 = 1, at least 2: 2 rounds',
  );
  expect(line({ roll: 12, rounds: 12 }, 2, 0)).toBe(
    'length 12, readiness +2 and +0 = 14, at most 12: 12 rounds',
  );
  expect(line({ intel: { attacker: 1, defender: -2 }, rounds: 2 }, 0, 0)).toBe(
    'length 3, readiness +0 and +0, Intel +1 and -2 = 2: 2 rounds',
  );
});
