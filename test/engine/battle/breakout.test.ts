import { describe, expect, test } from 'vitest';
import { demandableOf } from '#engine/battle/demands';
import type { CampaignState } from '#model/campaign/state';
import { ashore } from '#test/support/ashore';
import type { Answer, Decision } from '#model/decisions/decision';
import { unitId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { here, meetingAt, runOf } from './meetings-at.ts';
import { courseOf, followed } from './scripted-battles.ts';

function blockaded(plan: Parameters<typeof meetingAt>[0]): CampaignState {
  const state = meetingAt({ owners: { [here]: 'human' }, ...plan });
  const systems = { ...state.systems, [here]: { ...state.systems[here]!, blockaded: true } };
  return { ...state, systems };
}
const siege = blockaded({
  sides: { human: { f1: ['dd', 'dd'] }, loran: { f1: ['dd', 'dd', 'dd'] } },
});
const shipsOfLoran = ['loran.f1u0', 'loran.f1u1', 'loran.f1u2'].map(unitId);
const unitsIn = (some: readonly Readonly<{ unit: string }>[]) => some.map(({ unit }) => unit);

describe('SUP-4, ENC-3: an empire that is shut in', () => {
  test('may demand only a Breakout of the empires that blockade it; they demand what they always may', () => {
    const run = runOf(siege);
    expect(demandableOf(run, human, loran)).toEqual(['breakout']);
    expect(demandableOf(run, loran, human)).toEqual(['deep-space']);
  });

  test('its defense partner there is shut in too', () => {
    const state = blockaded({
      sides: { human: {}, kili: { f1: ['dd'] }, loran: { f1: ['dd', 'dd', 'dd'] } },
      states: { 'human/kili': 'mutual-defense' },
    });
    const run = runOf(state);
    const [side] = [...run.sides.keys()].filter((one) => one !== loran);
    expect(demandableOf(run, side!, loran)).toEqual(['breakout']);
  });

  test('may demand anything of others there', () => {
    const state = blockaded({
      sides: {
        human: { f1: ['dd', 'dd'] },
        kili: { f1: ['dd'] },
        loran: { f1: ['dd', 'dd', 'dd'] },
      },
      states: { 'human/kili': 'non-intercourse' },
    });
    expect(demandableOf(runOf(state), human, state.empires['kili' as never]!.id)).toEqual([
      'deep-space',
      'interception',
    ]);
  });
});

describe('ENC-3: Breakout', () => {
  const wings = { initiative: [9, 1] };
  test('ENC-5: the blockaded demand it at 0.6, and fight the weaker part of the blockade', () => {
    const told = followed(siege, { ...wings, battles: [{}, {}] });
    expect(courseOf(told).slice(0, 2)).toEqual([
      'human demands breakout of loran',
      'breakout is fought',
    ]);
    const split = told.asked.find((one) => one.kind === 'pools');
    expect(split).toMatchObject({ asked: loran, opponent: human });
    expect(told.asked.some((one) => one.kind === 'scenario-response' && one.asked === loran)).toBe(
      false,
    );
    expect(unitsIn(told.setups[0]!.sides.defender.combatants)).toEqual(['loran.f1u1']);
    expect(unitsIn(told.setups[0]!.sides.attacker.combatants)).toEqual([
      'human.f1u0',
      'human.f1u1',
    ]);
  });

  test('when all that they fought are crippled or destroyed they leave, and nobody pursues them', () => {
    const fates = [{ unit: shipsOfLoran[1]!, fate: 'crippled' as const }];
    const told = followed(siege, { ...wings, battles: [{ fates }] });
    expect(courseOf(told)).toEqual([
      'human demands breakout of loran',
      'breakout is fought',
      'human.f1 disengaged',
    ]);
    expect(told.state.fleets['human.f1' as never]!.withdrawing).not.toBeNull();
    expect(told.asked.find((one) => one.kind === 'disengage' && one.asked === human)).toMatchObject(
      { isFree: true },
    );
    expect(told.asked.some((one) => one.kind === 'pursuit')).toBe(false);
  });

  test('CSC-5: a unit that was kept out of the battle does not hold them', () => {
    const kept = { excluded: [shipsOfLoran[2]!] };
    const wide = blockaded({
      sides: { human: { f1: ['dd', 'dd'] }, loran: { f1: ['dd', 'dd', 'dd'] } },
    });
    const both = (question: Decision): Answer | undefined => {
      if (question.kind === 'pools') return { kind: 'pools', first: [shipsOfLoran[0]!] };
      return question.kind === 'pool-choice' ? { kind: 'pool-choice', pool: 'second' } : undefined;
    };
    const fates = [{ unit: shipsOfLoran[1]!, fate: 'crippled' as const }];
    const held = followed(wide, { ...wings, battles: [{ fates }, {}], say: both });
    expect(courseOf(held)).not.toContain('human.f1 disengaged');
    const open = followed(wide, { ...wings, battles: [{ fates, ...kept }], say: both });
    expect(courseOf(open).at(-1)).toBe('human.f1 disengaged');
  });

  test('else they stay: they are not even asked whether to leave', () => {
    const told = followed(siege, { ...wings, battles: [{}, {}] });
    const [first] = told.asked.filter((one) => one.kind === 'disengage');
    expect(first?.asked).not.toBe(human);
    expect(courseOf(told)[2]).not.toBe('human.f1 disengaged');
  });

  test('units that have not left return to the fixed defenses, where there are any', () => {
    const state = blockaded({
      sides: { human: { f1: ['dd', 'dd'] }, loran: { f1: ['dd', 'dd', 'dd'] } },
      standing: { human: { engageRatio: 0 }, loran: { engageRatio: 0, scenario: 'deep-space' } },
      units: [ashore('human.u9', 'fort', here)],
    });
    const told = followed(state, { ...wings, battles: [{}] });
    expect(courseOf(told)).toEqual([
      'human demands breakout of loran',
      'breakout is fought',
      'loran passes',
      'human passes',
    ]);
  });
});
