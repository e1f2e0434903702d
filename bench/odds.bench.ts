/**
 * How fast battles are fought for odds, against plain loops in C and TypeScript: npm run bench:odds
 *
 * `reference/battle.c` (compiled here) and `reference/battle.mjs` fight the same abstract battles and tell so by their checksum; the ratio is
 * of battles per second of the processor in one run, the best of some tries, because others may use the machine too.
 *
 * The loops still do less than a battle here: they have ships with three values in one firing line and a fixed order of damage. A battle
 * here also rolls surprise, gives missions and directs damage by standing orders, lets the owner assign damage at best, has reinforcements
 * and new flagships, cites its rules and names every unit and die. Nobody is asked, so no question is put together. What is left is spread
 * thin: lists and small objects of each step, and in few battles the compiler, which is warm only after a thousand or two.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuUsage, execPath, stdout } from 'node:process';
import { fightOdds } from '#app/odds/fight-odds';
import type { BattleStart } from '#content/battles/setup-of-battle';
import { parseBattle } from '#content/battles/parse-battle';
import { parseForceLists } from '#content/force-lists/parse-force-lists';

const TRIES = 5;
/** Battles of a try: here, and in the loops. */
const SIZES = [
  { ships: 3, ours: 600, plain: 400_000 },
  { ships: 10, ours: 240, plain: 160_000 },
  { ships: 50, ours: 48, plain: 32_000 },
] as const;
type Size = (typeof SIZES)[number];
type Told = Readonly<{ perSecond: number; checksum: string }>;

const HERE = import.meta.dirname;
const PLAIN_LOOP = 'objects';

/** So many destroyers a side in deep space. */
function battleOf(ships: number): BattleStart {
  const lists = parseForceLists(
    readFileSync(join(HERE, '../docs/rules/vbam-units.data.json'), 'utf8'),
  );
  if (!lists.ok) throw new Error('The force lists cannot be read.');
  const side = (forceList: string, name: string) => ({
    name: forceList,
    forceList,
    units: [{ class: name, count: ships }],
  });
  const battle = parseBattle(
    JSON.stringify({
      format: 'farlane-battle',
      version: 1,
      place: { kind: 'system' },
      sides: { attacker: side('human', 'Ares'), defender: side('loran', 'Chaete') },
    }),
    lists.value,
  );
  if (!battle.ok) throw new Error('The battle cannot be fought.');
  return battle.value;
}

/** Battles per second of the processor, in the best try; the first only warms up. */
function ours({ ships, ours: many }: Size): number {
  const start = battleOf(ships);
  const speeds = Array.from({ length: TRIES + 1 }, () => {
    const from = cpuUsage();
    fightOdds({ start, seed: 'bench', first: 1, last: many });
    const { user, system } = cpuUsage(from);
    return (many * 1_000_000) / (user + system);
  });
  return Math.max(...speeds.slice(1));
}

/** What a loop says of itself. */
function told(program: string, before: readonly string[], { ships, plain }: Size): Told {
  const words = [...before, ships, plain, 0, 0, TRIES].map(String);
  const text = execFileSync(program, words, { encoding: 'utf8' });
  const [, most, checksum = ''] = / max (\d+) .*checksum (\w+)/.exec(text) ?? [];
  return { perSecond: Number(most), checksum };
}

const cell = (text: string): string => text.padStart(14);
const line = (...cells: readonly string[]): void =>
  void stdout.write(`${cells.map(cell).join('')}\n`);
const whole = (number: number): string => String(Math.round(number));

function compare(size: Size, compiled: string): void {
  const here = ours(size);
  const inC = told(compiled, [], size);
  const inScript = told(execPath, [join(HERE, 'reference/battle.mjs'), PLAIN_LOOP], size);
  const isSame = inC.checksum === inScript.checksum ? 'same' : 'differs';
  line(
    String(size.ships),
    whole(here),
    whole(inScript.perSecond),
    whole(inC.perSecond),
    whole(inScript.perSecond / here),
    whole(inC.perSecond / here),
    isSame,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'farlane-bench-'));
try {
  const compiled = join(folder, 'battle');
  execFileSync('cc', ['-O2', '-o', compiled, join(HERE, 'reference/battle.c')]);
  line('ships a side', 'battles/s', 'TypeScript', 'C', 'TS to ours', 'C to ours', 'checksum');
  for (const size of SIZES) compare(size, compiled);
} finally {
  rmSync(folder, { recursive: true });
}
