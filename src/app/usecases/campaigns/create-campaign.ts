import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import {
  type CreateCampaignInput,
  type CreatedCampaign,
  keepCampaign,
  plannedCampaign,
} from '#app/campaigns/planned-campaign';
import { retrying } from '#app/retrying';

/** Makes a campaign from a scenario; its first phase, the opening of turn 1, has not run yet. */
export const createCampaign = (ports: Ports): UseCase<CreateCampaignInput, CreatedCampaign> =>
  guarded(async (input) => {
    const planned = plannedCampaign(input);
    if (!planned.ok) return planned;
    return retrying(() => keepCampaign(ports, planned.value, { owner: null }));
  });
