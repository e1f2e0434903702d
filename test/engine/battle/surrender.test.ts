import { describe, expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { ashore } from '#test/support/ashore';
import { designId, empireId, fleetId, unitId, unitOf } from '#test/support/campaign';
import { fleetContact } from '#test/support/fleet-contact';
import { eventsOf, here, meetingAt, settle } from './meetings-at.ts';
import { followed } from './scripted-battles.ts';

const [human, kili, loran] = [empireId('human'), empireId('kili'), empireId('loran')];
const atSystem = (design: string) => ashore('human.u9', design, here);
const capturesOf = (state: CampaignState) =>
  eventsOf(settle(state), 'UnitCaptured').map(({ by, unit, becomes }) => [by, unit, becomes]);

describe('ENC-6: civilians left alone with an enemy fleet surrender', () => {
  const prey = meetingAt({
    sides: { human: { f1: ['convoy'] }, loran: { f1: ['dd'] } },
    units: [
      unitOf({
        id: unitId('human.u8'),
        owner: human,
        design: designId('troops'),
        place: { kind: 'aboard', carrier: unitId('human.f1u0') },
      }),
    ],
  });

  test('ENC-6: a convoy with its cargo becomes the captor’s, crippled, in a fleet of prizes', () => {
    const told = settle(prey);
    const captured = eventsOf(told, 'UnitCaptured');
    expect(captured.map(({ unit, becomes }) => [unit, becomes])).toEqual([
      ['human.f1u0', 'loran.u2'],
      ['human.u8', 'loran.u3'],
    ]);
    const [convoy, troops] = ['loran.u2', 'loran.u3'].map((id) => told.state.units[unitId(id)]);
    expect(convoy).toMatchObject({ owner: loran, condition: 'crippled', trading: false });
    expect(troops).toMatchObject({
      owner: loran,
      condition: 'sound',
      place: { kind: 'aboard', carrier: 'loran.u2' },
    });
    const prizes = Object.values(told.state.fleets).find(({ name }) => name.startsWith('Prizes'));
    expect(convoy!.place).toEqual({ kind: 'fleet', fleet: prizes!.id });
    expect(prizes!.owner).toBe(loran);
    expect(told.state.fleets).not.toHaveProperty(['human.f1']);
    expect(told.state.units).not.toHaveProperty(['human.f1u0']);
  });

  test('TECH-6: a convoy of aliens is captured unconverted, the troops aboard act at once', () => {
    const told = settle(prey);
    const came = eventsOf(told, 'UnitCameUnconverted');
    expect(came).toMatchObject([{ empire: loran, unit: 'loran.u2' }]);
    expect(came[0]?.witnesses).toEqual([{ empire: loran, as: 'owner' }]);
  });

  const convoyId = unitId('human.f1u0');
  const withCensus = (state: CampaignState): CampaignState => {
    const settlers = { ...state.units[convoyId]!, census: 1 };
    const others = Object.entries(state.units).filter(([id]) => id !== 'human.u8');
    return { ...state, units: { ...Object.fromEntries(others), [convoyId]: settlers } };
  };

  test('ENC-6, MOV-7: what a crippled hold has no room for is lost before the captor has it', () => {
    const told = settle(withCensus(prey));
    expect(eventsOf(told, 'CensusLost')).toMatchObject([{ empire: human, unit: convoyId }]);
    expect(told.state.units[unitId('loran.u2')]).toMatchObject({ owner: loran, census: 0 });
    expect(brokenInvariants(told.state).map(({ code }) => code)).not.toContain('HOLD_OVERFULL');
  });

  test.each([1, 0])(
    'MOV-7: what it shares with others nobody gets, and it is lost once',
    (lead) => {
      const two = meetingAt({
        sides: { human: { f1: ['convoy', 'convoy'] }, loran: { f1: ['dd'] } },
        units: [
          unitOf({
            id: unitId('human.u8'),
            owner: human,
            design: designId('troops'),
            place: {
              kind: 'aboard',
              carrier: unitId(`human.f1u${String(lead)}`),
              shares: [{ carrier: unitId(`human.f1u${String(1 - lead)}`), size: 1 }],
            },
          }),
        ],
      });
      const told = settle(two);
      expect(eventsOf(told, 'UnitDestroyed')).toMatchObject([{ unit: 'human.u8', cite: 'MOV-7' }]);
      expect(eventsOf(told, 'UnitCaptured')).toHaveLength(2);
    },
  );

  test('ENC-6: what was lost in a battle before is not lost or captured again', () => {
    const guarded = meetingAt({
      sides: { human: { f1: ['convoy', 'dd'] }, loran: { f1: ['dd'] } },
      units: [6, 8].map((number) =>
        unitOf({
          id: unitId(`human.u${String(number)}`),
          owner: human,
          design: designId('troops'),
          place: { kind: 'aboard', carrier: convoyId },
        }),
      ),
    });
    const fates = [
      { unit: convoyId, fate: 'crippled' },
      { unit: unitId('human.f1u1'), fate: 'destroyed' },
    ] as const;
    const heavy = { ...guarded.designs[designId('troops')]!, cost: 4 };
    const designs = { ...guarded.designs, [heavy.id]: heavy };
    const told = followed({ ...guarded, designs }, { initiative: [1, 10], battles: [{ fates }] });
    expect(eventsOf(told, 'UnitDestroyed').map(({ unit }) => unit)).toEqual([
      'human.u8',
      'human.f1u1',
    ]);
    expect(eventsOf(told, 'UnitCaptured').map(({ unit }) => unit)).toEqual([convoyId, 'human.u6']);
  });

  test('ENC-6: a captured base stays where it is', () => {
    const told = settle(
      meetingAt({ sides: { human: {}, loran: { f1: ['dd'] } }, units: [atSystem('depot')] }),
    );
    expect(Object.values(told.state.units).filter(({ owner }) => owner === loran)).toMatchObject([
      { design: 'dd' },
      { design: 'depot', place: { kind: 'system', system: here }, condition: 'crippled' },
    ]);
  });

  test('ENC-6: nothing of the campaign breaks by it', () => {
    const codes = brokenInvariants(settle(prey).state).map(({ code }) => code);
    expect(codes.filter((code) => /^(UNIT|FLEET|SHIP|DESTROYED)_/.test(code))).toEqual([]);
  });

  type Row = Readonly<{
    name: string;
    human: readonly string[];
    units?: readonly Unit[];
    state?: DiplomaticState;
    sought?: boolean;
    taken: boolean;
  }>;
  test.each<Row>([
    { name: 'a warship guards them', human: ['convoy', 'dd'], taken: false },
    { name: 'a crippled one does too', human: ['convoy', 'dd?'], taken: false },
    { name: 'a fort guards them', human: ['convoy'], units: [atSystem('fort')], taken: false },
    { name: 'a flight guards them', human: ['convoy'], units: [atSystem('lf')], taken: false },
    { name: 'minefields do not', human: ['convoy'], units: [atSystem('mines')], taken: true },
    { name: 'a depot does not', human: ['convoy'], units: [atSystem('depot')], taken: true },
    { name: 'troops do not', human: ['convoy'], units: [atSystem('troops')], taken: true },
    {
      name: 'a neutral that did not seek them out takes nothing',
      human: ['convoy'],
      state: 'non-intercourse',
      taken: false,
    },
    {
      name: 'a neutral that did takes them',
      human: ['convoy'],
      state: 'non-intercourse',
      sought: true,
      taken: true,
    },
    {
      name: 'a friend takes nothing',
      human: ['convoy'],
      state: 'trade',
      sought: true,
      taken: false,
    },
  ])('ENC-6: $name', ({ human: ships, units = [], state = 'war', sought = false, taken }) => {
    const engaged = { engage: 'nobody', refuseBelow: 0, disengageBelow: 0 } as const;
    const meeting = meetingAt({
      sides: { human: { f1: ships }, loran: { f1: ['dd'] } },
      states: { 'human/loran': state },
      generated: sought ? [['loran', 'human']] : [],
      standing: { human: engaged, loran: engaged },
      units,
    });
    expect(capturesOf(meeting).length > 0).toBe(taken);
  });
});

describe('ENC-6: who takes them', () => {
  const among = (kiliShips: readonly string[], loranShips: readonly string[]) =>
    capturesOf(
      meetingAt({
        sides: { human: { f1: ['convoy'] }, kili: { f1: kiliShips }, loran: { f1: loranShips } },
        states: { 'kili/loran': 'non-aggression' },
      }),
    ).map(([by]) => by);
  test('ENC-6: the side with most ships', () => {
    expect(among(['dd'], ['dd', 'dd'])).toEqual([loran]);
    expect(among(['dd', 'dd'], ['dd'])).toEqual([kili]);
  });
  test('ENC-6: of equal numbers the dearer', () => {
    expect(among(['cv'], ['dd'])).toEqual([kili]);
  });
  test('ENC-6: of equals one by a roll', () => {
    expect(among(['dd'], ['dd'])).toHaveLength(1);
  });
});

test('ENC-6: captures in two places of one turn get ids that differ', () => {
  const state = meetingAt({ sides: { human: { f1: ['convoy'] }, loran: { f1: ['dd'] } } });
  const elsewhere = { kind: 'system', system: 'H0201' } as never;
  const moved = (id: string, as: string) => ({
    ...state.fleets[fleetId(id)]!,
    id: fleetId(as),
    place: elsewhere,
  });
  const copied = (id: string, as: string, fleet: string) => ({
    ...state.units[unitId(id)]!,
    id: unitId(as),
    place: { kind: 'fleet' as const, fleet: fleetId(fleet) },
  });
  const [pending] = Object.values(state.encounters);
  const second = { ...pending!, id: brandAs<never>('t1.H0201'), place: elsewhere };
  const told = settle({
    ...state,
    fleets: {
      ...state.fleets,
      [fleetId('human.f7')]: moved('human.f1', 'human.f7'),
      [fleetId('loran.f7')]: moved('loran.f1', 'loran.f7'),
    },
    units: {
      ...state.units,
      [unitId('human.f7u0')]: copied('human.f1u0', 'human.f7u0', 'human.f7'),
      [unitId('loran.f7u0')]: copied('loran.f1u0', 'loran.f7u0', 'loran.f7'),
    },
    encounters: { ...state.encounters, 't1.H0201': second } as never,
  });
  const ids = eventsOf(told, 'UnitCaptured').map(({ becomes }) => becomes);
  expect(new Set(ids).size).toBe(2);
});

test('FOG-6: the parties are told of a capture, and who had the unit in sight', () => {
  const state = meetingAt({
    sides: { human: { f1: ['convoy'] }, kili: {}, loran: { f1: ['dd'] } },
  });
  const seen = { ...fleetContact(kili, 'human.f1', here), owner: human };
  const told = settle({ ...state, contacts: { [seen.id]: seen } });
  const [captured] = eventsOf(told, 'UnitCaptured');
  expect(captured!.witnesses.map(({ empire, as }) => [empire, as])).toEqual([
    [human, 'participant'],
    [loran, 'participant'],
    [kili, 'onlooker'],
  ]);
});

test('FOG-5: an empire that captures a class knows its stats', () => {
  const state = meetingAt({ sides: { human: { f1: ['convoy'] }, loran: { f1: ['dd'] } } });
  const told = settle(state, { rules: { classStats: 'fought' } });
  expect(eventsOf(told, 'DesignLearned')).toContainEqual(
    expect.objectContaining({ viewer: loran, design: 'convoy', level: 'stats' }),
  );
});
