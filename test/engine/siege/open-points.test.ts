import { expect, test } from 'vitest';
import { bombardmentPhase } from '#engine/phases/bombardment/phase';
import { constructionPhase } from '#engine/phases/construction/phase';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import type { WorkId } from '#model/campaign/ids';
import { designId } from '#test/support/campaign';
import { aboard, blows, bombard, human, invade, landed, loran } from '#test/support/siege';
import { sceneOf, siege, strikesIn, wolf } from '#test/support/siege';

test('CON-1, OPT-19: nothing is built where a colony surrendered this turn', () => {
  const id = brandAs<WorkId>('loran.w1');
  const work = {
    ...{ id, owner: loran, design: designId('infantry'), name: '', system: wolf },
    ...{
      source: 'census' as const,
      cost: 3,
      paid: 3,
      built: 0,
      begun: 2,
      share: null,
      ready: null,
    },
    cancelled: false,
  } as const;
  const scene = {
    system: { morale: 1 },
    fleets: { human: ['titan'] },
    more: { works: { [id]: work } },
  };
  const { at, state } = siege([bombardmentPhase, constructionPhase], sceneOf(scene), {
    sheets: { human: [bombard('anti-population', { surrender: true })] },
    rules: { bombardmentSurrender: 'on' },
    dice: [['surrender', 1]],
  });
  const raised = valuesById(state.units).filter(({ design }) => design === 'infantry');
  expect([at.owner, raised]).toEqual([human, []]);
});

test('BOM-1, BOM-2: Tactical Support lowers the Defense of rebels in its own system', () => {
  const scene = {
    system: { owner: human, morale: 0, rebels: 1 },
    fleets: { human: ['titan'] },
    units: [landed('human.g1', 'marines')],
  };
  const { events } = siege([bombardmentPhase, groundCombatPhase], sceneOf(scene), {
    sheets: { human: [bombard('tactical-support')] },
    dice: [...blows([1, 2], [1, 2]), ['militia loss', 1]],
  });
  expect(strikesIn(events)[0]).toBe('human.g1>rebels 3+0:1+0=1');
});

test('ABL-3: Shock counts only in the first attack of a unit', () => {
  const units = [landed('loran.g1', 'tank'), aboard('human.g1', 'shocker', 'human.u1')];
  const first = { sheets: { human: [invade('human.g1')] }, rules: { shock: 'on' } } as const;
  const before = sceneOf({
    fleets: { human: ['convoy'] },
    units,
    standing: { loran: { groundPlan: 'hold' } },
  });
  const one = siege([groundCombatPhase], before, { ...first, dice: blows([1, 6]) });
  expect(strikesIn(one.events)).toEqual(['human.g1>loran.g1 3+0:5+1=0']);
  const two = siege(
    [groundCombatPhase],
    { ...one.state, turn: 4 },
    { ...first, dice: blows([1, 6]) },
  );
  expect(strikesIn(two.events)).toEqual(['human.g1>loran.g1 2+0:5+1=0']);
});
