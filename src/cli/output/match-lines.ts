import type { MatchEnd, MatchResult } from '#app/self-play/match';
import { sumOf } from '#kernel/numbers/sum';
import { counted, plural } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { textRows } from './text-rows.ts';

type Words = Readonly<{ players: string; turns: string; rings?: string; victory?: string }>;

const ENDS: Readonly<Record<MatchEnd, string>> = {
  conquest: 'by conquest',
  victory: 'by a condition of victory',
  output: 'by output in the last turn',
};

/** Nobody has attacked for this many turns. */
const STANDSTILL = 20;

/** The limits within which the true share lies in 95 of 100 cases (Wilson), in percent. */
function intervalOf(won: number, of: number): readonly [number, number] {
  const z = 1.96;
  const share = won / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const percent = (part: number): number => Math.round((100 * part) / (1 + (z * z) / of));
  return [percent(middle - spread), percent(middle + spread)];
}

/** Wins of each player; a shared victory counts in parts. */
function winRows(results: readonly MatchResult[], names: readonly string[]) {
  return names.map((name, player) => {
    const won = sumOf(results, ({ winners }) =>
      winners.includes(player) ? 1 / winners.length : 0,
    );
    const [low, high] = intervalOf(won, results.length);
    const seats = results.flatMap(({ seats: all }) => all.filter((one) => one.player === player));
    const output = sumOf(seats, (one) => one.output) / seats.length;
    const fell = seats.filter(({ fellIn }) => fellIn !== null).length;
    const share = `${Math.round((100 * won) / results.length)} % (${low}–${high})`;
    return [name, Math.round(10 * won) / 10, share, fell, Math.round(output)];
  });
}

const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;

/** Campaigns at whose end nobody had attacked for long, by their seeds. */
function standstills(results: readonly MatchResult[]): string {
  const seeds = results.filter(({ calm }) => calm.atEnd >= STANDSTILL).map(({ seed }) => seed);
  const which =
    seeds.length === 0
      ? ''
      : ` (${plural(seeds.length, 'seed', 'seeds')} ${listed(seeds.map(String))})`;
  return `${counted(seeds.length, 'campaign')} ended after ${STANDSTILL} turns or more without one${which}`;
}

function summary(results: readonly MatchResult[], words: Words): readonly string[] {
  const turns = sumOf(results, (one) => one.turns);
  const early = results.filter((one) => one.turns < Number(words.turns)).length;
  const ends = Object.entries(ENDS).map(([by, text]) => {
    const many = results.filter((one) => one.by === by).length;
    return `${many} ${text}`;
  });
  const calmest = Math.max(...results.map(({ calm }) => calm.longest));
  const mean = sumOf(results, ({ thought, turns: many }) => thought.mean * many) / turns;
  const most = Math.max(...results.map(({ thought }) => thought.most));
  const perTurn = sumOf(results, (one) => one.perTurn * one.turns) / turns;
  const total = (key: 'battles' | 'built' | 'lost' | 'orders' | 'refused'): number =>
    sumOf(results, (one) => one[key]);
  return [
    `${counted(results.length, 'campaign')}, ${counted(turns, 'turn')}; decided: ${ends.join(', ')}; ${early} over before turn ${words.turns}.`,
    `${counted(total('battles'), 'battle')}; units: ${total('built')} built, ${total('lost')} lost; orders: ${total('orders')}, ${total('refused')} of them refused.`,
    `Without any attack: ${counted(calmest, 'turn')} at most; ${standstills(results)}.`,
    `A machine thinks ${ms(mean)} about a turn, at most ${ms(most)}. The rest of a turn takes ${ms(perTurn)}.`,
  ];
}

function again({ seed, turns }: MatchResult, words: Words): string {
  const rings = words.rings === undefined ? '' : ` --rings ${words.rings}`;
  const victory = words.victory === undefined ? '' : ` --victory ${words.victory}`;
  return `npm run farlane -- selfplay --players ${words.players}${rings}${victory} --turns ${String(turns + 1)} --seeds ${String(seed)}`;
}

function failureLines(result: MatchResult, words: Words): readonly string[] {
  const { failure, refused, seed } = result;
  if (failure === null && refused === 0) return [];
  const repeat = `  To repeat it: ${again(result, words)}`;
  if (failure === null)
    return ['', `Seed ${String(seed)}: ${counted(refused, 'order')} refused.`, repeat];
  return [
    '',
    `Seed ${String(seed)}, turn ${String(failure.turn)}, after ${failure.phase}:`,
    ...failure.broken.flatMap(({ sentence, code, breaches }) => [
      `  Does not hold (${code}): ${sentence}`,
      ...breaches.map((one) => `    ${one}`),
    ]),
    repeat,
  ];
}

/** What a run says of itself in words. */
export const matchLines = (results: readonly MatchResult[], words: Words): readonly string[] => [
  ...summary(results, words),
  ...textRows(
    ['player', 'wins', 'share', 'fell', 'output'],
    winRows(results, words.players.split(',')),
  ),
  ...results.flatMap((one) => failureLines(one, words)),
];

/** The same as data. */
export const matchData = (results: readonly MatchResult[]): unknown => ({ matches: results });
