import { describe, expect, test } from 'vitest';
import type { Unit } from '#model/forces/unit';
import { ashore } from '#test/support/ashore';
import { fleetId, unitId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, here, meetingAt, southward } from './meetings-at.ts';
import { courseOf, followed } from './scripted-battles.ts';

const atSystem = (design: string): Unit => ashore(`human.${design}`, design, here);
const four = ['dd', 'dd', 'dd', 'dd'];
const escortLost = { fates: [{ unit: unitId('human.f1u1'), fate: 'destroyed' }] } as const;
const brave = { refuseBelow: 0, disengageBelow: 0 };

describe('CSC-10: civilians left alone by a battle surrender to its winner', () => {
  test('CSC-10: a fort that took no part in it guards them no more', () => {
    const state = meetingAt({
      sides: { human: { f1: ['convoy', 'dd'] }, loran: { f1: four } },
      standing: { human: brave, loran: { scenario: 'deep-space' } },
      units: [atSystem('fort'), atSystem('depot')],
    });
    const told = followed(state, { initiative: [1, 9], battles: [escortLost] });
    expect(courseOf(told)).toContain('loran captures human.f1u0');
    expect(told.state.units[unitId('human.depot')]).toBeDefined();
    expect(told.state.fleets).not.toHaveProperty(['human.f1']);
  });

  test('CSC-10, CSC-5: so does a ship that was kept out of it; civilians that were kept out do not surrender', () => {
    const state = meetingAt({
      sides: { human: { f1: ['convoy', 'dd', 'dd', 'convoy'] }, loran: { f1: four } },
      standing: { human: brave, loran: { scenario: 'deep-space' } },
    });
    const excluded = [unitId('human.f1u2'), unitId('human.f1u3')];
    const told = followed(state, {
      initiative: [1, 9],
      battles: [{ ...escortLost, excluded }],
    });
    expect(courseOf(told)).toContain('loran captures human.f1u0');
    expect(courseOf(told)).not.toContain('loran captures human.f1u3');
    const inIt = followed(state, { initiative: [1, 9], battles: [escortLost] });
    expect(courseOf(inIt)).not.toContain('loran captures human.f1u0');
  });

  test('CSC-10: an empire that pursues convoys takes them', () => {
    const leave = [{ fleet: fleetId('human.f1'), lane: southward }];
    const state = meetingAt({
      sides: { human: { f1: ['convoy', 'dd'] }, loran: { f1: four } },
    });
    const told = followed(state, {
      initiative: [9, 1],
      battles: [escortLost],
      say: (question) =>
        question.kind === 'encounter-action' && question.asked === human
          ? { kind: 'withdraw', leave }
          : undefined,
    });
    expect(courseOf(told).slice(-2)).toEqual(['pursuit is fought', 'loran captures human.f1u0']);
    const taken = Object.values(told.state.units).filter(({ design }) => design === 'convoy');
    expect(taken).toMatchObject([{ owner: loran, condition: 'crippled' }]);
  });

  test('CSC-10: they surrender to nobody who was lost with their escort', () => {
    const state = meetingAt({
      sides: { human: { f1: ['convoy', 'dd'] }, loran: { f1: ['dd'] } },
      standing: { human: brave },
    });
    const both = [...escortLost.fates, { unit: unitId('loran.f1u0'), fate: 'destroyed' }] as const;
    const told = followed(state, { initiative: [1, 9], battles: [{ fates: both }] });
    expect(eventsOf(told, 'UnitCaptured')).toEqual([]);
  });
});
