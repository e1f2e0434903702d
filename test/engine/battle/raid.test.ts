import { describe, expect, test } from 'vitest';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import { RAIDERS } from '#model/campaign/raiders';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { ashore } from '#test/support/ashore';
import { designId, empireId, fleetId } from '#test/support/campaign';
import { withRaiders } from '#test/support/with-raiders';
import { eventsOf, here, meetingAt, northward, settle, southward } from './meetings-at.ts';

type Plan = Parameters<typeof meetingAt>[0];
type Raiders = Readonly<{ classes?: readonly string[]; crippled?: readonly number[] }>;

/** An encounter with raiders, which nobody but they want. */
function raidedAt(plan: Plan, { classes = ['galley', 'galley'], crippled = [] }: Raiders = {}) {
  const state = withRaiders(meetingAt({ generated: [], ...plan }), { at: here, classes, crippled });
  const encounters = Object.entries(state.encounters).map(([id, one]) => {
    const generated = one.present.map((against) => ({ by: RAIDERS, against }));
    return [id, { ...one, present: [...one.present, RAIDERS], generated }];
  });
  return { ...state, encounters: Object.fromEntries(encounters) } as CampaignState;
}

const passive = { engage: 'nobody' } as const;
const human = empireId('human');
const demandsIn = (told: ReturnType<typeof settle>) =>
  eventsOf(told, 'ScenarioDemanded').map(({ by, against, scenario }) => [by, against, scenario]);
const unitsOf = ({ state }: ReturnType<typeof settle>, owner: string) =>
  valuesById(state.units).filter((unit) => unit.owner === owner);

describe('SUP-1, ENC-1: raiders attack once, when all others have acted', () => {
  test('SUP-1: a convoy in Pursuit, and it cannot be refused', () => {
    const told = settle(
      raidedAt({ sides: { human: { f1: ['convoy', 'dd'] } }, standing: { human: passive } }),
    );
    expect(demandsIn(told)).toEqual([['raiders', 'human', 'pursuit']]);
    expect(eventsOf(told, 'ScenarioRefused')).toEqual([]);
    const formed = eventsOf(told, 'BattleMoment').flatMap(({ moment }) =>
      moment.type === 'TaskForceFormed' ? [moment] : [],
    );
    const defender = formed.find(({ side }) => side === 'defender');
    expect(defender?.entered.map(({ unit }) => unit)).toContain('human.f1u0');
    expect(formed.map(({ reinforcements }) => reinforcements)).toEqual([0, 0]);
    // Who outlives it is not driven away.
    expect(eventsOf(told, 'BattleEnded')).toMatchObject([{ withdrew: [] }]);
    expect(eventsOf(told, 'FleetWithdrew')).toEqual([]);
  });

  test('SUP-1: a base in Defensive where no convoy is, and nothing where neither is', () => {
    const standing = { human: passive };
    const sides = { human: { f1: ['dd'] } };
    const fort = [ashore('human.u9', 'fort', here)];
    expect(demandsIn(settle(raidedAt({ sides, standing, units: fort })))).toEqual([
      ['raiders', 'human', 'defensive'],
    ]);
    expect(demandsIn(settle(raidedAt({ sides, standing })))).toEqual([]);
  });

  test('SUP-1: the target is chosen among those of all who are there', () => {
    const plan = {
      sides: { human: { f1: ['convoy'] }, kili: { f1: ['convoy'] } },
      states: { 'human/kili': 'trade' as const },
    };
    const targets = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (secret) => demandsIn(settle(raidedAt(plan), { secret }))[0]?.[1],
    );
    expect(new Set(targets)).toEqual(new Set(['human', 'kili']));
  });

  test('SUP-1: nobody above CA fights', () => {
    const state = raidedAt({
      sides: { human: { f1: ['convoy', 'dd', 'dd'] } },
      standing: { human: passive },
    });
    const big = { ...state.designs, dd: { ...state.designs['dd' as never]!, hull: 'BB' } };
    const told = settle({ ...state, designs: big });
    const entered = eventsOf(told, 'BattleMoment').flatMap(({ moment }) =>
      moment.type === 'TaskForceFormed' && moment.side === 'defender' ? moment.entered : [],
    );
    expect(entered.map(({ unit }) => unit)).toEqual(['human.f1u0']);
    // It alone surrenders: what could not fight is still there.
    expect(eventsOf(told, 'UnitPlundered').map(({ unit }) => unit)).toEqual(['human.f1u0']);
  });

  test('CSC-1, SUP-1: the target is in the task force even beyond the flagship’s limit, and no reinforcements wait', () => {
    const state = raidedAt({
      sides: { human: { f1: ['dd', 'dd', 'dd', 'convoy'] } },
      standing: { human: passive },
    });
    const dd = designId('dd');
    const designs = { ...state.designs, [dd]: { ...state.designs[dd]!, cr: 0 } };
    const formed = eventsOf(settle({ ...state, designs }), 'BattleMoment').flatMap(({ moment }) =>
      moment.type === 'TaskForceFormed' && moment.side === 'defender' ? [moment] : [],
    );
    expect(formed.map(({ entered }) => entered.map(({ unit }) => unit))).toEqual([
      ['human.f1u0', 'human.f1u3'],
    ]);
    expect(formed.map(({ reinforcements }) => reinforcements)).toEqual([0]);
  });

  test('TURN-4: nobody is asked for them', () => {
    const asked = new Set<string>();
    const plan = { sides: { human: { f1: ['convoy', 'dd', 'dd', 'dd'] } } };
    settle(raidedAt(plan), {
      decide: (question) => {
        asked.add(question.asked);
        return undefined;
      },
    });
    expect([...asked]).toEqual(['human']);
  });
});

