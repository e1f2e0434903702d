import { expectTypeOf, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { EmpireView, ModeratorView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';

test('what is seen does not pass for what is true, nor the other way round', () => {
  expectTypeOf<SeenEvent>().not.toExtend<CampaignEvent>();
  expectTypeOf<CampaignEvent>().not.toExtend<SeenEvent>();
});

test('no single true event passes for a seen one', () => {
  expectTypeOf<Extract<CampaignEvent, SeenEvent>>().toBeNever();
  expectTypeOf<Extract<SeenEvent, CampaignEvent>>().toBeNever();
});

test('what takes a view does not take the state, nor the moderator’s view', () => {
  expectTypeOf<CampaignState>().not.toExtend<EmpireView>();
  expectTypeOf<ModeratorView>().not.toExtend<EmpireView>();
});

test('a function of a view refuses the state', () => {
  expectTypeOf<[CampaignState]>().not.toExtend<Parameters<(view: EmpireView) => string>>();
});
