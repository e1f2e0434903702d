import type { UseCases } from '#app/use-cases';
import type { Site } from '#http/site';
import type { SendNotice } from './send-notice.ts';

/** How often the server looks at its clocks. */
const EVERY_MS = 15_000;

type Ticking = Readonly<{
  useCases: Pick<UseCases, 'tickClocks'>;
  report: Site['report'];
  send: SendNotice;
  everyMs?: number;
}>;

/** Lets the turn clocks run; stopped, it ends what is under way first. */
export type Ticker = Readonly<{ stop: () => Promise<void> }>;

async function tickOnce({ useCases, report, send }: Ticking): Promise<void> {
  const ticked = await useCases.tickClocks({ tellsChats: true });
  if (!ticked.ok) {
    report(ticked.error, 'the turn clock');
    return;
  }
  for (const { slug, error } of ticked.value.faults) report(error, `the turn clock of ${slug}`);
  await Promise.all(
    ticked.value.notices.map(async ({ slug, url, text }) => {
      const sent = await send(url, text);
      if (!sent.ok) report(sent.error, `the chat of ${slug}`);
    }),
  );
}

/** Starts the clocks. A look that takes longer than usual is not overtaken by the next. */
export function startTicker(ticking: Ticking): Ticker {
  const { report, everyMs = EVERY_MS } = ticking;
  let underWay: Promise<void> | null = null;
  const tick = (): void => {
    underWay ??= tickOnce(ticking)
      .catch((error: unknown) => report(error, 'the turn clock'))
      .finally(() => {
        underWay = null;
      });
  };
  const timer = setInterval(tick, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
