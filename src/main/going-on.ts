import type { UseCases } from '#app/use-cases';

/** So long after an answer a phase goes on: whoever answered has his page by then, the same whether it goes on or not. */
const PAUSE_MS = 1500;

export type GoingOn = Readonly<{ wake: () => void; stop: () => Promise<void> }>;

type Report = (error: unknown, about: string) => void;

/** Runs phases on that waited for players, one look after the other; what fails is reported and tried again at the next wake. */
export function goingOn({ goOn }: Pick<UseCases, 'goOn'>, report: Report): GoingOn {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  let stopped = false;
  const look = async (): Promise<void> => {
    try {
      const went = await goOn();
      const failed = went.ok
        ? went.value.flatMap(({ outcome }) => (outcome.ok ? [] : [outcome.error]))
        : [went.error];
      // Somebody else was faster: that is no fault.
      const faults = failed.filter(({ code }) => code !== 'STALE' && code !== 'RUN_UNDER_WAY');
      for (const error of faults) report(new Error(error.text), 'going on by itself');
    } catch (error) {
      report(error, 'going on by itself');
    }
  };
  return {
    wake: () => {
      if (stopped || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        work = work.then(look);
      }, PAUSE_MS);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await work;
    },
  };
}
