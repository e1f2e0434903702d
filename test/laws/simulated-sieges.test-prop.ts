import { expect, test } from 'vitest';
import { siegeFighter } from '#app/siege-odds/fight-sieges';
import { startOfSiege } from '#app/siege-odds/start-of-siege';
import type { SiegeWhatIf } from '#app/siege-odds/siege-what-if';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { attritionLeft } from '#rules/ground/ground-fighter';
import { rowOf } from '#kernel/collections/row-of';
import { empireId } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';
import {
  GROUND_CLASSES,
  groundTurn,
  SIEGED,
  type SiegeForces,
  siegeWorld,
} from '#test/support/siege-world';

const TURNS = 3;
const FOUGHT = howMany(600, 4000);
const SIMULATED = 20_000;
/** Two shares may lie this many standard errors apart. */
const APART = 4;

const SETUPS: Readonly<Record<string, SiegeForces>> = {
  'from a convoy without support': {
    red: [
      ['foot', 'invades'],
      ['foot', 'invades'],
      ['tank', 'invades'],
      ['tank', 'invades'],
    ],
    blue: [['foot'], ['guard']],
  },
  'with Assault ships in support': {
    red: [
      ['tank', 'invades'],
      ['tank', 'invades'],
      ['foot', 'invades'],
      ['foot', 'invades'],
    ],
    support: 3,
    blue: [['guard'], ['guard'], ['foot']],
  },
  'Attack less 2, Marines among them': {
    red: [
      ['marine', 'invades'],
      ['marine', 'invades'],
      ['tank', 'invades'],
    ],
    blue: [['guard'], ['foot', 'reserve']],
    rules: { invasionPenalty: 'minus' },
  },
  'against a militia': {
    red: [
      ['foot', 'invades'],
      ['foot', 'invades'],
    ],
    blue: [],
  },
  'against nobody, the militia refused': {
    red: [['foot', 'invades']],
    blue: [],
    militia: false,
  },
  'a beachhead lets others land in the next turn': {
    red: [
      ['tank', 'invades'],
      ['tank', 'invades'],
      ['guard', 'waits'],
      ['guard', 'waits'],
    ],
    support: 1,
    blue: [['foot'], ['guard'], ['guard']],
  },
  'a beachhead lets others land in the same turn': {
    red: [
      ['tank', 'invades'],
      ['tank', 'invades'],
      ['guard', 'waits'],
      ['guard', 'waits'],
    ],
    support: 1,
    blue: [['foot'], ['guard'], ['guard']],
    rules: { beachheadLanding: 'same' },
  },
  'a beachhead by damage': {
    red: [
      ['tank', 'invades'],
      ['foot', 'invades'],
      ['foot', 'invades'],
    ],
    blue: [['tank'], ['guard']],
    rules: { beachhead: 'damage' },
  },
  'Shock in the first attack of a fight': {
    red: [
      ['shocker', 'invades'],
      ['shocker', 'invades'],
      ['shocker', 'waits'],
    ],
    support: 1,
    blue: [['shocker'], ['guard']],
    rules: { shock: 'on', counterAttack: 'on' },
  },
  'counter-attacks': {
    red: [
      ['tank', 'invades'],
      ['tank', 'invades'],
      ['tank', 'invades'],
      ['foot', 'invades'],
    ],
    support: 2,
    blue: [['guard'], ['guard']],
    rules: { counterAttack: 'on' },
  },
  'landed units that hold while others invade': {
    red: [
      ['tank', 'landed'],
      ['guard', 'reserve'],
      ['foot', 'invades'],
      ['tank', 'invades'],
    ],
    blue: [['foot'], ['guard'], ['foot']],
    plans: { red: 'hold', blue: 'spread' },
  },
  'more attackers than places, the strongest first': {
    red: [
      ['tank', 'landed'],
      ['tank', 'landed'],
      ['tank', 'landed'],
      ['tank', 'landed'],
      ['foot', 'invades'],
    ],
    blue: [['tank'], ['tank', 'reserve']],
    plans: { red: 'strongest', blue: 'strongest' },
  },
};

type Sums = Record<'landing' | 'beachhead' | 'conquest' | 'beaten' | 'red' | 'blue', number>;
const NOTHING: Sums = { landing: 0, beachhead: 0, conquest: 0, beaten: 0, red: 0, blue: 0 };

const troopsOf = (state: CampaignState, owner: string) =>
  valuesById(state.units).filter(
    (unit) => unit.owner === empireId(owner) && rowOf(state.designs, unit.design).kind === 'ground',
  );
const attritionIn = (state: CampaignState, owner: string): number =>
  troopsOf(state, owner).reduce(
    (sum, unit) => sum + attritionLeft({ unit, design: rowOf(state.designs, unit.design) }),
    0,
  );
const ashoreOf = (state: CampaignState): number =>
  troopsOf(state, 'red').filter(({ place }) => place.kind === 'system').length;

