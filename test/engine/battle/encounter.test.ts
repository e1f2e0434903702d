import { describe, expect, test } from 'vitest';
import { encountersPhaseWith } from '#engine/phases/encounters/phase';
import type { PhaseInput } from '#engine/record/phase';
import { cscrEngine } from '#engine/tactical/cscr/engine';
import { brandAs } from '#kernel/brand/brand';
import { compareText } from '#kernel/result/compare-text';
import { seededDice } from '#kernel/dice/seeded-dice';
import type { EncounterId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { Decider } from '#model/decisions/decision';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';
import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { idsOf } from '#test/support/ids-of';
import { squadronOf } from '#test/support/squadron';

const [human, loran, kili] = idsOf(empireId, 'human', 'loran', 'kili');
const [sol, wolf] = idsOf(systemId, 'H0101', 'H0102');
const lane = laneIdOf(sol, wolf);
const place = { kind: 'system', system: sol } as const;
const ship = designOf({ id: designId('ship') });
const carrier = designOf({ id: designId('carrier'), cv: 2, dv: 1, cr: 1 });
const flight = designOf({ id: designId('flight'), kind: 'flight', hull: 'MF', cv: 0, cr: 0 });

type Setup = Readonly<{
  ships: Readonly<Record<string, number>>;
  standing?: Partial<StandingOrders>;
  third?: boolean;
  rules?: Partial<typeof DEFAULT_RULE_SET>;
  decide?: Decider;
}>;

const standingAnswers: Decider = (_decision, standing) => ({ answer: standing, by: 'standing' });

function stateOf({ ships, standing = {} }: Setup): CampaignState {
  const empires = Object.keys(ships).map((name) =>
    empireOf({
      id: empireId(name),
      standing: { ...DEFAULT_STANDING_ORDERS, ...(name === 'human' ? standing : {}) },
    }),
  );
  const squadrons = empires.map(({ id }) => {
    const designs = Array.from({ length: ships[id] ?? 0 }, () => ship.id);
    return squadronOf({ owner: id, at: sol, designs });
  });
  const base = campaignOf({
    phase: 'encounters',
    empires,
    relations: [{ a: human, b: loran, state: 'war' }],
    designs: [ship, carrier, flight],
    systems: [systemOf({ id: sol }), systemOf({ id: wolf, owner: human, census: 2 })],
    lanes: [{ a: sol, b: wolf, class: 'minor' }],
    fleets: squadrons.map(({ fleet }) => fleet),
    units: squadrons.flatMap(({ units }) => units),
  });
  const encounter = brandAs<EncounterId>('t1.H0101');
  const present = empires.map((empire) => empire.id);
  const generated = [{ by: human, against: loran }];
  const knownLane = { viewer: human, lane, a: sol, b: wolf, class: 'minor' as const };
  return {
    ...base,
    encounters: { [encounter]: { id: encounter, place, present, generated, strikers: [] } },
    knownLanes: {
      k: { id: brandAs('k'), ...knownLane, known: { turn: 0, source: 'scenario' } },
    } as CampaignState['knownLanes'],
  };
}

function resolve(setup: Setup, state = stateOf(setup)): ReturnType<typeof run> {
  return run({
    state,
    orders: {},
    rules: { ...DEFAULT_RULE_SET, ...setup.rules },
    dice: seededDice<RollPurpose>({ secret: 's', turn: 1, attempt: 1, phase: 'encounters' }),
    decide: setup.decide ?? standingAnswers,
  });
}

const run = (input: PhaseInput): ReturnType<ReturnType<typeof encountersPhaseWith>['run']> =>
  encountersPhaseWith(cscrEngine).run(input);

function eventsOf(setup: Setup): readonly CampaignEvent[] {
  const result = resolve(setup);
  return result.done ? result.events : [];
}

const typesOf = (events: readonly CampaignEvent[]): readonly CampaignEventType[] =>
  events
    .map((event) => event.type)
    .filter(
      (type) =>
        type !== 'BattleMoment' && !type.startsWith('Contact') && !/^(System|Lane)/.test(type),
    );

test('ENC-2: two sides that dare fight once each demand, then the encounter ends', () => {
  const types = typesOf(eventsOf({ ships: { human: 3, loran: 3 } }));
  expect(types.slice(0, 5)).toEqual([
    'EncounterBegan',
    'InitiativeRolled',
    'ScenarioDemanded',
    'ScenarioAccepted',
    'BattleBegan',
  ]);
  // Then each side feels its losses (DIP-4).
  expect(types.filter((type) => type !== 'TensionChanged').at(-1)).toBe('EncounterEnded');
  expect(types.filter((type) => type === 'BattleEnded').length).toBeLessThanOrEqual(2);
});

test('ENC-3: the weaker side refuses a demand and must leave by its lane home (ENC-4)', () => {
  const events = eventsOf({ ships: { human: 1, loran: 5 } });
  const withdrew = events.find((event) => event.type === 'FleetWithdrew');
  expect(withdrew).toMatchObject({ empire: human, lane, how: 'refused', turn: 1 });
  const battles = events.filter((event) => event.type === 'BattleBegan');
  expect(battles.map(({ scenario }) => scenario)).toEqual(['pursuit']);
});

test('ENC-2: standing orders that engage nobody pass; the other side may still demand', () => {
  const events = eventsOf({ ships: { human: 3, loran: 3 }, standing: { engage: 'nobody' } });
  const demands = events.filter((event) => event.type === 'ScenarioDemanded');
  const open = demands.filter(({ scenario }) => scenario === 'deep-space');
  expect(open.map((event) => event.by)).toEqual([loran]);
});

test('ENC-1: a third side at peace with both takes no part in their battle', () => {
  const events = eventsOf({ ships: { human: 2, kili: 2, loran: 2 } });
  const battles = events.filter((event) => event.type === 'BattleBegan');
  expect(battles.length).toBeGreaterThan(0);
  for (const { sides } of battles)
    expect([...sides.attacker, ...sides.defender]).not.toContain(kili);
});

describe('TURN-4: windows', () => {
  const setup = { ships: { human: 3, loran: 3 } };

  test('an unanswered question leaves the phase open, with what happened before it and nothing else', () => {
    const result = resolve({ ...setup, decide: () => undefined });
    expect(result.done).toBe(false);
    if (result.done) return;
    expect(result.open).toHaveLength(1);
    expect(Object.keys(result).sort(compareText)).toEqual(['decided', 'done', 'open', 'told']);
  });

  test('an answer from a window gives the same bytes as the standing order that says the same', () => {
    const window: Decider = (_decision, standing) => ({ answer: standing, by: 'window' });
    const byWindow = resolve({ ...setup, decide: window });
    const byStanding = resolve(setup);
    if (!byWindow.done || !byStanding.done) throw new Error('not done');
    expect(JSON.stringify(byWindow.events)).toBe(JSON.stringify(byStanding.events));
    expect(JSON.stringify(byWindow.state)).toBe(JSON.stringify(byStanding.state));
    expect(byWindow.decided.every((one) => one.by === 'window')).toBe(true);
  });
});

test('MOV-9: a fleet whose last unit is destroyed is no more; its flights are lost or re-based', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const state = stateOf({ ships: { human: 2, loran: 3 }, standing: { refuseBelow: 0 } });
    const units = Object.fromEntries(
      Object.values(state.units).map((unit) => [
        unit.id,
        unit.owner === human ? { ...unit, design: carrier.id } : unit,
      ]),
    );
    const wing = unitOf({
      id: unitId('human.u9'),
      owner: human,
      design: flight.id,
      place: { kind: 'aboard', carrier: unitId('human.u1') },
    });
    const result = run({
      state: { ...state, units: { ...units, [wing.id]: wing } },
      orders: {},
      rules: DEFAULT_RULE_SET,
      dice: seededDice<RollPurpose>({ secret: String(seed), turn: 1, attempt: 1, phase: 'e' }),
      decide: standingAnswers,
    });
    if (!result.done) throw new Error('not done');
    const left = Object.values(result.state.units);
    for (const unit of left) {
      if (unit.place.kind === 'aboard')
        expect(result.state.units).toHaveProperty([unit.place.carrier]);
      if (unit.place.kind === 'fleet')
        expect(result.state.fleets).toHaveProperty([unit.place.fleet]);
    }
    for (const fleet of Object.values(result.state.fleets)) {
      const members = left.filter(
        (unit) => unit.place.kind === 'fleet' && unit.place.fleet === fleet.id,
      );
      expect(members.length, `fleet ${fleet.id}, seed ${String(seed)}`).toBeGreaterThan(0);
    }
  }
});
