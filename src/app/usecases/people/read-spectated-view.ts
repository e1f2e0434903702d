import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import { lookedAtCheckpoint, lookedAtView } from '#app/desk/looked-at-state';
import { openedTurns } from '#app/desk/opened-turns';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { oldEnough } from '#app/people/old-enough';
import { type Outcome, refuse } from '#app/use-case-error';
import type { ModeratorView } from '#fog/views/empire-view';
import { describeEvent } from '#fog/moderator-log/describe';
import { namesOf } from '#fog/moderator-log/names';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';

type ReadSpectatedViewInput = Readonly<{ actor: Actor; turn: number }>;

/** What the moderator saw when the orders of a turn opened, and what had happened in the turn before. */
export type SpectatedView = Readonly<{ view: ModeratorView; events: readonly string[] }>;

/** What the moderator did, without the reason, unless all players read it too. */
const withoutReason = (event: CampaignEvent): CampaignEvent =>
  'reason' in event && event.type !== 'SettingsChanged' ? { ...event, reason: '' } : event;

/**
 * The moderator's view of a turn that is old enough for a spectator, if the campaign lets spectators see it.
 * @rule FOG-13
 * @ruling A spectator who sees the moderator’s view reads what the moderator changed, but the reason only of a change of settings, which all
 *   players read.
 */
export const readSpectatedView = (ports: Ports): UseCase<ReadSpectatedViewInput, SpectatedView> =>
  guarded(async ({ actor, turn }) => {
    if (actor.kind !== 'spectator') return refuse('SPECTATOR_ONLY');
    return ports.store.read(async (reader): Promise<Outcome<SpectatedView>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      if (campaign.rules.spectatorView !== 'moderator') return refuse('SPECTATOR_VIEW_CLOSED');
      const { id } = campaign;
      const issued = oldEnough(await reader.publications(id), actor.delay);
      const head = openedTurns(await reader.checkpoints(id)).get(turn);
      if (head === undefined || !issued.some((one) => one.turn === turn))
        return refuse('NOT_PUBLISHED');
      const state = await lookedAtCheckpoint(ports, reader, { campaign: id, head });
      if (state === undefined) return refuse('NOT_PUBLISHED');
      const events = await eventsBefore(reader, campaign, state);
      return ok({ view: lookedAtView(state, campaign), events });
    });
  });

/** What happened in the turn before a state, in the moderator's words. */
async function eventsBefore(
  reader: StoreReader,
  { id }: Campaign,
  state: CampaignState,
): Promise<readonly string[]> {
  const runs = (await reader.runs(id)).filter(
    ({ turn, undone }) => turn === state.turn - 1 && !undone,
  );
  const lines: string[] = [];
  for (const { version } of runs) {
    const { events } = await reader.record(id, version);
    const names = namesOf(state, events);
    lines.push(...events.map((event) => describeEvent(withoutReason(event), names)));
  }
  return lines;
}
