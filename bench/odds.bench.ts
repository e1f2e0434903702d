/**
 * How fast battles are fought for odds, against plain loops in C and TypeScript: npm run bench:odds
 *
 * `reference/battle.c` (compiled here) and `reference/battle.mjs` fight the same abstract battles and tell so by their checksum; here
 * their ships meet in deep space with what the loops do not know switched off: missions, electronic warfare, directed damage, boarding,
 * ships sent back, readiness that fades. The ratio is of battles per second of the processor in one run, the best of some tries,
 * because others may use the machine too.
 *
 * What still differs: a battle here rolls surprise and lucky hits, puts damage where it costs its owner least instead of down the list,
 * has reinforcements that wait, enter and are hit beyond a task force that is gone, lets crippled flagships be replaced, and counts what
 * became of each class. What limits it: the best place for damage is searched for in a table (CSC-9), which alone takes thirty to seventy
 * times as long as a whole battle of the C loop; beside it each unit is an object of some forty values made anew for every battle, and
 * each step looks for abilities that these ships do not have.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuUsage, execPath, stdout } from 'node:process';
import { fightOdds } from '#app/odds/fight-odds';
import type { BattleStart } from '#content/battles/setup-of-battle';
import { brandAs } from '#kernel/brand/brand';
import type { SideSetup } from '#model/battle/setup';
import type { DesignId } from '#model/campaign/ids';
import { parseBattle } from '#content/battles/parse-battle';
import { parseForceLists } from '#content/force-lists/parse-force-lists';

const TRIES = 5;
/** Battles of a try: here, and in the loops. */
const SIZES = [
  { ships: 3, ours: 16_000, plain: 400_000 },
  { ships: 10, ours: 8000, plain: 160_000 },
  { ships: 50, ours: 4000, plain: 80_000 },
] as const;
type Size = (typeof SIZES)[number];
type Told = Readonly<{ perSecond: number; checksum: string }>;

const HERE = import.meta.dirname;
const PLAIN_FILE = join(HERE, 'reference/battle.mjs');
const PLAIN_LOOP = 'objects';

/** A battle to put others into: the loops have no names, classes or scenarios. */
function exampleOf(ships: number): BattleStart {
  const lists = parseForceLists(
    readFileSync(join(HERE, '../docs/rules/vbam-units.data.json'), 'utf8'),
  );
  if (!lists.ok) throw new Error('The force lists cannot be read.');
  const side = {
    name: 'Fleet',
    forceList: 'human',
    units: [{ class: 'Ares', count: ships }],
    standing: { direct: [], missions: 'none', boarding: 'nobody', sendBackCrippled: false },
  };
  const battle = parseBattle(
    JSON.stringify({
      format: 'farlane-battle',
      version: 1,
      place: { kind: 'system' },
      settings: { readinessDecay: 'never' },
      sides: { attacker: side, defender: side },
    }),
    lists.value,
  );
  if (!battle.ok) throw new Error('The battle cannot be fought.');
  return battle.value;
}

type Ship = Readonly<Record<'dv' | 'as' | 'cr', number>>;
type Scenario = readonly [Fleet, Fleet];
type Fleet = Readonly<{ ships: readonly Ship[] }>;

/** The battles of the loops: their ships, each of a class of its own. */
function battlesOf(ships: number): readonly BattleStart[] {
  const text = execFileSync(execPath, [PLAIN_FILE, 'ships', String(ships)], { encoding: 'utf8' });
  const scenarios = JSON.parse(text) as readonly Scenario[];
  const example = exampleOf(ships);
  return scenarios.map(([attacker, defender]) => {
    const { sides } = example.setup;
    const both = {
      attacker: withShips(sides.attacker, attacker),
      defender: withShips(sides.defender, defender),
    };
    return { ...example, setup: { ...example.setup, sides: both } };
  });
}

function withShips(side: SideSetup, { ships }: Fleet): SideSetup {
  const combatants = side.combatants.map((one, at) => {
    const { dv, as, cr } = ships[at] ?? { dv: 1, as: 1, cr: 1 };
    const id = brandAs<DesignId>(`${one.design.id}-${String(at)}`);
    return { ...one, design: { ...one.design, id, dv, as, af: 0, cr, cost: dv + as } };
  });
  return { ...side, combatants };
}

/** Battles per second of the processor, in the best try; the first only warms up. */
function ours({ ships, ours: many }: Size): number {
  const starts = battlesOf(ships);
  const last = many / starts.length;
  const speeds = Array.from({ length: TRIES + 1 }, () => {
    const from = cpuUsage();
    for (const start of starts) fightOdds({ start, seed: 'bench', first: 1, last });
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
  const inScript = told(execPath, [PLAIN_FILE, PLAIN_LOOP], size);
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
