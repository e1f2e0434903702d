import { expect, test } from 'vitest';
import { playCampaign } from '#app/self-play/play-campaign';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { BROKEN_STATES } from '#test/rules/invariants/broken-states';
import { soundState } from '#test/rules/invariants/sound-rows';

const startIn = (state: CampaignState) => ({
  start: {
    name: 'A broken world',
    rules: DEFAULT_RULE_SET,
    state: { ...state, phase: 'opening' } as const,
  },
  seed: 1,
  turns: 2,
  windows: false,
});
const broken = (code: string): CampaignState =>
  BROKEN_STATES.find((one) => one.code === code)?.state ?? soundState();

test('self-play stops at the first phase after which something does not hold', () => {
  const { failure, end } = playCampaign(startIn(broken('SYSTEM_POPULATION')));
  expect(failure).toMatchObject({ turn: 1, phase: 'opening' });
  expect(failure?.broken.map(({ code }) => code)).toEqual(['SYSTEM_POPULATION']);
  expect(end.phase).toBe('economic');
});

test('a phase that comes to no end is told like something that does not hold', () => {
  const { failure, tally } = playCampaign(startIn({ ...soundState(), designs: {} }));
  expect(failure).toMatchObject({ turn: 1, phase: 'opening' });
  expect(failure?.broken).toMatchObject([{ code: 'PHASE_FAILED' }]);
  expect(tally.turns).toBe(0);
});

test('TURN-5: the same seed plays the same campaign, another one another', () => {
  const play = startIn(soundState());
  const once = playCampaign(play);
  expect(playCampaign(play)).toEqual(once);
  expect(playCampaign({ ...play, seed: 2 }).end).not.toEqual(once.end);
});
