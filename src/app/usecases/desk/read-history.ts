import { ok } from '#kernel/result/result';
import type { RuleRef } from '#kernel/reasons/cite';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { lookedAtState } from '#app/desk/looked-at-state';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { EventsWanted, KeptEvent } from '#app/ports/turn-record';
import { eventsOfGone } from '#app/desk/events-of-gone';
import { describeEvent } from '#fog/moderator-log/describe';
import { namesOf } from '#fog/moderator-log/names';
import { type Outcome, refuse } from '#app/use-case-error';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';

type ReadHistoryInput = Readonly<{
  actor: Actor;
  /** The ids that its events name, such as a system, or all units of a fleet. */
  about: readonly string[];
  /** Only how the attitudes of non-aligned worlds moved (DIP-14). */
  attitudes?: true;
  /** From 1. */
  page: number;
}>;

export type HistoryLine = Pick<KeptEvent, 'version' | 'turn' | 'phase'> &
  Readonly<{ cite: RuleRef; line: string }>;

/** What happened to something, the last first. */
export type History = Readonly<{
  lines: readonly HistoryLine[];
  page: number;
  pages: number;
  total: number;
}>;

const PAGE = 40;

/** Who saw what, the moments of battles, and the ends of phases: a history would be full of them. */
const LEFT_OUT: readonly CampaignEventType[] = [
  'BattleMoment',
  'ContactLost',
  'ContactNamed',
  'ContactSighted',
  'ContactTold',
  'DesignLearned',
  'LaneCharted',
  'PhaseEnded',
  'StandingsTaken',
  'SystemLocated',
  'SystemReported',
  'SystemVisited',
  'UnitsSupplied',
];

const OF_ATTITUDES: readonly CampaignEventType[] = ['AttitudeMoved', 'PersonalityChanged'];

const hasMoved = (event: CampaignEvent): boolean =>
  event.type !== 'AttitudeMoved' || event.cause !== 'nothing';

/** What happened to a system, a fleet, a unit or an empire, from the true events, for the moderator. */
export const readHistory = (ports: Ports): UseCase<ReadHistoryInput, History> =>
  guarded(async ({ actor, page, ...asked }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return ports.store.read(async (reader): Promise<Outcome<History>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      return ok(
        await historyOf({ ports, reader }, campaign, { ...asked, page: Math.max(1, page) }),
      );
    });
  });

type Source = Readonly<{ ports: Ports; reader: StoreReader }>;

async function historyOf(
  { ports, reader }: Source,
  campaign: Campaign,
  { about, attitudes, page }: Omit<ReadHistoryInput, 'actor'>,
): Promise<History> {
  const which = attitudes === true ? { types: OF_ATTITUDES } : { without: LEFT_OUT };
  const wanted: EventsWanted = { about, ...which, skip: (page - 1) * PAGE, take: PAGE };
  const { events, total } = await reader.eventPage(campaign.id, wanted);
  const shown = attitudes === true ? events.filter(({ event }) => hasMoved(event)) : events;
  const state = await lookedAtState(ports, reader, campaign);
  const told = shown.map(({ event }) => event);
  const gone = await eventsOfGone(reader, { campaign: campaign.id, units: state.units }, told);
  const names = namesOf(state, [...told, ...gone]);
  const lines = shown.map(({ event, version, turn, phase }) => {
    return { version, turn, phase, cite: event.cite, line: describeEvent(event, names) };
  });
  return { lines, page, pages: Math.max(1, Math.ceil(total / PAGE)), total };
}
