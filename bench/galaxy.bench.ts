/**
 * How the time of drawing a map grows with its size: npm run bench:galaxy
 *
 * For every number of rings, the seconds of the processor (others may use the machine too), the growth against the size before, in
 * systems and in time, and how many plain passes fit into it, measured in the same run, so that tables of two machines compare.
 */
import { cpuUsage, stdout } from 'node:process';
import { galaxyDice } from '#engine/galaxy/galaxy-dice';
import { generateGalaxy } from '#engine/galaxy/generate-galaxy';
import { hashText } from '#kernel/result/hash';
import { systemIdOf } from '#model/campaign/system';
import { DEFAULT_GALAXY_SETTINGS } from '#model/settings/galaxy-settings';
import { hexesOf } from '#rules/galaxy/hexes-of';
import { homeworldPlaces } from '#rules/galaxy/homeworld-places';

const RINGS = [5, 10, 20, 40] as const;
const PLAYERS = 6;
const AIM = { rings: 40, seconds: 2 } as const;
const TRIES = 3;

/** The best of some tries: what it takes when nothing disturbs. */
function secondsOf(work: () => number): Readonly<{ seconds: number; counted: number }> {
  let best = Number.POSITIVE_INFINITY;
  let counted = 0;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    globalThis.gc?.();
    const start = cpuUsage();
    counted = work();
    best = Math.min(best, cpuUsage(start).user / 1_000_000);
  }
  return { seconds: best, counted };
}

function drawn(rings: number): number {
  const homes = homeworldPlaces(rings, PLAYERS);
  const dice = galaxyDice('bench');
  const galaxy = generateGalaxy(dice, { rings, homes, settings: DEFAULT_GALAXY_SETTINGS });
  return galaxy.lanes.length;
}

/** The yardstick: one hash for each system, which is what one stream of dice costs. */
function plainPass(rings: number): number {
  return hexesOf(rings).filter((hex) => hashText(systemIdOf(hex, rings)) > '8').length;
}

const cell = (text: string): string => text.padStart(10);
const line = (...cells: readonly string[]): void =>
  void stdout.write(`${cells.map(cell).join('')}\n`);

line('rings', 'systems', 'lanes', 'seconds', 'size', 'growth', 'per pass');
let before: Readonly<{ systems: number; seconds: number }> | undefined;
let isFast = true;
for (const rings of RINGS) {
  const systems = hexesOf(rings).length;
  const { seconds, counted } = secondsOf(() => drawn(rings));
  const pass = secondsOf(() => plainPass(rings)).seconds;
  const times = (now: number, then: number | undefined): string =>
    then === undefined ? '' : `x${(now / then).toFixed(2)}`;
  line(
    ...[String(rings), String(systems), String(counted), seconds.toFixed(3)],
    ...[times(systems, before?.systems), times(seconds, before?.seconds)],
    (seconds / pass).toFixed(1),
  );
  if (rings === AIM.rings && seconds > AIM.seconds) isFast = false;
  before = { systems, seconds };
}
const verdict = isFast ? 'met' : 'missed';
stdout.write(`\n${String(AIM.rings)} rings in under ${String(AIM.seconds)} s: ${verdict}\n`);
