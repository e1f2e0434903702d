import { ok } from '#kernel/result/result';
import type { Campaign } from '#app/ports/campaign-record';
import type { Ports } from '#app/ports/ports';
import type { TurnClock } from '#app/ports/turn-clock';
import { closePassed } from '#app/clock/close-passed';
import { changeClock, type StandingClock } from '#app/clock/change-clock';
import { HOUR_MS, later, MINUTE_MS } from '#app/clock/later';
import { readClockFacts } from '#app/clock/read-clock-facts';
import { remindedClock } from '#app/clock/reminders';
import { tickCampaign } from '#app/clock/tick-campaign';
import { type UseCase, guarded } from '#app/guarded';
import type { UseCaseErrorCode } from '#app/use-case-error';

/** What a campaign's chat is to be told. The address is a secret. */
export type ChatNotice = Readonly<{ slug: string; url: string; text: string }>;

export type Ticked = Readonly<{
  /** How many phases ran, in campaigns where any did. */
  ran: readonly Readonly<{ slug: string; phases: number }>[];
  notices: readonly ChatNotice[];
  /** Campaigns that could not go on. */
  faults: readonly Readonly<{ slug: string; error: unknown }>[];
}>;

/** Somebody else was at it, or has to decide: nothing went wrong. */
const NO_TROUBLE: readonly UseCaseErrorCode[] = [
  'STALE',
  'RUN_UNDER_WAY',
  'RUN_CUT_OFF',
  'CLOCK_STATE',
  'STORE_BUSY',
  'TOO_MANY_MISSING',
];

const FAULT =
  'A fault of the program stopped it. The last good state stands, and the fault is noted on the server.';

/**
 * Does what the clocks of all campaigns ask for, one campaign after the other. One that fails keeps its last good state, tells its
 * moderator, and is tried again later and later; the others go on. @rule TURN-5
 */
export const tickClocks = (ports: Ports): UseCase<Readonly<{ tellsChats: boolean }>, Ticked> =>
  guarded(async ({ tellsChats }) => {
    const ticked: Ticked[] = [];
    for (const campaign of await ports.store.read((reader) => reader.campaigns())) {
      ticked.push(await closeOne(ports, campaign));
    }
    const campaigns = await ports.store.read(withClock);
    for (const campaign of campaigns) {
      ticked.push(await tickOne(ports, campaign));
      if (tellsChats) ticked.push(await tellChat(ports, campaign));
    }
    return ok({
      ran: ticked.flatMap(({ ran }) => ran),
      notices: ticked.flatMap(({ notices }) => notices),
      faults: ticked.flatMap(({ faults }) => faults),
    });
  });

const NOTHING: Ticked = { ran: [], notices: [], faults: [] };

async function withClock(reader: StandingClock['reader']): Promise<readonly Campaign[]> {
  const found: Campaign[] = [];
  for (const campaign of await reader.campaigns()) {
    if ((await reader.turnClock(campaign.id)) !== undefined) found.push(campaign);
  }
  return found;
}

/** Windows have their hours in every campaign, whoever runs its turns. */
async function closeOne(ports: Ports, { id, slug }: Campaign): Promise<Ticked> {
  try {
    const closed = await closePassed(ports, id);
    return closed.ok || NO_TROUBLE.includes(closed.error.code)
      ? NOTHING
      : { ...NOTHING, faults: [{ slug, error: closed.error }] };
  } catch (error) {
    return { ...NOTHING, faults: [{ slug, error }] };
  }
}

async function tickOne(ports: Ports, { id, slug }: Campaign): Promise<Ticked> {
  try {
    const done = await tickCampaign(ports, id);
    if (done.ok)
      return done.value === 0 ? NOTHING : { ...NOTHING, ran: [{ slug, phases: done.value }] };
    const { code, text } = done.error;
    if (NO_TROUBLE.includes(code)) return NOTHING;
    await noteTrouble(ports, { id, text });
    return { ...NOTHING, faults: [{ slug, error: done.error }] };
  } catch (error) {
    await noteTrouble(ports, { id, text: FAULT }).catch(() => undefined);
    return { ...NOTHING, faults: [{ slug, error }] };
  }
}

/** Later and later, up to an hour. */
const delayOf = (tries: number): number => Math.min(HOUR_MS, MINUTE_MS * 2 ** tries);

async function noteTrouble(
  ports: Ports,
  { id, text }: Readonly<{ id: Campaign['id']; text: string }>,
): Promise<void> {
  await changeClock(ports, id, ({ clock, now }) => {
    const tries = (clock.trouble?.tries ?? 0) + 1;
    const retryAt = later(now, delayOf(tries));
    return ok({ clock: { ...clock, trouble: { at: now, text, tries, retryAt } }, note: null });
  });
}

/** Takes what the chat has not been told, so that it is told once at most. */
async function tellChat(ports: Ports, { id, slug }: Campaign): Promise<Ticked> {
  const told: { clock: TurnClock | null } = { clock: null };
  const taken = await guarded(() =>
    changeClock(ports, id, async (standing) => {
      const clock = await reminded(standing);
      told.clock = clock;
      return ok({
        clock: clock.notices.length === 0 ? clock : { ...clock, notices: [] },
        note: null,
      });
    }),
  )(undefined);
  const url = told.clock?.settings.webhook ?? null;
  if (!taken.ok || told.clock === null || url === null) return NOTHING;
  return { ...NOTHING, notices: told.clock.notices.map((text) => ({ slug, url, text })) };
}

async function reminded({ campaign, clock, reader, now }: StandingClock): Promise<TurnClock> {
  if (clock.settings.webhook === null || campaign.phase !== 'economic') return clock;
  const { facts } = await readClockFacts(reader, campaign);
  return remindedClock(clock, { now, turn: campaign.turn, missing: facts.missing.length });
}
