import type { Match, MatchResult, Player } from '#app/self-play/match';
import { FEWEST_EMPIRES, MOST_EMPIRES } from '#app/self-play/small-world';
import { playerOf, PLAYER_WORDS } from '#app/self-play/player-of';
import type { CliDesk } from '#cli/desk';
import { matchData, matchLines } from '#cli/output/match-lines';
import { done, failed, misused, type Reply } from '#cli/output/reply';
import { seedsOf } from '#cli/seeds-of';
import { VICTORY_KINDS, victoryOf } from '#cli/victory-of';
import { wholeNumber } from '#cli/whole-number';
import { counted } from '#kernel/words/counted';
import { listedOr } from '#kernel/words/listed';

/** What the options of `selfplay --players` say. */
export type MatchWords = Readonly<{
  players: string;
  turns: string;
  seeds: string;
  rings?: string;
  threads?: string;
  victory?: string;
}>;

type Numbers = Readonly<{
  turns: number;
  seeds: readonly number[];
  rings: number;
  threads: number;
}>;

const MOST_RINGS = 40;

function numbersOf(words: MatchWords, players: number, processors: number): Numbers | undefined {
  const turns = wholeNumber(words.turns);
  const seeds = seedsOf(words.seeds);
  const rings = words.rings === undefined ? players : wholeNumber(words.rings);
  const threads = words.threads === undefined ? processors : wholeNumber(words.threads);
  const numbers = { turns: turns ?? 0, rings: rings ?? 0, threads: threads ?? 0 };
  const areFit = Object.values(numbers).every((one) => one > 0) && numbers.rings <= MOST_RINGS;
  if (!areFit || seeds === undefined) return undefined;
  return { ...numbers, seeds, threads: Math.min(numbers.threads, seeds.length) };
}

/** Undefined: one of the words names no player. */
function playersOf(words: string): readonly Player[] | undefined {
  const players = words.split(',').map((word) => playerOf(word.trim()));
  return players.includes(undefined) ? undefined : players.flatMap((one) => one ?? []);
}

function progressOf({ terminal }: CliDesk, total: number): (result: MatchResult) => void {
  if (!terminal.isWatched) return () => undefined;
  let over = 0;
  return () => {
    over += 1;
    const end = over === total ? '\n' : '';
    terminal.err(`\r${String(over)} of ${counted(total, 'campaign')}${end}`);
  };
}

/** Plays one campaign for each seed by machine players, and says who won. */
export async function playMatches(desk: CliDesk, words: MatchWords): Promise<Reply> {
  const players = playersOf(words.players);
  if (players === undefined) {
    return misused(`--players needs a list of ${listedOr(PLAYER_WORDS)}. Correct its value.`);
  }
  if (players.length < FEWEST_EMPIRES || players.length > MOST_EMPIRES) {
    const most = String(MOST_EMPIRES);
    return misused(
      `--players needs ${String(FEWEST_EMPIRES)} to ${most} players. Correct its value.`,
    );
  }
  const numbers = numbersOf(words, players.length, desk.processors);
  if (numbers === undefined) {
    return misused(
      '--turns, --rings and --threads need numbers, and --seeds needs a list such as 1-50 or 3,7. Correct their values.',
    );
  }
  const victory = words.victory === undefined ? undefined : victoryOf(words.victory);
  if (words.victory !== undefined && victory === undefined) {
    return misused(
      `--victory needs a list such as expansion=40,time=120, each of ${listedOr(VICTORY_KINDS)} at most once. Correct its value.`,
    );
  }
  const forceLists = await desk.forceLists();
  const { turns, seeds, rings, threads } = numbers;
  const common = {
    turns,
    players,
    rings,
    forceLists,
    ...(victory === undefined ? {} : { victory }),
  };
  const matches = seeds.map((seed): Match => ({ seed, ...common }));
  const progress = progressOf(desk, seeds.length);
  const results = await desk.matches({ matches, threads, progress });
  const isSound = results.every(({ failure, refused }) => failure === null && refused === 0);
  const answer = isSound ? done : failed;
  return answer(matchData(results), matchLines(results, words));
}
