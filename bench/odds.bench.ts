/**
 * How fast battles are fought for odds, against plain loops in C and TypeScript: npm run bench:odds
 *
 * `reference/battle.c` (compiled here) and `reference/battle.mjs` fight the same abstract battles and tell so by their checksum; their line
 * and flagship are those of CSC-1, CSC-13 and CSC-17. Here their ships meet in deep space with what the loops do not know switched off:
 * missions, electronic warfare, directed damage, boarding, ships sent back, readiness that fades; damage is spread, as it is there. The
 * column `at least cost` is the same with damage where it costs its owner least, which is the default. `Default` are the same ships, with their
 * AF and CC, by default doctrines and settings, and the last column is its ratio to `at least cost`. All ratios are of battles per second of the
 * processor in one run, the best of some tries that take turns, because others may use the machine too; as many battles of each scenario
 * as in the loops, and nothing is known of a scenario when its battles begin.
 *
 * What still differs: a battle here rolls surprise and lucky hits, hits reinforcements behind a task force that is gone, knows who commands,
 * and counts what became of each class. And what the steps make of a position of a side is not worked out twice, while the loops fight every round: at 3 ships nearly every round is known after some thousand
 * battles, at 50 some three of five. What limits it are the others: each unit is an object of some sixty values, hits go one by one through the
 * one door that also writes the record, and both sides are looked up in more memory than a processor has at hand.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, cpuUsage, execPath, stdout } from 'node:process';
import { BATTLE_RULES } from '#app/battle/battle-rules';
import { fightOdds } from '#app/odds/fight-odds';
import type { BattleStart } from '#content/battles/setup-of-battle';
import { brandAs } from '#kernel/brand/brand';
import type { SideSetup } from '#model/battle/setup';
import type { DesignId } from '#model/campaign/ids';
import { parseBattle } from '#content/battles/parse-battle';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { forceListsText } from '#main/force-lists-text';

/** An argument: `npm run bench:odds -- 2`. */
const TRIES = Number(argv[2] ?? 6);
/** Battles of a try. */
const SIZES = [
  { ships: 3, battles: 400_000 },
  { ships: 10, battles: 160_000 },
  { ships: 50, battles: 80_000 },
] as const;
type Size = (typeof SIZES)[number];
/** How both sides fight: with all features off, damage put so or so, or by default doctrines. */
type Way = 'cheapest' | 'spread' | 'default';
type Told = Readonly<{ perSecond: number; checksum: string }>;

const HERE = import.meta.dirname;
const PLAIN_FILE = join(HERE, 'reference/battle.mjs');
const PLAIN_LOOP = 'objects';

/** What the loops do not know. */
const OFF = { direct: [], missions: 'none', boarding: 'nobody', sendBackCrippled: false };

/** A battle to put others into: the loops have no names, classes or scenarios. */
function exampleOf(ships: number, way: Way): BattleStart {
  const lists = readForceLists(forceListsText());
  if (!lists.ok) throw new Error('The force lists cannot be read.');
  const side = {
    name: 'Fleet',
    forceList: 'human',
    units: [{ class: 'Ares', count: ships }],
    ...(way === 'default' ? {} : { standing: { ...OFF, takeDamage: way } }),
  };
  const battle = parseBattle(
    JSON.stringify({
      format: 'farlane-battle',
      version: 1,
      place: { kind: 'system' },
      ...(way === 'default' ? {} : { settings: { readinessDecay: 'never' } }),
      sides: { attacker: side, defender: side },
    }),
    lists.value,
    BATTLE_RULES,
  );
  if (!battle.ok) throw new Error('The battle cannot be fought.');
  return battle.value;
}

type Ship = Readonly<Record<'dv' | 'as' | 'af' | 'cc' | 'cr', number>>;
type Scenario = readonly [Fleet, Fleet];
type Fleet = Readonly<{ ships: readonly Ship[] }>;