describe('SUP-1: scenarios are demanded of raiders as of enemies', () => {
  const strong = { sides: { human: { f1: ['dd', 'dd', 'dd', 'dd', 'dd', 'dd'] } } };

  test('SUP-1: raiderTactics = stand: they accept', () => {
    const told = settle(raidedAt(strong, { classes: ['corsair'] }));
    expect(demandsIn(told)).toEqual([['human', 'raiders', 'deep-space']]);
    expect(eventsOf(told, 'ScenarioAccepted')).toMatchObject([{ by: 'raiders' }]);
    expect(unitsOf(told, 'raiders')).toEqual([]);
    expect(told.state.fleets).not.toHaveProperty(['raiders.f1']);
  });

  test('SUP-1: raiderTactics = flee: from twice their cost they leave by a random lane', () => {
    const flee = { raiderTactics: 'flee' } as const;
    const unpursued = { ...strong, standing: { human: { pursue: false } } };
    const told = settle(raidedAt(unpursued, { classes: ['corsair'] }), { rules: flee });
    expect(eventsOf(told, 'ScenarioRefused')).toMatchObject([{ by: 'raiders' }]);
    const lane = told.state.fleets[fleetId('raiders.f1')]?.withdrawing?.lane;
    expect([northward, southward]).toContain(lane);
    const led = raidedAt(unpursued, { classes: ['corsair'] });
    const dd = designId('dd');
    const designs = { ...led.designs, [dd]: { ...led.designs[dd]!, cr: 6 } };
    const owned = { ...led.systems[here]!, owner: human };
    const atHome = settle(
      { ...led, designs, systems: { ...led.systems, [here]: owned } },
      { rules: flee },
    );
    expect(demandsIn(atHome)).toEqual([['human', 'raiders', 'interception']]);
    expect(eventsOf(atHome, 'ScenarioRefused')).toMatchObject([{ by: 'raiders' }]);
    const even = settle(raidedAt(strong, { classes: ['galley', 'galley', 'galley'] }), {
      rules: flee,
    });
    expect(eventsOf(even, 'ScenarioAccepted')).toMatchObject([{ by: 'raiders' }]);
  });
});

