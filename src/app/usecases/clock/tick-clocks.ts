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

/** A notice for a campaign's chat. The address is a secret. */
export type ChatNotice = Readonly<{ slug: string; url: string; text: string }>;

export type Ticked = Readonly<{
  /** The number of phases that ran, for campaigns where any did. */
  ran: readonly Readonly<{ slug: string; phases: number }>[];
  notices: readonly ChatNotice[];
  /** Campaigns that could not continue. */
  faults: readonly Readonly<{ slug: string; error: unknown }>[];
}>;

/** Refusals that are no failures: somebody else is running the campaign, or must decide. */
const NO_TROUBLE: readonly UseCaseErrorCode[] = [
  'STALE',
  'RUN_UNDER_WAY',
  'RUN_CUT_OFF',
  'CLOCK_STATE',
  'STORE_BUSY',
  'TOO_MANY_MISSING',
];

const FAULT =
  'An error in the program stopped it. The last good state is kept, and the server logged the error.';

/**
 * Does what the clocks of all campaigns demand, one campaign after another. A campaign that fails keeps its last good
 * state, tells its moderator, and is tried again after longer and longer waits. The others continue. @rule TURN-5
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

/** Windows close at their hours in every campaign, also in those without a schedule. */
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

/** Longer and longer waits, up to an hour. */
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

/** Takes the chat's waiting notices, so that each is sent at most once. */
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