/** The battles of the loops: their ships, each of a class of its own. */
function battlesOf(ships: number, way: Way): readonly BattleStart[] {
  const text = execFileSync(execPath, [PLAIN_FILE, 'ships', String(ships)], { encoding: 'utf8' });
  const scenarios = JSON.parse(text) as readonly Scenario[];
  const example = exampleOf(ships, way);
  return scenarios.map(([attacker, defender]) => {
    const { sides } = example.setup;
    const both = {
      attacker: withShips(sides.attacker, attacker, way),
      defender: withShips(sides.defender, defender, way),
    };
    return { ...example, setup: { ...example.setup, sides: both } };
  });
}

function withShips(side: SideSetup, { ships }: Fleet, way: Way): SideSetup {
  const combatants = side.combatants.map((one, at) => {
    const { dv, as, af, cc, cr } = ships[at] ?? { dv: 1, as: 1, af: 0, cc: 1, cr: 1 };
    const more = way === 'default' ? { af, cc } : { af: 0 };
    const stats = { dv, as, cv: 0, cr, abilities: [], ...more };
    const id = brandAs<DesignId>(`${one.design.id}-${String(at)}`);
    return { ...one, design: { ...one.design, id, ...stats, cost: dv + as } };
  });
  return { ...side, combatants };
}

/** Battles per second of the processor. */
function ours(starts: readonly BattleStart[], { battles: many }: Size): number {
  const last = many / starts.length;
  const from = cpuUsage();
  for (const start of starts) fightOdds({ start, seed: 'bench', first: 1, last });
  const { user, system } = cpuUsage(from);
  return (many * 1_000_000) / (user + system);
}

/** What a loop says of itself. */
function told(program: string, before: readonly string[], { ships, battles }: Size): Told {
  const words = [...before, ships, battles, 0, 0, 1].map(String);
  const text = execFileSync(program, words, { encoding: 'utf8' });
  const [, most, checksum = ''] = / max (\d+) .*checksum (\w+)/.exec(text) ?? [];
  return { perSecond: Number(most), checksum };
}

const cell = (text: string): string => text.padStart(14);
const line = (...cells: readonly string[]): void =>
  void stdout.write(`${cells.map(cell).join('')}\n`);
const times = (number: number): string => number.toFixed(1);
const hundredths = (number: number): string => number.toFixed(2);
const whole = (number: number): string => String(Math.round(number));

function compare(size: Size, compiled: string): void {
  const [spread, cheapest, usual] = (['spread', 'cheapest', 'default'] as const).map((way) =>
    battlesOf(size.ships, way),
  );
  if (spread === undefined || cheapest === undefined || usual === undefined) return;
  // The first only warms up.
  const tries = Array.from({ length: TRIES + 1 }, () => ({
    here: ours(spread, size),
    cheapest: ours(cheapest, size),
    usual: ours(usual, size),
    inC: told(compiled, [], size),
    inScript: told(execPath, [PLAIN_FILE, PLAIN_LOOP], size),
  })).slice(1);
  const best = (speedOf: (one: (typeof tries)[number]) => number): number =>
    Math.max(...tries.map(speedOf));
  const here = best((one) => one.here);
  const inC = best((one) => one.inC.perSecond);
  const inScript = best((one) => one.inScript.perSecond);
  const leastCost = best((one) => one.cheapest);
  const byDefault = best((one) => one.usual);
  const isSame = tries.every((one) => one.inC.checksum === one.inScript.checksum);
  line(
    String(size.ships),
    whole(here),
    whole(inScript),
    whole(inC),
    times(inScript / here),
    times(inC / here),
    isSame ? 'same' : 'differs',
    whole(leastCost),
    whole(byDefault),
    hundredths(byDefault / leastCost),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'farlane-bench-'));
try {
  const compiled = join(folder, 'battle');
  execFileSync('cc', ['-O2', '-o', compiled, join(HERE, 'reference/battle.c')]);
  line(
    'ships a side',
    'battles/s',
    'TypeScript',
    'C',
    'TS to ours',
    'C to ours',
    'checksum',
    'at least cost',
    'default',
    'to least cost',
  );
  for (const size of SIZES) compare(size, compiled);
} finally {
  rmSync(folder, { recursive: true });
}
