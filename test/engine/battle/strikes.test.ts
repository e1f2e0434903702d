import { describe, expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import type { Decision } from '#model/decisions/decision';
import type { Unit } from '#model/forces/unit';
import { ashore } from '#test/support/ashore';
import { designId, designOf, unitId } from '#test/support/campaign';
import { withRaiders } from '#test/support/with-raiders';
import { eventsOf, here, meetingAt, north, settle } from './meetings-at.ts';
import { courseOf, followed } from './scripted-battles.ts';

type Plan = Parameters<typeof meetingAt>[0];

const bomber = designOf({
  id: designId('bomber'),
  kind: 'flight',
  hull: 'HF',
  cv: 0,
  cr: 0,
  as: 5,
  af: 1,
  dv: 3,
  abilities: [{ id: 'strikefighter' as never, rating: 1 }],
});
const LF = { as: 3, af: 1, dv: 2 };

const carried = (id: string, design: string, carrier: string): Unit =>
  ashore(id, design, north, { place: { kind: 'aboard', carrier: unitId(carrier) } });

/** Humans with a base of CV 1 to the north, from which these strike; `u1` is a light flight unless said. */
function struckAt(plan: Plan, strikers: readonly string[] = ['human.u1'], wing = 'lf') {
  const state = meetingAt({
    ...plan,
    units: [
      ashore('human.base', 'hangar', north),
      carried('human.u1', wing, 'human.base'),
      ...(plan.units ?? []),
    ],
  });
  const encounters = Object.entries(state.encounters).map(([id, one]) => [
    id,
    { ...one, strikers: strikers.map(unitId) },
  ]);
  const lf = { ...state.designs[designId('lf')]!, ...LF };
  return {
    ...state,
    designs: { ...state.designs, [bomber.id]: bomber, [lf.id]: lf },
    encounters: Object.fromEntries(encounters),
  } as CampaignState;
}
const alone = { human: {}, loran: { f1: ['dd'] } };
const firstHuman = { initiative: [9, 1] };
const placeOf = ({ state }: Readonly<{ state: CampaignState }>, id: string) =>
  state.units[unitId(id)]?.place;

describe('MOV-8: flights alone are a side of their own', () => {
  test('MOV-8: they demand a scenario, at any odds, fight once and cannot be pursued', () => {
    const state = struckAt({ sides: { human: {}, loran: { f1: ['dd', 'dd', 'dd'] } } });
    const told = followed(state, { ...firstHuman, battles: [{}] });
    expect(courseOf(told)).toEqual([
      'human demands deep-space of loran',
      'loran accepts',
      'deep-space is fought',
    ]);
    expect(told.setups[0]?.sides.attacker.combatants).toMatchObject([
      { unit: 'human.u1', fleet: null, carrier: null, strike: 'strained', condition: 'crippled' },
    ]);
  });

  test('MOV-8: they attack even if the standing orders of their empire engage nobody', () => {
    const standing = { human: { engage: 'nobody', scenario: 'none' } } as const;
    const told = followed(struckAt({ sides: alone, standing }), { ...firstHuman, battles: [{}] });
    expect(courseOf(told)[0]).toBe('human demands deep-space of loran');
  });

  test('MOV-8, SUP-4: they come to a blockade from outside, and are not shut in', () => {
    const plan = { ...alone, loran: { f1: ['dd', 'dd', 'dd'] } };
    const open = struckAt({ sides: plan, owners: { [here]: 'human' } });
    const systems = { ...open.systems, [here]: { ...open.systems[here]!, blockaded: true } };
    const told = followed({ ...open, systems }, { ...firstHuman, battles: [{}] });
    expect(courseOf(told)[0]).toBe('human demands deep-space of loran');
  });

  test('MOV-8: Defensive, where a base is', () => {
    const units = [ashore('loran.fort', 'fort', here)];
    const state = struckAt({ sides: { human: {}, loran: {} }, units, owners: { [here]: 'loran' } });
    const told = followed(state, { ...firstHuman, battles: [{}] });
    expect(courseOf(told)).toEqual(['human demands defensive of loran', 'defensive is fought']);
  });

  test('MOV-8: they pursue nobody', () => {
    const told = followed(struckAt({ sides: alone }), {
      initiative: [9, 1],
      say: (question: Decision) =>
        question.kind === 'scenario-response'
          ? ({
              kind: 'refuse',
              leave: question.fleets.map(({ fleet, ways }) => ({ fleet, lane: ways[0]!.lane })),
            } as const)
          : undefined,
    });
    expect(courseOf(told)).toEqual([
      'human demands deep-space of loran',
      'loran refuses',
      'loran.f1 refused',
    ]);
    expect(told.asked.map(({ kind }) => kind)).not.toContain('pursuit');
  });

  test('MOV-8: the empire that is struck may be first, and the flights cannot refuse', () => {
    const told = followed(struckAt({ sides: alone }), { initiative: [1, 9], battles: [{}] });
    const response = told.asked.find(({ kind }) => kind === 'scenario-response');
    expect(response).toMatchObject({ asked: 'human', fleets: [], fixedDefenses: false });
    expect(courseOf(told).at(-1)).toBe('deep-space is fought');
  });

  test('MOV-8, TURN-4: they are asked in windows, with their flights as they fight', () => {
    const told = followed(struckAt({ sides: alone }), { ...firstHuman, battles: [{}] });
    expect(told.asked[0]).toMatchObject({
      kind: 'encounter-action',
      own: [{ unit: 'human.u1', condition: 'crippled', as: 2, af: 1, dv: 2 }],
      fleets: [],
    });
    const seen = told.asked.find(({ kind }) => kind === 'scenario-response');
    expect(seen).toMatchObject({ groups: [{ design: 'lf', kind: 'flight', count: 1 }] });
  });
});

describe('MOV-8: how they fight', () => {
  const pieceIn = (wing: string, rules: object = {}) => {
    const state = struckAt({ sides: alone }, ['human.u1'], wing);
    const told = followed(state, { ...firstHuman, battles: [{}], rules });
    const [piece] = told.asked[0]?.kind === 'encounter-action' ? told.asked[0].own : [];
    return { condition: piece?.condition, as: piece?.as, af: piece?.af };
  };
  test.each([
    ['lf', { strikePenalty: 'half' }, { condition: 'crippled', as: 2, af: 1 }],
    ['lf', { strikePenalty: 'none' }, { condition: 'sound', as: 3, af: 1 }],
    ['bomber', { strikePenalty: 'half' }, { condition: 'sound', as: 5, af: 1 }],
  ])('MOV-8: a %s under %j', (wing, rules, expected) => {
    expect(pieceIn(wing, rules)).toEqual(expected);
  });
});

describe('MOV-8: flights join their owner’s side', () => {
  test('MOV-8: for one scenario; then it goes on without them', () => {
    const state = struckAt({ sides: { human: { f1: ['dd'] }, loran: { f1: ['dd'] } } });
    const told = followed(state, { ...firstHuman, battles: [{}, {}] });
    const humansIn = told.setups.map(({ sides }) =>
      [...sides.attacker.combatants, ...sides.defender.combatants]
        .filter(({ owner }) => owner === 'human')
        .map(({ unit }) => unit),
    );
    expect(humansIn).toEqual([['human.f1u0', 'human.u1'], ['human.f1u0']]);
  });

  test('MOV-8, SUP-1: against raiders who attack a base too', () => {
    const units = [ashore('human.fort', 'fort', here)];
    const state = struckAt({ sides: { human: {} }, units, generated: [] });
    const raided = withRaiders(state, { at: here, classes: ['galley'] });
    const encounters = Object.entries(raided.encounters).map(([id, one]) => [
      id,
      { ...one, present: [...one.present, 'raiders'] },
    ]);
    const told = settle({ ...raided, encounters: Object.fromEntries(encounters) as never });
    const demands = eventsOf(told, 'ScenarioDemanded').map(({ by, scenario }) => [by, scenario]);
    expect(demands).toEqual([
      ['human', 'deep-space'],
      ['raiders', 'defensive'],
    ]);
  });
});

describe('MOV-8: they come back', () => {
  test('MOV-8: sound, to the base that they left, and only their owner is told', () => {
    const units = [carried('human.u2', 'lf', 'human.base')];
    const state = struckAt({ sides: { human: {}, loran: { f1: ['convoy'] } }, units });
    const told = settle(state);
    expect(placeOf(told, 'human.u1')).toEqual({ kind: 'aboard', carrier: 'human.base' });
    expect(told.state.units[unitId('human.u1')]?.condition).toBe('sound');
    expect(eventsOf(told, 'UnitRepaired')).toEqual([]);
    expect(eventsOf(told, 'StrikeReturned')).toMatchObject([
      { units: ['human.u1'], system: here, witnesses: [{ empire: 'human', as: 'owner' }] },
    ]);
    expect(told.state.encounters).toEqual({});
  });

  test('MOV-8: those whom the battle destroyed do not', () => {
    const state = struckAt({ sides: { human: {}, loran: { f1: Array<string>(9).fill('dd') } } });
    const told = settle(state);
    const gone = placeOf(told, 'human.u1') === undefined;
    expect(eventsOf(told, 'UnitDestroyed').map(({ unit }) => unit)).toEqual(
      gone ? ['human.u1'] : [],
    );
    expect(eventsOf(told, 'StrikeReturned')).toHaveLength(gone ? 0 : 1);
  });
});
