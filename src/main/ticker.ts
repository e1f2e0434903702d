import type { UseCases } from '#app/use-cases';
import type { Site } from '#http/site';
import type { SendNotice } from './send-notice.ts';

/** How often the server looks at its clocks. */
const EVERY_MS = 15_000;

const TURN_CLOCK = 'the turn clock';
const BACKUP = 'a scheduled backup';

type Ticking = Readonly<{
  useCases: Pick<UseCases, 'tickClocks' | 'runBackupSchedule'>;
  report: Site['report'];
  send: SendNotice;
  everyMs?: number;
}>;

/** Lets the turn clocks run; stopped, it ends what is under way first. */
export type Ticker = Readonly<{ stop: () => Promise<void> }>;

async function tickOnce({ useCases, report, send }: Ticking): Promise<void> {
  const ticked = await useCases.tickClocks({ tellsChats: true });
  if (!ticked.ok) {
    report(ticked.error, TURN_CLOCK, TURN_CLOCK);
    return;
  }
  for (const { slug, error } of ticked.value.faults)
    report(error, `the turn clock of ${slug}`, TURN_CLOCK);
  await Promise.all(
    ticked.value.notices.map(async ({ slug, url, text }) => {
      const sent = await send(url, text);
      if (!sent.ok) report(sent.error, `the chat of ${slug}`, 'a message to a chat');
    }),
  );
}

/** Makes the backup that is due. */
async function backUpOnce({ useCases, report }: Ticking): Promise<void> {
  const made = await useCases.runBackupSchedule();
  if (made.ok) return;
  const { code, text, issues } = made.error;
  const words = [text, ...issues.map((issue) => issue.text)].join(' ');
  report(Object.assign(new Error(words), { code }), BACKUP, BACKUP);
}

type Loop = Readonly<{ stop: () => Promise<void> }>;

/** Does work again and again. Work that takes longer than usual is not overtaken by the next. */
function loop(everyMs: number, work: () => Promise<void>): Loop {
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= work().finally(() => {
      underWay = null;
    });
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}

/** Starts the clocks: those of the turns, and that of the backups, which may take longer. */
export function startTicker(ticking: Ticking): Ticker {
  const { report, everyMs = EVERY_MS } = ticking;
  const loops = [
    loop(everyMs, () =>
      tickOnce(ticking).catch((error: unknown) => report(error, TURN_CLOCK, TURN_CLOCK)),
    ),
    loop(everyMs, () =>
      backUpOnce(ticking).catch((error: unknown) => report(error, BACKUP, BACKUP)),
    ),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map(({ stop }) => stop()));
    },
  };
}
