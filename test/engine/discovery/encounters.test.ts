import { describe, expect, test } from 'vitest';
import { supplyPhase } from '#engine/phases/supply/phase';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { empireViewOf } from '#fog/views/empire-view-of';
import { eventsOf, inputOf } from '#test/engine/movement/voyages';
import { empireId, systemId } from '#test/support/campaign';
import { findBy, findsStart, type Line } from './finds-world.ts';

type Plan = Parameters<typeof findsStart>[0];

const [hub, human] = [systemId('H0101'), empireId('human')];
const atHub = { human: ['Apollo'] };
const ON = { explorationEncounters: 'on', raiders: 'on' } as const;
const die = (...values: number[]): Line => ['exploration encounter', ...values];

/** The Humans are the first at Hub; both dice, the one that tells whether first. */
function explored(script: readonly Line[], plan: Plan = {}) {
  const start = findsStart({ atHub, ...plan, settings: { ...ON, ...plan.settings } });
  return { start, found: findBy(start, script) };
}

/** Raiders for 4 points, who buy the first class that they can pay. */
const RAIDERS_COME: readonly Line[] = [
  ['raider purchase', 1, 1, 1, 1],
  ['raider purchase', 1],
];
const encounterOf = ({ found }: ReturnType<typeof explored>) =>
  eventsOf(found, 'ExplorationEncountered').map(({ encounter }) => encounter);

describe('OPT-12: what explorers find', () => {
  test.each([1, 2, 3])(
    'OPT-12: by a first die of %i nothing, and no second is thrown',
    (rolled) => {
      expect(encounterOf(explored([die(rolled)]))).toEqual(['nothing']);
    },
  );

  test('OPT-12: 1 a cache, whose points are in the Treasury at once', () => {
    const { start, found } = explored([die(4), die(1), die(3, 5)]);
    const before = start.state.empires[human]!.treasury;
    expect(eventsOf(found, 'TreasureFound')).toMatchObject([
      { empire: 'human', system: hub, points: 8, treasury: before + 8 },
    ]);
    expect(found.state.empires[human]?.treasury).toBe(before + 8);
  });

  test('OPT-12: 4 a trading post of the finder', () => {
    const { found } = explored([die(6), die(4)]);
    const [post] = eventsOf(found, 'TradingPostJoined');
    expect(found.state.units[post!.unit]).toMatchObject({
      ...{ owner: 'human', design: 'finds.trading-post', condition: 'sound' },
      place: { kind: 'system', system: hub },
    });
  });

  test('OPT-12: 5 a datacore, with three dice of tech investment', () => {
    const { found } = explored([die(5), die(5), die(1, 2, 6)]);
    expect(eventsOf(found, 'TechGained')).toMatchObject([
      { cite: 'OPT-12', source: 'datacore', points: 9, pool: 9 },
    ]);
    expect(found.state.empires[human]?.techPool).toBe(9);
  });

  test('OPT-12: 6 an artifact, with one die and Morale at the homeworld', () => {
    const { found } = explored([die(5), die(6), die(4)]);
    expect(eventsOf(found, 'TechGained')).toMatchObject([{ source: 'artifact', points: 4 }]);
    expect(eventsOf(found, 'MoraleRaised')).toMatchObject([{ system: 'H0001', morale: 7 }]);
    expect(found.state.systems[systemId('H0001')]?.morale).toBe(7);
  });

  test.each([
    ['is as high as Census', { morale: 9 }],
    ['is lost', { owner: empireId('loran') }],
  ])('OPT-12: no Morale where that of the homeworld %s', (_, part) => {
    const start = findsStart({ atHub, settings: ON });
    const sol = { ...start.state.systems[systemId('H0001')]!, ...part };
    const state = { ...start.state, systems: { ...start.state.systems, [sol.id]: sol } };
    const found = findBy({ ...start, state }, [die(5), die(6), die(4)]);
    expect(eventsOf(found, 'MoraleRaised')).toEqual([]);
    expect(eventsOf(found, 'TechGained')).toHaveLength(1);
  });
});

describe('OPT-12, SUP-1: raiders who are met', () => {
  const raidersIn = (state: CampaignState) =>
    valuesById(state.units).filter(({ owner }) => owner === 'raiders');

  test('OPT-12: 3 a fleet, and 2 a base besides', () => {
    const fleet = explored([die(4), die(3), ...RAIDERS_COME]).found;
    expect(raidersIn(fleet.state).map(({ place }) => place.kind)).toEqual(['fleet']);
    const base = explored([die(4), die(2), ...RAIDERS_COME]).found;
    expect(raidersIn(base.state).at(-1)).toMatchObject({
      design: 'raiders.hideout',
      place: { kind: 'system', system: hub },
    });
  });

  test('OPT-12: where no raiders are played by, nobody is there', () => {
    const plan = { settings: { raiders: 'off' } } as const;
    expect(encounterOf(explored([die(4), die(2)], plan))).toEqual(['nothing']);
    expect(encounterOf(explored([die(4), die(3)], plan))).toEqual(['nothing']);
  });

  test('OPT-12, ENC-1: they meet the explorer in this turn, and no others come on top', () => {
    const { start, found } = explored([die(4), die(2), ...RAIDERS_COME]);
    // The two homeworlds alone look for raids.
    const dice = scriptedDice<RollPurpose>([
      { purpose: 'raid', values: [100] },
      { purpose: 'raid', values: [100] },
    ]);
    const supplied = supplyPhase.run({ ...inputOf(found.state, {}, start.rules), dice });
    if (!supplied.done) throw new Error('nobody is asked');
    expect(eventsOf(supplied, 'RaidRolled').map(({ system }) => system)).not.toContain(hub);
    expect(eventsOf(supplied, 'EncounterArose')).toMatchObject([
      { place: { system: hub }, present: ['human', 'raiders'] },
    ]);
  });
});

test('OPT-12: it is rolled once for each system in a campaign', () => {
  const { start, found } = explored([die(1)]);
  const again = findBy({ ...start, state: { ...found.state, phase: 'movement' } });
  expect(eventsOf(again, 'ExplorationEncountered')).toEqual([]);
});

test('OPT-12: explorationEncounters = off: no die is thrown', () => {
  const { found } = explored([], { settings: { explorationEncounters: 'off' } });
  expect(eventsOf(found, 'ExplorationEncountered')).toEqual([]);
});

test('OPT-12, MAP-8: what MAP-8 puts there comes first, by dice of its own', () => {
  const { found } = explored([die(4), die(5), die(1, 1, 1)], { hub: { anomalies: ['Ruins'] } });
  expect(eventsOf(found, 'TechGained').map(({ source }) => source)).toEqual([
    'ruins-found',
    'datacore',
  ]);
});

test('OPT-12, FOG-1: nobody else learns what was found, except by seeing it there', () => {
  const quiet = explored([die(1)]);
  const viewOf = ({ start, found }: typeof quiet) =>
    empireViewOf(found.state, empireId('loran'), { campaignName: '', rules: start.rules });
  for (const script of [
    [die(4), die(1), die(1, 1)],
    [die(4), die(2), ...RAIDERS_COME],
    [die(4), die(4)],
    [die(4), die(6), die(4)],
  ]) {
    expect(viewOf(explored(script))).toEqual(viewOf(quiet));
  }
});
