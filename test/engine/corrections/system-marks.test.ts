import { expect, test } from 'vitest';
import { openingPhase } from '#engine/phases/opening/phase';
import type { CampaignState } from '#model/campaign/state';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { corrected, firstContact } from './corrected.ts';

const start = firstContact();
const opening = firstContact('opening');
const sol = (state: CampaignState) => state.systems['H0002' as never]!;

/** What Sol uses of its Productivity after the Opening, by a correction before it. */
function utilizedAfter(text: string): number {
  const { state, faults } = corrected(opening, text);
  expect(faults).toEqual([]);
  expect(brokenInvariants(state)).toEqual([]);
  return sol(runPhases([openingPhase], state).state).utilized;
}
const USUAL = sol(runPhases([openingPhase], opening).state).utilized;

test.each([
  ['mark Sol suppressed 3', (usual: number) => usual - 3],
  ['mark Sol bombarded 2', (usual: number) => usual - 2],
  ['mark Sol halved 1', (usual: number) => Math.ceil(usual / 2)],
  ['mark Sol disrupted-zero 1', () => 0],
])('ECO-1, BOM-2: %s counts at the next Opening', (line, expected) => {
  expect(USUAL).toBeGreaterThan(4);
  expect(utilizedAfter(line)).toBe(expected(USUAL));
});

test('ECO-1: before the Opening a mark is of this turn, and after it of the next', () => {
  expect(Object.keys(corrected(opening, 'mark Sol bombarded 2').state.effects)).toEqual([
    'bombarded/H0002/1',
  ]);
  const { state } = corrected(start, 'mark Sol bombarded 2');
  expect(state.effects).toMatchObject({
    'bombarded/H0002/2': { amount: 2, owner: 'human', begins: 2, ends: 2 },
  });
  expect(corrected(state, 'mark Sol bombarded 0').state.effects).toEqual({});
});

test('BOM-2: the Defense of a ground unit is lowered this turn, and no more than the correction says', () => {
  const { state } = corrected(start, 'lowered human u25 2');
  expect(state.effects).toMatchObject({
    'defense-lowered/human.u25': { amount: 2, begins: 1, ends: 1 },
  });
  const again = corrected(state, 'lowered human u25 1').state;
  expect(again.effects).toMatchObject({ 'defense-lowered/human.u25': { amount: 1 } });
  expect(corrected(again, 'lowered human u25 0').state.effects).toEqual({});
});

test('BOM-2: the Defense of the rebels in a system is lowered this turn, and stays that of whose support lowered it', () => {
  const sole = sol(start);
  const rebellious = {
    ...start,
    systems: { ...start.systems, [sole.id]: { ...sole, rebels: 2 } },
  } as CampaignState;
  const { state, faults } = corrected(rebellious, 'lowered-rebels Sol 3');
  expect(faults).toEqual([]);
  expect(state.effects).toMatchObject({
    'defense-lowered/H0002': { amount: 3, owner: 'human', begins: 1, ends: 1 },
  });
  expect(brokenInvariants(state)).toEqual([]);
  const mark = { ...state.effects['defense-lowered/H0002' as never]!, owner: 'loran' };
  const byLoran = { ...state, effects: { [mark.id]: mark } } as never as CampaignState;
  const again = corrected(byLoran, 'lowered-rebels Sol 1').state;
  expect(again.effects).toMatchObject({ [mark.id]: { amount: 1, owner: 'loran' } });
  expect(corrected(again, 'lowered-rebels Sol 0').state.effects).toEqual({});
});

test('BOM-4: points that a correction leaves an empire are of the next bombardment', () => {
  const line = 'carried human Procyon suppression 3\ncarried human Procyon any 2';
  const carried = (phase: CampaignState['phase']) => {
    const { state, faults } = corrected(firstContact(phase), line);
    expect(faults).toEqual([]);
    return Object.values(state.effects).map(({ id, amount, begins }) => [id, amount, begins]);
  };
  const procyon = Object.values(start.systems).find(({ name }) => name === 'Procyon')!.id;
  const of = (turn: number) => [
    [`points-carried/human/${procyon}/suppression`, 3, turn],
    [`points-carried/human/${procyon}/any`, 2, turn],
  ];
  expect(carried('bombardment')).toEqual(of(1));
  expect(carried('ground-combat')).toEqual(of(2));
  const { state } = corrected(start, line);
  expect(Object.keys(corrected(state, 'carried human Procyon any 0').state.effects)).toEqual([
    `points-carried/human/${procyon}/suppression`,
  ]);
});

test.each([
  ['lowered-rebels Sol 1', /no militias of rebels at Sol/],
  ['carried human Procyon any 0', /human has 0 points left for this at Procyon already/],
  ['carried human Procyon bombs 2', /one of: .*suppression.* any/],
  ['mark Sol bombarded 0', /is already 0 in turn 2/],
  ['mark Sol disrupted-half 2', /Give 1 or 0/],
  ['mark "Wolf 359" bombarded 1', /no empire's colony/],
  ['mark Sol burnt 1', /one of: suppressed/],
  ['lowered human u14 1', /human\.u14 is no ground unit/],
  ['lowered human u25 0', /is lowered by 0 points already/],
])('TURN-3: %s is refused', (line, why) => {
  const { state, faults } = corrected(start, line);
  expect(faults.join(' ')).toMatch(why);
  expect(state).toBe(start);
});

test('ECO-4: points that come once are in the Treasury at once, and in no line of the income', () => {
  const paid = (state: CampaignState) => {
    const { events } = runPhases([openingPhase], state);
    const [event] = eventsOf(events, 'IncomePaid').filter(({ empire }) => empire === 'human');
    const { treasury, systemIncome, commerce, maintenance } = event!;
    return { treasury, lines: { systemIncome, commerce, maintenance } };
  };
  const usual = paid(opening);
  const given = paid(corrected(opening, 'give human 7').state);
  expect(given).toEqual({ ...usual, treasury: usual.treasury + 7 });
});
