import { describe, expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { currentStats } from '#rules/combat/current-stats';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { empireId } from '#test/support/campaign';
import { corrected, firstContact } from './corrected.ts';

/** The Sparta class gets Missile and a CC of 3. */
function withMissiles(state: CampaignState): CampaignState {
  const sparta = state.designs['human.sparta' as never] as UnitDesign;
  const abilities = [...sparta.abilities, { id: 'missile', rating: 1 }];
  return {
    ...state,
    designs: { ...state.designs, 'human.sparta': { ...sparta, cc: 3, abilities } },
  } as CampaignState;
}

const armed = withMissiles(firstContact());
const unitOf = (state: CampaignState, id: string) => state.units[id as never]!;

describe('SUP-9: ordnance aboard', () => {
  test('is what the correction says, of all its units, and of nobody else', () => {
    const { state, faults, event } = corrected(
      armed,
      'arm "Gorgo", "Leonidas" with heavy, jammer\narm "Leonidas" with chaff',
    );
    expect(faults).toEqual([]);
    expect(unitOf(state, 'human.u14').ordnance).toEqual(['heavy', 'jammer']);
    expect(unitOf(state, 'human.u13').ordnance).toEqual(['chaff']);
    expect(unitOf(state, 'human.u15')).toBe(unitOf(armed, 'human.u15'));
    expect(brokenInvariants(state)).toEqual([]);
    expect(event?.witnesses.map(({ empire }) => empire)).toEqual(['human']);
  });

  test('is unloaded by “nothing”', () => {
    const loaded = corrected(armed, 'arm "Gorgo" with heavy').state;
    const { state, event } = corrected(loaded, 'arm "Gorgo" with nothing');
    expect(unitOf(state, 'human.u14').ordnance).toEqual([]);
    expect(event?.notes).toMatchObject([{ note: { change: { what: 'ordnance', to: [] } } }]);
  });

  test.each([
    ['arm "Gorgo" with heavy, piercing, chaff', /human\.u14 has ordnance of size 5/],
    ['arm human.u1 with heavy', /human\.u1 has ordnance of size 1.*room for/],
    ['arm "Gorgo" with nothing, heavy', /can’t be combined/],
    ['arm "Gorgo" with bombs', /one of: long-range/],
    ['arm human.u99 with heavy', /no unit human\.u99/],
  ])('TURN-3: %s is refused', (line, why) => {
    const { state, faults } = corrected(armed, line);
    expect(faults.join(' ')).toMatch(why);
    expect(state).toBe(armed);
  });
});

describe('ECO-5: who is paid this turn', () => {
  const start = firstContact();
  const unpaid = corrected(start, 'unit "Gorgo", "Leonidas" unpaid');
  const viewed = (state: CampaignState) =>
    empireViewOf(state, empireId('human'), { campaignName: 'War', rules: DEFAULT_RULE_SET }).unpaid;

  test('units are unpaid in this turn, and no points are taken or given', () => {
    expect(unpaid.faults).toEqual([]);
    expect(viewed(unpaid.state)).toEqual(['human.u13', 'human.u14']);
    expect(unpaid.state.empires).toBe(start.empires);
    expect(brokenInvariants(unpaid.state)).toEqual([]);
  });

  test('a unit that is paid again is so at once, and the other stays as it was', () => {
    const { state, event } = corrected(unpaid.state, 'unit "Gorgo" paid');
    expect(viewed(state)).toEqual(['human.u13']);
    expect(event?.notes).toMatchObject([
      { empire: 'human', note: { unit: 'human.u14', change: { what: 'paid', to: true } } },
    ]);
  });

  test.each([
    ['unit "Gorgo" unpaid', unpaid.state, /human\.u14 is unpaid already/],
    ['unit "Gorgo" paid', start, /human\.u14 is paid already/],
    ['unit "Gorgo" unpaid', firstContact('opening'), /Nothing is paid yet in this turn/],
    [
      'unit "Gorgo" paid',
      {
        ...unpaid.state,
        empires: {
          ...start.empires,
          human: { ...start.empires['human' as never], treasury: -4 },
        },
        effects: Object.fromEntries(
          Object.keys(start.units).map((unit) => [
            `unpaid/${unit}`,
            {
              ...{ id: `unpaid/${unit}`, kind: 'unpaid', owner: unit.split('.')[0], amount: 1 },
              ...{ subject: { kind: 'unit', unit }, begins: 1, ends: 1 },
            },
          ]),
        ),
        units: Object.fromEntries(
          Object.entries(start.units).map(([id, unit]) => [id, { ...unit, since: 0 }]),
        ),
      } as never,
      /human has −4 points and pays for human\.u14/,
    ],
  ] as const)('TURN-3: %s is refused', (line, before, why) => {
    expect(corrected(before, line).faults.join(' ')).toMatch(why);
  });
});

test('TECH-6: what a correction makes unconverted has no weapons until another makes it converted', () => {
  const start = firstContact();
  const strengthOf = (state: CampaignState) => {
    const unit = unitOf(state, 'human.u14');
    return currentStats({ ...unit, design: state.designs[unit.design]! }).as;
  };
  const { state, faults } = corrected(start, 'unit "Gorgo", "Leonidas" unconverted');
  expect(faults).toEqual([]);
  expect(strengthOf(start)).toBeGreaterThan(0);
  expect(strengthOf(state)).toBe(0);
  expect(brokenInvariants(state)).toEqual([]);
  const again = corrected(state, 'unit "Gorgo" converted').state;
  expect(strengthOf(again)).toBe(strengthOf(start));
  expect(unitOf(again, 'human.u13').unconverted).toBe(true);
});

test('ECO-6: what a correction stops is under way no more and brings nothing; the rest goes on', () => {
  const repairOf = (unit: string, part: object = {}) => ({
    ...{ id: `repair/${unit}`, kind: 'repair', owner: 'human', paid: 3, ready: null },
    subject: { kind: 'unit', unit, to: null, helpers: [], ...part },
  });
  const hosted = [{ owner: 'loran', system: 'H0102', points: 2 }];
  const before = {
    ...firstContact(),
    projects: {
      'repair/human.u13': repairOf('human.u13'),
      'repair/human.u14': repairOf('human.u14'),
      'field-repair/human.u15': {
        ...repairOf('human.u15', { hosted }),
        ...{ id: 'field-repair/human.u15', kind: 'field-repair' },
      },
    },
  } as never as CampaignState;
  const { state, faults } = corrected(before, 'stop repair "Gorgo"');
  expect(faults).toEqual([]);
  expect(Object.keys(state.projects)).toEqual(['repair/human.u13', 'field-repair/human.u15']);
  expect(state.empires).toBe(before.empires);
  expect(corrected(before, 'stop refit "Gorgo"').faults[0]).toMatch(
    /no refit under way of human\.u14/,
  );
  const partners = corrected(before, 'stop field-repair human u15');
  expect(partners.faults).toEqual([]);
  expect(partners.event?.notes).toMatchObject([
    { empire: 'human', note: { about: 'project', project: 'field-repair' } },
    { empire: 'loran', note: { about: 'lent', system: 'H0102' } },
  ]);
});

test('ECO-6, CON-5: what was paid for a project is what the correction says, and no less than depots of others give', () => {
  const before = {
    ...firstContact(),
    projects: {
      'field-repair/human.u15': {
        ...{ id: 'field-repair/human.u15', kind: 'field-repair', owner: 'human' },
        ...{ paid: 5, ready: null },
        subject: {
          ...{ kind: 'unit', unit: 'human.u15', to: null, helpers: [] },
          hosted: [{ owner: 'loran', system: 'H0102', points: 2 }],
        },
      },
      'productivity/H0002': {
        ...{ id: 'productivity/H0002', kind: 'productivity', owner: 'human', paid: 9, ready: null },
        subject: { kind: 'system', system: 'H0002' },
      },
    },
  } as never as CampaignState;
  const { state, faults, event } = corrected(
    before,
    'paid-for productivity Sol 12\npaid-for field-repair human u15 3',
  );
  expect(faults).toEqual([]);
  expect(state.projects).toMatchObject({
    'field-repair/human.u15': { paid: 3 },
    'productivity/H0002': { paid: 12 },
  });
  expect(state.empires).toBe(before.empires);
  expect(event?.notes).toMatchObject([
    { note: { about: 'project-paid', project: 'field-repair', before: 5, after: 3 } },
    { note: { about: 'project-paid', project: 'productivity', before: 9, after: 12 } },
  ]);
  const faultOf = (line: string) => corrected(before, line).faults[0];
  expect(faultOf('paid-for field-repair human u15 1')).toMatch(/others give 2/);
  expect(faultOf('paid-for productivity Sol 9')).toMatch(/9 points are paid .* already/);
  expect(faultOf('paid-for intel Sol 9')).toMatch(/no intel under way of H0002/);
});