describe('OPT-12: a base of raiders', () => {
  const base = { ...ashore('raiders.u9', 'fort', here), owner: RAIDERS };
  /** The base, alone or with a fleet, before two who seek it out. */
  const besieged = (classes: readonly string[] = []) => {
    const state = raidedAt(
      { sides: { human: { f1: Array.from({ length: 9 }, () => 'dd') } } },
      { classes },
    );
    const { 'raiders.f1': fleet, ...others } = state.fleets as Record<string, never>;
    const fleets = classes.length > 0 ? state.fleets : others;
    expect(fleet).toBeDefined();
    return { ...state, fleets, units: { ...state.units, [base.id]: base } } as CampaignState;
  };

  test.each(['stand', 'flee'] as const)(
    'OPT-12, ENC-3: by raiderTactics = %s it is attacked in Defensive, and destroyed',
    (raiderTactics) => {
      const told = settle(besieged(), { rules: { raiderTactics } });
      expect(demandsIn(told)).toEqual([['human', 'raiders', 'defensive']]);
      expect(eventsOf(told, 'ScenarioRefused')).toEqual([]);
      expect(unitsOf(told, 'raiders')).toEqual([]);
    },
  );

  test('OPT-12, SUP-1: alone it attacks nobody, beside a fleet it is no more than a defender', () => {
    const prey = { human: { f1: ['convoy'] } };
    const alone = { ...raidedAt({ sides: prey, standing: { human: passive } }, { classes: [] }) };
    const { 'raiders.f1': fleet, ...fleets } = alone.fleets as Record<string, never>;
    expect(fleet).toBeDefined();
    const state = { ...alone, fleets, units: { ...alone.units, [base.id]: base } };
    expect(demandsIn(settle(state as CampaignState))).toEqual([]);
  });
});

describe('SUP-1, ENC-6: civilians left alone', () => {
  test('SUP-1: half of their cost, up, repairs raiders at once and buys others', () => {
    const plan = { sides: { human: { f1: ['convoy'] } } };
    // The convoy of 4 with troops of 2 aboard brings 3: a repair of the galley for 2, and a flight for it.
    const aboard = {
      ...ashore('human.u8', 'troops', here),
      place: { kind: 'aboard', carrier: 'human.f1u0' },
    };
    const before = raidedAt(plan, { classes: ['galley', 'corsair'], crippled: [0] });
    const told = settle({
      ...before,
      units: { ...before.units, [aboard.id]: aboard },
    });
    expect(eventsOf(told, 'UnitPlundered').map(({ unit }) => unit)).toEqual([
      'human.u8',
      'human.f1u0',
    ]);
    expect(eventsOf(told, 'LootSpent')).toMatchObject([
      {
        loot: 3,
        repaired: ['raiders.u1'],
        raiders: [{ unit: 'raiders.u3', aboard: 'raiders.u1' }],
      },
    ]);
    expect(unitsOf(told, human)).toEqual([]);
    expect(told.state.fleets).not.toHaveProperty(['human.f1']);
    const broken = brokenInvariants({ ...told.state, phase: 'ground-combat' });
    // The little world has no homeworlds.
    expect(broken.map(({ code }) => code)).toEqual(['EMPIRE_ROWS']);
  });

  test('SUP-1: a base is gone too: raiders keep none', () => {
    const sides = { human: {}, kili: { f1: ['dd'] } };
    const units = [ashore('human.u9', 'depot', here)];
    const states = { 'human/kili': 'trade' as const };
    const told = settle(raidedAt({ sides, units, states, standing: { kili: passive } }));
    expect(eventsOf(told, 'UnitPlundered').map(({ unit }) => unit)).toEqual(['human.u9']);
    expect(eventsOf(told, 'LootSpent')).toMatchObject([
      { loot: 2, raiders: [{ design: 'raiders.corsair' }] },
    ]);
  });
});