/** What the engine makes of one siege. */
function foughtOnce(forces: SiegeForces, secret: string): Sums {
  const before = siegeWorld(forces);
  const told = { ...NOTHING };
  let state = before;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const result = groundTurn(state, forces, { secret, turn });
    const { events } = result;
    state = { ...result.state, phase: 'ground-combat', turn: turn + 1 };
    const isAshore = events.some((one) => one.type === 'UnitsLanded' && one.cite === 'GND-2');
    if (turn === 1 && isAshore) told.landing = 1;
    if (ashoreOf(state) > 0) told.beachhead = 1;
    if (state.systems[SIEGED]?.owner === empireId('red')) told.conquest = 1;
    if (troopsOf(state, 'red').length === 0) told.beaten = 1;
    if (told.conquest + told.beaten > 0) break;
  }
  told.red = attritionIn(before, 'red') - attritionIn(state, 'red');
  told.blue = attritionIn(before, 'blue') - attritionIn(state, 'blue');
  return told;
}

/** The same as What if has it. */
function whatIfOf(forces: SiegeForces): SiegeWhatIf {
  const { red, blue, support = 0, plans = {}, militia = true } = forces;
  // Each Assault ship has functions for one of them.
  const invaders = red.flatMap(([, way], at) => (way === 'invades' ? [at] : []));
  const supported = new Set(invaders.slice(0, support));
  const wayOf = (way: (typeof red)[number][1], at: number) => {
    if (way === 'invades') return supported.has(at) ? 'supported' : 'convoy';
    return way === 'waits' ? 'waiting' : way;
  };
  return {
    place: 'B',
    attacker: {
      name: 'Red',
      plan: plans.red ?? 'weakest',
      units: red.map(([design, way], at) => {
        return { row: at + 1, class: design, count: 1, lost: 0, way: wayOf(way, at) };
      }),
    },
    defender: {
      name: 'Blue',
      plan: plans.blue ?? 'weakest',
      militia,
      rebels: 0,
      units: blue.map(([design, way], at) => {
        return { row: at + 1, class: design, count: 1, lost: 0, way: way ?? 'active' };
      }),
    },
    bombardment: { points: 0, massDrivers: 0, missions: [] },
  };
}

const meanOf = (counts: ReadonlyMap<number, number>): number => {
  let [sum, all] = [0, 0];
  for (const [value, count] of counts) [sum, all] = [sum + value * count, all + count];
  return sum / all;
};

/** Whether shares of two numbers of trials may come from the same chance. */
function apart(one: number, ones: number, other: number, others: number): number {
  const both = (one * ones + other * others) / (ones + others);
  const error = Math.sqrt(both * (1 - both) * (1 / ones + 1 / others));
  return error === 0 ? 0 : Math.abs(one - other) / error;
}

test.each(Object.entries(SETUPS))(
  'GND-1, GND-2, GND-6: the odds of a siege agree with Ground Combat: %s',
  (name, forces) => {
    const rules = { ...DEFAULT_RULE_SET, ...forces.rules };
    const { start } = startOfSiege(whatIfOf(forces), GROUND_CLASSES, rules);
    const fighter = siegeFighter(start, name);
    fighter.fight({ first: 1, last: SIMULATED });
    const tally = fighter.tally();
    const sums = { ...NOTHING };
    const squares = { red: 0, blue: 0 };
    for (let seed = 0; seed < FOUGHT; seed += 1) {
      const one = foughtOnce(forces, `${name} ${String(seed)}`);
      for (const key of Object.keys(sums) as (keyof Sums)[]) sums[key] += one[key];
      for (const side of ['red', 'blue'] as const) squares[side] += one[side] ** 2;
    }
    const shares = {
      landing: tally.landing[0]! / SIMULATED,
      beachhead: tally.beachhead.at(-1)! / SIMULATED,
      conquest: tally.conquest.at(-1)! / SIMULATED,
      beaten: tally.beaten / SIMULATED,
    };
    for (const event of ['landing', 'beachhead', 'conquest', 'beaten'] as const) {
      const engine = sums[event] / FOUGHT;
      expect(
        apart(engine, FOUGHT, shares[event], SIMULATED),
        `${event}: ${String(engine)} in the engine, ${String(shares[event])} in What if`,
      ).toBeLessThan(APART);
    }
    for (const [side, counts] of [
      ['red', tally.lost.attackers],
      ['blue', tally.lost.defenders],
    ] as const) {
      const mean = sums[side] / FOUGHT;
      const error = Math.sqrt((squares[side] / FOUGHT - mean ** 2) / FOUGHT);
      const told = meanOf(counts);
      expect(
        Math.abs(mean - told),
        `${side} loses ${String(mean)} in the engine, ${String(told)} in What if`,
      ).toBeLessThanOrEqual(APART * error + 0.02);
    }
  },
  60_000,
);
