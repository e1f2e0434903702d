import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { CheckpointHead } from '#app/ports/turn-record';
import type { ModeratorView } from '#fog/views/empire-view';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import type { CampaignState } from '#model/campaign/state';

/**
 * The name of a state: whose it is, after which version, and its hash. A phase, an amendment, an undo and a restore each leave another one, or
 * the same state. A campaign that has just been made or imported has an id of its own.
 */
export async function stateKey(reader: StoreReader, { id, version }: Campaign): Promise<string> {
  const last = await reader.lastRun(id);
  return [id, String(version), last?.hashAfter ?? ''].join(' ');
}

type Kept = Pick<Ports, 'kept'>;

/** The state of a campaign as it is now, to look at: it is read only if it was not looked at lately. */
export const lookedAtState = async (
  { kept }: Kept,
  reader: StoreReader,
  campaign: Campaign,
): Promise<CampaignState> =>
  kept.states(await stateKey(reader, campaign), () => reader.state(campaign.id));

/** A state that was kept at a version, in the same way. */
export const lookedAtCheckpoint = (
  { kept }: Kept,
  reader: StoreReader,
  { campaign, head }: Readonly<{ campaign: CampaignId; head: CheckpointHead }>,
): Promise<CampaignState | undefined> =>
  kept.checkpoints([campaign, String(head.version), head.hash].join(' '), () =>
    reader.checkpoint(campaign, head.version),
  );

type Viewed = Readonly<{ info: string; view: ModeratorView }>;

// By the state itself, so that pages can keep what they make of a view by the view itself.
const VIEWS = new WeakMap<CampaignState, Viewed>();

/** A state without fog: the same view each time, as long as the name and the settings of the campaign are the same. */
export function lookedAtView(
  state: CampaignState,
  { name: campaignName, rules }: Pick<Campaign, 'name' | 'rules'>,
): ModeratorView {
  const info = JSON.stringify([campaignName, rules]);
  const known = VIEWS.get(state);
  if (known?.info === info) return known.view;
  const view = moderatorViewOf(state, { campaignName, rules });
  VIEWS.set(state, { info, view });
  return view;
}
