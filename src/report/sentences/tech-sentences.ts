import { formatNumber } from '#kernel/words/format-number';
import type { SeenEventOf } from '#fog/views/seen-event';
import { capitalised, shortId, unitLabel } from './names.ts';
import { flow, type SentenceRows } from './sentence-row.ts';
import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { points } from './words.ts';

export type TechType =
  | 'TechInvested'
  | 'UnitReverseEngineered'
  | 'TechChecked'
  | 'ClassUnlocked'
  | 'EraRisen'
  | 'AdvancesKept'
  | 'ClassDesigned'
  | 'TechYearRisen'
  | 'UnlockRolled';

type Check = SeenEventOf<'TechChecked'>['checks'][number];

const SURE = 100;

function checkText({ chance, advanced }: Check): string {
  if (chance === SURE) return 'an advance for sure';
  const result = advanced ? 'came true' : 'failed';
  return `a chance of ${formatNumber(chance)}\u00a0%, which ${result}`;
}

export const TECH_SENTENCES: SentenceRows<TechType> = {
  TechInvested: {
    says: ({ points: paid, pool }) =>
      `You put ${points(paid)} into research, whose pool holds ${formatNumber(pool)}`,
    pays: ({ points }) => flow('Research', -points),
  },
  TechChecked: ({ requirement, pool, checks, poolAfter }) => {
    const gives = checks.length === 0 ? 'no chance' : listed(checks.map(checkText));
    return (
      `Yearly tech check: a pool of ${formatNumber(pool)} against the system income of ` +
      `${points(requirement)} gave ${gives}; the pool holds ${formatNumber(poolAfter)} now`
    );
  },
  UnitReverseEngineered: ({ unit, design, name, ...gain }, names) => {
    const { percent, potential, points: learned, requirement, advanced, pool } = gain;
    const what = capitalised(unitLabel(name, names.design(design), shortId(unit)));
    const share = `${formatNumber(percent)}\u00a0% of a potential of ${formatNumber(potential)}`;
    const result = advanced
      ? `no less than your system income of ${formatNumber(requirement)}: an advance`
      : `the pool holds ${formatNumber(pool)}`;
    return `${what} was reverse engineered: ${share} bring ${counted(learned, 'point')} of tech investment; ${result}`;
  },
  ClassUnlocked: ({ design }, names) => `An advance unlocked ${names.design(design)}`,
  EraRisen: ({ era }) => `All classes of your era are unlocked: era ${formatNumber(era)} begins`,
  AdvancesKept: ({ inHand }) =>
    `${counted(inHand, 'advance')} found no class to unlock and will be kept until there is one`,
  ClassDesigned: ({ name, era }) =>
    `${name} is designed, a class of your own for era ${formatNumber(era)}: an advance unlocks it`,
  TechYearRisen: ({ year }) => `An advance raised your tech year to ${String(year)}`,
  UnlockRolled: ({ chance, unlocked, kept }) => {
    const head = `An advance gave a chance of ${formatNumber(chance)}\u00a0% of a new class`;
    if (unlocked) return `${head}, which succeeded: the next advance starts from the beginning`;
    return `${head}, which failed: the next advance adds to these ${formatNumber(kept)}\u00a0%`;
  },
};
