import { expect, test } from 'vitest';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { movementPhase } from '#engine/phases/movement/phase';
import { independentOf, INDEPENDENTS_LIST } from '#model/campaign/independents';
import type { CampaignState } from '#model/campaign/state';
import { designId, designOf, fleetId, unitId, unitOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { runPhases } from '#test/support/run-phases';
import { eventsOf, here, meetingAt, north, settle, south, southward } from './meetings-at.ts';
import { followed } from './scripted-battles.ts';

const [convoy, troops, f1] = [unitId('human.f1u0'), unitId('human.u8'), fleetId('human.f1')];
const brave = { refuseBelow: 0, disengageBelow: 0 };
const hers = { ...brave, scenario: 'deep-space' } as const;

/** A convoy that the humans have hired to bring troops northward meets a destroyer where somebody rules. */
function meeting(fleet: readonly string[], owner: 'human' | 'loran'): CampaignState {
  const state = meetingAt({
    sides: { human: { f1: ['convoy', ...fleet] }, loran: { f1: ['dd'] } },
    standing: { human: brave, loran: hers },
    owners: { [here]: owner, [north]: 'human', [south]: 'human' },
    units: [
      unitOf({
        id: troops,
        owner: human,
        design: designId('troops'),
        place: { kind: 'aboard', carrier: convoy },
      }),
    ],
  });
  const { designs, fleets, units } = state;
  const independent = designOf({
    id: independentOf(6),
    list: INDEPENDENTS_LIST,
    kind: 'convoy',
    hull: null,
    civilian: true,
  });
  const route = { route: { kind: 'to', system: north }, next: 0 } as const;
  return {
    ...state,
    designs: { ...designs, [independent.id]: independent },
    fleets: { ...fleets, [f1]: { ...fleets[f1]!, route } },
    units: { ...units, [convoy]: { ...units[convoy]!, design: independent.id } },
  };
}

const landed = (state: CampaignState) =>
  runPhases([groundCombatPhase], { ...state, phase: 'ground-combat' });
const nextTurn = (state: CampaignState): CampaignState => ({ ...state, turn: state.turn + 1 });
/** A fleet that has withdrawn leaves by its lane before all else. */
const afterWithdrawal = (state: CampaignState) =>
  runPhases([movementPhase, groundCombatPhase], { ...nextTurn(state), phase: 'movement' });
const away = (...ids: readonly string[]) => ({
  retreats: ids.map((id) => ({ unit: unitId(id), lane: southward })),
});

test('OPT-8, CSC-12: a convoy that gets away without its fleet has lost its way, and lands where it arrives', () => {
  const script = { initiative: [1, 9], battles: [away(convoy), {}] };
  const { state } = followed(meeting(['dd'], 'human'), script);
  const done = afterWithdrawal(state);
  expect(eventsOf(done, 'UnitsLanded')).toMatchObject([
    { units: [troops], to: { kind: 'system', system: south } },
  ]);
  expect(eventsOf(done, 'ConvoyLeft')).toMatchObject([{ empire: human, unit: convoy }]);
});

test('OPT-8, MOV-12: one that gets away with its fleet goes on as it was hired', () => {
  const script = { initiative: [1, 9], battles: [away(convoy, 'human.f1u1')] };
  const { state } = followed(meeting(['dd'], 'human'), script);
  const done = afterWithdrawal(state);
  expect(eventsOf(done, 'UnitsLanded')).toEqual([]);
  expect(done.state.fleets[f1]).toMatchObject({
    place: { kind: 'system', system: south },
    route: { route: { kind: 'to', system: north } },
  });
});

test('OPT-8, ENC-6: one that surrenders lands what it has for its captor in the next turn, and is gone', () => {
  const { state, events } = settle(meeting([], 'loran'));
  expect(eventsOf({ events }, 'UnitCaptured')).toMatchObject([{ unit: convoy }, { unit: troops }]);
  expect(eventsOf({ events }, 'UnitCameUnconverted')).toEqual([]);
  expect(landed(state).events).toEqual([]);
  const done = landed(nextTurn(state));
  expect(eventsOf(done, 'UnitsLanded')).toMatchObject([{ empire: loran }]);
  expect(eventsOf(done, 'ConvoyLeft')).toMatchObject([{ empire: loran }]);
  expect(Object.values(done.state.fleets).map(({ owner }) => owner)).toEqual([loran]);
});
