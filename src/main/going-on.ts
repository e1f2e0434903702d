import type { UseCaseErrorCode } from '#app/use-case-error';
import type { UseCases } from '#app/use-cases';

/** A phase goes on this long after an answer: the page is shown by then, and doesn’t differ by whether the phase goes on. */
const PAUSE_MS = 1500;

/** The pause until the next look if somebody else was at it. */
const AGAIN_MS = 5000;
/** Somebody else was faster, or is at it: that is no fault, and may leave something to do. */
const AGAIN: readonly UseCaseErrorCode[] = [
  'RUN_UNDER_WAY',
  'RUN_CUT_OFF',
  'STORE_BUSY',
  'STORE_RESTORING',
  'STALE',
];

export type GoingOn = Readonly<{ wake: () => void; stop: () => Promise<void> }>;

type Report = (error: unknown, about: string, place: string) => void;
const ABOUT = 'going on by itself';
type Went = Awaited<ReturnType<UseCases['goOn']>>;

/** What was in the way, and what went wrong. */
function troublesOf(went: Went): Readonly<{ isInTheWay: boolean; faults: readonly unknown[] }> {
  const lines = went.ok ? went.value : [{ outcome: went }];
  const refused = lines.flatMap((one) => {
    if (!('outcome' in one) || one.outcome.ok) return [];
    return [one.outcome.error];
  });
  const faults = lines.flatMap((one) => ('fault' in one ? [one.fault] : []));
  const others = refused.filter(({ code }) => !AGAIN.includes(code));
  return {
    isInTheWay: others.length < refused.length,
    faults: [...faults, ...others.map(({ text }) => new Error(text))],
  };
}

/**
 * Runs phases on that waited for players, one look after the other. Where somebody else is at it the next look comes by itself; what
 * fails is reported and tried again at the next wake.
 */
export function goingOn({ goOn }: Pick<UseCases, 'goOn'>, report: Report): GoingOn {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  let stopped = false;
  const wakeIn = (pauseMs: number): void => {
    if (stopped || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      work = work.then(look);
    }, pauseMs);
  };
  const look = async (): Promise<void> => {
    try {
      const { isInTheWay, faults } = troublesOf(await goOn());
      for (const fault of faults) report(fault, ABOUT, ABOUT);
      if (isInTheWay) wakeIn(AGAIN_MS);
    } catch (error) {
      report(error, ABOUT, ABOUT);
    }
  };
  return {
    wake: () => wakeIn(PAUSE_MS),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await work;
    },
  };
}
