import { brandAs } from '#kernel/brand/brand';
import type { BattleSetup, Combatant } from '#model/battle/setup';
import type { AbilityId } from '#model/forces/design';
import type { StandingOrders } from '#model/forces/standing-orders';
import { battleOf, combatant } from './fight.ts';
import { type Choices, choicesOf } from './proof-choices.ts';

type Fleets = Readonly<{ choices: Choices; percentAble: number }>;

/** Warships alone, some of them hurt, laid up or far too many for who leads them, some with functions. */
function fleetOf(name: string, many: number, { choices, percentAble }: Fleets) {
  const { below, percent, pick } = choices;
  return Array.from({ length: many }, (_, at) => {
    const [dv, as, af] = [1 + below(9), below(9), below(5)];
    const abilities = percent(percentAble)
      ? [{ id: brandAs<AbilityId>(pick(FUNCTIONS)), rating: 1 + below(3) }]
      : [];
    const [cr, cc, cost] = [1 + below(7), 1 + below(3), 2 + below(9)];
    const design = { dv, as, af, cv: 0, cr, cc, cost, abilities };
    const condition = percent(10) ? 'crippled' : 'sound';
    const status = percent(10) ? 'reserve' : percent(5) ? 'mothballed' : 'active';
    return combatant(`${name}${String(at)}`, { condition, status, design });
  });
}

/** What changes formation, fire, or who can be hit. */
const FUNCTIONS = ['scout', 'guardian', 'disruptor', 'suppression', 'fire-control', 'jammer'];

function quietOrders({ percent, pick }: Choices): Partial<StandingOrders> {
  return {
    boarding: 'nobody',
    takeDamage: pick(['cheapest', 'spread']),
    sendBackCrippled: pick([true, false, 'relieved'] as const),
    enterFirst: percent(40) ? [pick(['crippled', 'cheapest', 'dearest'])] : [],
    holdBack: percent(30) ? ['crippled'] : [],
  };
}

/** Missions and fire as orders have them by default, or otherwise. */
function busyOrders(choices: Choices): Partial<StandingOrders> {
  const { percent, pick } = choices;
  return {
    ...quietOrders(choices),
    direct: pick([['last-round'], ['crippled', 'last-round'], ['flagship'], []]),
    directShare: pick([100, 100, 60]),
    screen: pick([[], [], ['dearest'], ['flagship', 'crippled']]),
    missions: percent(85) ? 'best' : 'none',
    warfare: pick(['best', 'best', 'guard', 'suppress', 'none']),
    asteroids: pick(['nobody', 'crippled', 'all']),
  };
}

type Orders = (choices: Choices) => Partial<StandingOrders>;

function battleBy(seed: number, orders: Orders, percentAble = 0): BattleSetup {
  const choices = choicesOf(seed);
  const most = choices.pick([3, 6, 12, 30]);
  const fleet = (name: string): readonly Combatant[] =>
    fleetOf(name, 1 + choices.below(most), { choices, percentAble });
  const sides = { attacker: fleet('r'), defender: fleet('b') };
  return battleOf(sides, { attacker: orders(choices), defender: orders(choices) });
}

/** A battle in which nothing but fire changes anything. */
export const quietBattle = (seed: number): BattleSetup => battleBy(seed, quietOrders);

/** A battle with missions, chosen targets and cover: among asteroids every other time; every third battle with functions for electronic warfare. */
export function busyBattle(seed: number): BattleSetup {
  const setup = battleBy(seed, busyOrders, seed % 3 === 0 ? 30 : 0);
  const { ground, sides } = setup;
  const anomalies = seed % 2 === 0 ? ['Dense Asteroids'] : [];
  const knows = sides.attacker.combatants.slice(1).map(({ design }) => design.id);
  const defender = { ...sides.defender, knows: seed % 4 === 0 ? knows : ('all' as const) };
  return { ...setup, ground: { ...ground!, anomalies }, sides: { ...sides, defender } };
}

/** A battle of ships of equal strength and mostly equal cost, which changes of command send back and let in again. */
export function battleOfEquals(seed: number): BattleSetup {
  const { below, pick, percent } = choicesOf(seed);
  const fleet = (name: string): readonly Combatant[] =>
    Array.from({ length: 4 + below(5) }, (_, at) => {
      const dv = 1 + below(4);
      const status = percent(15) ? 'reserve' : 'active';
      const design = { dv, as: 5 - dv, af: 0, cr: 1 + below(5), cost: pick([4, 4, 4, 12]) };
      return combatant(`${name}${String(at)}`, { status, design });
    });
  const orders = (): Partial<StandingOrders> => ({
    direct: pick([[], ['flagship']]),
    directShare: pick([50, 100]),
    missions: 'best',
    sendBackCrippled: pick([false, true, 'relieved'] as const),
    takeDamage: pick(['spread', 'cheapest']),
  });
  const sides = { attacker: fleet('r'), defender: fleet('b') };
  return battleOf(sides, { attacker: orders(), defender: orders() });
}
