import type { SelfPlayed } from '#app/self-play/play-campaign';
import type { Counts } from '#app/self-play/tally';
import type { SelfPlayResult } from '#app/usecases/turns/self-play';
import { counted } from '#kernel/words/counted';
import { textRows } from './text-rows.ts';

/** What was played, in the words of the command line. */
export type SelfPlayWords = Readonly<{
  empires?: string;
  turns: string;
  seeds: string;
  scenario?: string;
  map?: string;
  windows?: true;
}>;

const count = (counts: Counts<string>, kind: string): number => counts[kind] ?? 0;

function orderLines(orders: Counts<string>): readonly string[] {
  const rows = Object.entries(orders).map(([kind, many = 0]): [string, number] => [kind, many]);
  return textRows(
    ['orders', 'accepted'],
    rows.sort(([, a], [, b]) => b - a),
  );
}

function summaryLines({
  world,
  campaigns,
  tally,
  failed: broken,
}: SelfPlayResult): readonly string[] {
  const { turns, events, orders } = tally;
  const well = campaigns - broken.length;
  return [
    `${world}: ${counted(campaigns, 'campaign')}, ${counted(turns, 'turn')}; all invariants held in ${counted(well, 'campaign')}.`,
    `${counted(count(events, 'EncounterBegan'), 'encounter')}, ${counted(count(events, 'BattleBegan'), 'battle')}; units: ${count(events, 'UnitBuilt')} built, ${count(events, 'UnitDestroyed')} lost.`,
    ...orderLines(orders),
  ];
}

/** The command that plays one campaign again, up to where it broke. */
function again({ seed, failure }: SelfPlayed, words: SelfPlayWords): string {
  const turns = failure === null ? words.turns : String(failure.turn);
  const world = [
    ...(words.empires === undefined ? [] : [`--empires ${words.empires}`]),
    ...(words.map === undefined ? [] : [`--map ${words.map}`]),
    ...(words.scenario === undefined ? [] : [`--scenario ${words.scenario}`]),
    ...(words.windows === true ? ['--windows'] : []),
  ];
  const parts = ['npm run farlane -- selfplay', `--turns ${turns}`, `--seeds ${String(seed)}`];
  return [...parts, ...world].join(' ');
}

function failureLines(played: SelfPlayed, words: SelfPlayWords): readonly string[] {
  const { seed, failure } = played;
  if (failure === null) return [];
  const { turn, phase, broken } = failure;
  return [
    '',
    `Seed ${String(seed)}, turn ${String(turn)}, after ${phase}:`,
    ...broken.flatMap(({ sentence, code, breaches }) => [
      `  Does not hold (${code}): ${sentence}`,
      ...breaches.map((one) => `    ${one}`),
    ]),
    `  To repeat it: ${again(played, words)}`,
  ];
}

/** What a run of self-play says of itself as data: the end states would be megabytes. */
export const selfPlayData = (result: SelfPlayResult, words: SelfPlayWords): unknown => ({
  ...result,
  failed: result.failed.map((played) => ({
    seed: played.seed,
    ...played.failure,
    repeat: again(played, words),
  })),
});

/** What a run of self-play says of itself in words. */
export const selfPlayLines = (result: SelfPlayResult, words: SelfPlayWords): readonly string[] => [
  ...summaryLines(result),
  ...result.failed.flatMap((one) => failureLines(one, words)),
];
