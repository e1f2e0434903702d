/**
 * How many rounds of ground combat a second are fought for odds, in one thread: npm run bench:siege
 *
 * Five units invade a system that five defend, in sieges of three turns, with the plans of the default standing orders.
 */
import { argv, cpuUsage, stdout } from 'node:process';
import { oddsDice } from '#kernel/dice/odds-dice';
import { siegeSimulator } from '#rules/ground/simulate-siege';
import type { GroundFighter } from '#rules/ground/ground-fighter';
import type { SiegeStart } from '#rules/ground/siege-start';

/** An argument: `npm run bench:siege -- 4`. */
const TRIES = Number(argv[2] ?? 4);
const SIEGES = 40_000;

const fighter = (side: string, at: number): GroundFighter => ({
  key: `${side} ${String(at)}`,
  side,
  attack: 2 + (at % 3),
  defense: 1 + (at % 2),
  dieFaces: at % 2 === 0 ? 4 : 6,
  left: 3 + (at % 4),
  rests: false,
  invades: false,
  digsIn: side === 'home',
});

function startOf(size: number): SiegeStart {
  const sizes = Array.from({ length: size }, (_, at) => at);
  return {
    landed: [],
    invaders: sizes.map((at) => {
      const landed = fighter('away', at);
      return { landed, invading: { ...landed, attack: landed.attack - 1, invades: true } };
    }),
    waiting: [],
    attackerPlan: 'weakest',
    defenders: sizes.map((at) => fighter('home', at)),
    lowered: new Map(),
    shock: new Map(),
    defenderPlan: 'weakest',
    militia: true,
    turns: 3,
    rules: { beachhead: 'kill', beachheadLanding: 'next', counterAttack: 'off' },
  };
}

/** Rounds per second of the processor. */
function speedOf(size: number): number {
  const start = startOf(size);
  const dice = oddsDice('bench');
  const simulate = siegeSimulator(start);
  const roll = (faces: number): number => dice.total({ count: 1, faces });
  const from = cpuUsage();
  let rounds = 0;
  for (let number = 1; number <= SIEGES; number += 1) {
    dice.begin(number);
    const { conquest, beaten } = simulate(roll);
    rounds += conquest + beaten === 0 ? start.turns : conquest + beaten;
  }
  const { user, system } = cpuUsage(from);
  return (rounds * 1_000_000) / (user + system);
}

stdout.write('units a side   ground rounds/s\n');
for (const size of [2, 5, 10, 20]) {
  const best = Math.max(...Array.from({ length: TRIES }, () => speedOf(size)));
  stdout.write(`${String(size).padStart(12)}${String(Math.round(best)).padStart(18)}\n`);
}
