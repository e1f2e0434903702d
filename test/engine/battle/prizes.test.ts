import { describe, expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import { designId, fleetId, unitId, unitOf } from '#test/support/campaign';
import { ashore } from '#test/support/ashore';
import { human, loran } from '#test/support/human-and-loran';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { eventsOf, here, meetingAt, southward } from './meetings-at.ts';
import { followed } from './scripted-battles.ts';

const brave = { refuseBelow: 0, disengageBelow: 0 };
const bold = { human: brave, loran: { ...brave, scenario: 'deep-space' } } as const;
const unit = (id: string) => unitId(id);
const OF_MAKE = brokenInvariants(meetingAt({ sides: { human: { f1: ['dd'] }, loran: {} } })).map(
  ({ code }) => code,
);
const crippled = (id: string) => ({ unit: unit(id), fate: 'crippled' }) as const;
const taken = (id: string, by: 'attacker' | 'defender' = 'attacker') => ({ unit: unit(id), by });

/** Laws of the state that the made-up ids and starts of these tests do not break by themselves. */
const brokenBy = (state: CampaignState): readonly string[] =>
  brokenInvariants(state)
    .map(({ code }) => code)
    .filter((code) => !OF_MAKE.includes(code));

/** Four destroyers of the Loran attack two of the humans’. */
const meeting = (standing: Parameters<typeof meetingAt>[0]['standing'] = bold) =>
  meetingAt({
    sides: { human: { f1: ['dd', 'dd'] }, loran: { f1: ['dd', 'dd', 'dd', 'dd'] } },
    standing,
  });

describe('CSC-10, CSC-14: what was boarded belongs to its captor when the encounter ends', () => {
  const battle = { fates: [crippled('human.f1u0')], captured: [taken('human.f1u0')] };

  test('CSC-14, TECH-6: crippled, unconverted, in a fleet of prizes; its owner reads that it was captured', () => {
    const told = followed(meeting(), { initiative: [1, 9], battles: [battle] });
    const [captured] = eventsOf(told, 'UnitCaptured');
    expect(captured).toMatchObject({ cite: 'CSC-10', from: human, by: loran, boarded: true });
    const prize = told.state.units[captured!.becomes];
    expect(prize).toMatchObject({ owner: loran, condition: 'crippled', unconverted: true });
    const [formed] = eventsOf(told, 'FleetFormed');
    expect(prize?.place).toEqual({ kind: 'fleet', fleet: formed?.fleet });
    expect(told.state.units).not.toHaveProperty(['human.f1u0']);
    expect(brokenBy(told.state)).toEqual([]);
  });

  test('CSC-10: a prize fights no more in the same encounter', () => {
    const again = { ...bold, human: { ...brave, engageRatio: 0, scenario: 'deep-space' } } as const;
    const told = followed(meeting(again), { initiative: [1, 9], battles: [battle, {}] });
    const { attacker, defender } = told.setups[1]!.sides;
    const fighting = [...attacker.combatants, ...defender.combatants];
    expect(fighting.map((combatant) => combatant.unit)).not.toContain('human.f1u0');
    expect(fighting).toHaveLength(5);
  });

  test('CSC-10: a captor with no units left there loses its prizes again', () => {
    const all = ['loran.f1u0', 'loran.f1u1', 'loran.f1u2', 'loran.f1u3'];
    const fates = all.map((id) => ({ unit: unit(id), fate: 'destroyed' }) as const);
    const told = followed(meeting(), {
      initiative: [1, 9],
      battles: [{ ...battle, fates: [...battle.fates, ...fates] }],
    });
    expect(eventsOf(told, 'UnitCaptured')).toEqual([]);
    expect(told.state.units[unit('human.f1u0')]).toMatchObject({
      owner: human,
      condition: 'crippled',
      place: { kind: 'fleet', fleet: 'human.f1' },
    });
  });

  test('CSC-10, ENC-4: a quarry keeps what it boarded, and leaves with it by its own lane', () => {
    const standing = { human: { refuseBelow: 10_000 }, loran: { ...bold.loran, pursue: true } };
    const lost = ['loran.f1u0', 'loran.f1u1', 'loran.f1u2'];
    const fates = lost.map((id) => ({ unit: unit(id), fate: 'destroyed' }) as const);
    const told = followed(meeting(standing), {
      initiative: [1, 9],
      battles: [
        {
          fates: [...fates, crippled('loran.f1u3')],
          captured: [taken('loran.f1u3', 'defender')],
        },
      ],
    });
    expect(told.setups.map(({ scenario }) => scenario)).toEqual(['pursuit']);
    const [captured] = eventsOf(told, 'UnitCaptured');
    expect(captured).toMatchObject({ unit: 'loran.f1u3', by: human, boarded: true });
    const [formed] = eventsOf(told, 'FleetFormed');
    const escort = told.state.fleets[fleetId('human.f1')]!;
    expect(escort.withdrawing).not.toBeNull();
    expect(told.state.fleets[formed!.fleet]).toMatchObject({
      owner: human,
      place: escort.place,
      withdrawing: escort.withdrawing,
    });
    expect(brokenBy(told.state)).toEqual([]);
  });

  test('CSC-10, ENC-4: so does a captor that disengages after boarding', () => {
    const told = followed(meeting(), {
      initiative: [1, 9],
      battles: [battle],
      say: (question) =>
        question.kind === 'disengage' && question.asked === loran
          ? { kind: 'disengage', leave: [{ fleet: fleetId('loran.f1'), lane: southward }] }
          : undefined,
    });
    const [captured] = eventsOf(told, 'UnitCaptured');
    expect(captured).toMatchObject({ unit: 'human.f1u0', by: loran });
    const [formed] = eventsOf(told, 'FleetFormed');
    expect(told.state.fleets[formed!.fleet]?.withdrawing?.lane).toBe(southward);
    expect(eventsOf(told, 'FleetDisbanded')).toEqual([]);
  });

  test('CSC-10: cargo is captured with it', () => {
    const troops = unitOf({
      id: unit('human.u8'),
      owner: human,
      design: designId('troops'),
      place: { kind: 'aboard', carrier: unit('human.f1u0') },
    });
    const state = meetingAt({
      sides: { human: { f1: ['lander', 'dd'] }, loran: { f1: ['dd', 'dd', 'dd', 'dd'] } },
      standing: bold,
      units: [troops],
    });
    const told = followed(state, { initiative: [1, 9], battles: [battle] });
    const captures = eventsOf(told, 'UnitCaptured');
    expect(captures.map((event) => event.unit)).toEqual(['human.f1u0', 'human.u8']);
    expect(told.state.units[captures[1]!.becomes]).toMatchObject({
      owner: loran,
      place: { kind: 'aboard', carrier: captures[0]!.becomes },
    });
  });
});

test('CSC-10, ENC-6: a captured base stays where it is', () => {
  const state = meetingAt({
    sides: { human: { f1: ['dd'] }, loran: { f1: ['dd', 'dd', 'dd', 'dd'] } },
    owners: { [here]: 'human' },
    standing: { human: brave, loran: { ...brave, scenario: 'defensive' } },
    units: [ashore('human.u9', 'fort', here)],
  });
  const told = followed(state, {
    initiative: [1, 9],
    battles: [{ fates: [crippled('human.u9')], captured: [taken('human.u9')] }],
  });
  const [captured] = eventsOf(told, 'UnitCaptured');
  expect(told.state.units[captured!.becomes]).toMatchObject({
    owner: loran,
    place: { kind: 'system', system: here },
  });
});

test('CSC-10: bases alone keep what they have boarded', () => {
  const state = meetingAt({
    sides: { human: {}, loran: { f1: ['dd', 'dd', 'dd', 'dd'] } },
    owners: { [here]: 'human' },
    standing: { loran: { ...brave, scenario: 'defensive' } },
    units: [ashore('human.u9', 'fort', here)],
  });
  const told = followed(state, {
    initiative: [1, 9],
    battles: [{ fates: [crippled('loran.f1u0')], captured: [taken('loran.f1u0', 'defender')] }],
  });
  const [captured] = eventsOf(told, 'UnitCaptured');
  const [formed] = eventsOf(told, 'FleetFormed');
  expect(formed).toMatchObject({ empire: human, place: { kind: 'system', system: here } });
  expect(told.state.units[captured!.becomes]?.place).toEqual({
    kind: 'fleet',
    fleet: formed?.fleet,
  });
  expect(brokenBy(told.state)).toEqual([]);
});
