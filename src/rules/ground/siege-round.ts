import type { GroundPlan } from '#model/forces/ground-plan';
import { chooseTargets, type GroundAttack } from './choose-targets.ts';
import { attackFigures, counterAttack } from './ground-attack.ts';
import { type GroundFighter, militiaFighter } from './ground-fighter.ts';
import type { Blow } from './roll-blows.ts';
import type { SiegeStart } from './siege-start.ts';

/** All attacks of one turn, before any die is rolled. Fighters are named by their places: attackers, defenders, militia. */
export type SiegeRound = Readonly<{
  theirs: readonly Blow[];
  ours: readonly Blow[];
  counters: readonly Blow[];
  /** A militia defends the colony. */
  militia: boolean;
  /** Units invade, and nobody is there to defend. */
  isUnopposed: boolean;
  invades: boolean;
  /** Units with Shock that attack. */
  shocks: readonly number[];
}>;

/** Where a siege has come to. */
type Position = Readonly<{
  left: Uint16Array;
  /** 1 for units with Shock that attacked in the turn before. */
  fought: Uint8Array;
  /** The invaders are landed. */
  isAshore: boolean;
  /** Those who waited aboard are landed. */
  hasJoined: boolean;
  isFirst: boolean;
}>;

/** More positions than this are not kept. */
const MOST_KEPT = 50_000;

const MILITIA_AT_HOME = militiaFighter('militia', { side: 'home', digsIn: true });

function blowOf({ target, attackers }: GroundAttack, placeOf: ReadonlyMap<string, number>): Blow {
  const place = ({ key }: GroundFighter): number => placeOf.get(key) ?? 0;
  return {
    figures: attackFigures({ target, attackers }),
    attackFaces: attackers[0]?.dieFaces ?? 1,
    defenseFaces: target.dieFaces,
    target: place(target),
    invaders: attackers.filter(({ invades }) => invades).map(place),
  };
}

/** Attacks of the besieger: units that invade attack under every plan. @rule GND-2 */
function besiegersAttacks(
  plan: GroundPlan,
  assault: readonly GroundFighter[],
  home: readonly GroundFighter[],
): readonly GroundAttack[] {
  const invading = assault.filter(({ invades }) => invades);
  if (plan !== 'hold' || invading.length === 0) return chooseTargets(plan, assault, home);
  return chooseTargets('weakest', invading, home);
}

const counters = (attacks: readonly GroundAttack[]): readonly GroundAttack[] =>
  attacks.flatMap(({ target, attackers }) =>
    target.digsIn
      ? attackers
          .filter(({ invades }) => invades)
          .map((invader) => ({ attackers: [counterAttack(target)], target: invader }))
      : [],
  );

/** A siege's fighters by their places, with what is left of each. */
function fightersOf(start: SiegeStart): Readonly<{
  placeOf: ReadonlyMap<string, number>;
  assaultIn: (position: Position) => readonly GroundFighter[];
  homeIn: (position: Position) => readonly GroundFighter[];
}> {
  const { landed, invaders, waiting, defenders, lowered, shock } = start;
  const attackers = landed.length + invaders.length + waiting.length;
  const keys = [
    ...landed.map(({ key }) => key),
    ...invaders.map(({ invading }) => invading.key),
    ...waiting.map(({ key }) => key),
    ...defenders.map(({ key }) => key),
    MILITIA_AT_HOME.key,
  ];
  const alive = (
    { left, fought }: Position,
    fighters: readonly GroundFighter[],
    from: number,
  ): readonly GroundFighter[] =>
    fighters.flatMap((one, at) => {
      const now = left[from + at] ?? 0;
      const bonus = fought[from + at] === 1 ? 0 : (shock.get(one.key) ?? 0);
      return now > 0 ? [{ ...one, left: now, attack: one.attack + bonus }] : [];
    });
  const exposed = defenders.map((one) => ({
    ...one,
    defense: one.defense - (lowered.get(one.key) ?? 0),
  }));
  return {
    placeOf: new Map(keys.map((key, at) => [key, at])),
    assaultIn: (position) => [
      ...alive(position, landed, 0),
      ...alive(
        position,
        invaders.map((one) => (position.isAshore ? one.landed : one.invading)),
        landed.length,
      ),
      ...(position.hasJoined ? alive(position, waiting, landed.length + invaders.length) : []),
    ],
    homeIn: (position) => alive(position, position.isFirst ? exposed : defenders, attackers),
  };
}

/** The attacks of each position of a siege by the rules of ground combat, worked out once. @rule GND-1 @rule GND-2 @rule GND-3 */
export function siegeRounds(start: SiegeStart): (position: Position) => SiegeRound {
  const { placeOf, assaultIn, homeIn } = fightersOf(start);
  const { attackerPlan, defenderPlan, rules, shock } = start;
  const known = new Map<string, SiegeRound>();
  const roundOf = (position: Position): SiegeRound => {
    const assault = assaultIn(position);
    const troops = homeIn(position);
    const militia = troops.length === 0 && start.militia && assault.length > 0;
    const home = militia ? [MILITIA_AT_HOME] : troops;
    const attacks = besiegersAttacks(attackerPlan, assault, home);
    const replies = chooseTargets(defenderPlan, home, assault);
    const back = rules.counterAttack === 'on' ? counters(attacks) : [];
    const attackers = [...attacks, ...replies, ...back].flatMap((one) => one.attackers);
    const blows = (all: readonly GroundAttack[]): readonly Blow[] =>
      all.map((attack) => blowOf(attack, placeOf));
    const invades = assault.some((one) => one.invades);
    return {
      theirs: blows(attacks),
      ours: blows(replies),
      counters: blows(back),
      militia,
      isUnopposed: invades && home.length === 0,
      invades,
      shocks: attackers.flatMap(({ key }) => (shock.has(key) ? [placeOf.get(key) ?? 0] : [])),
    };
  };
  return (position) => {
    const { left, fought, isAshore, hasJoined, isFirst } = position;
    const flags = Number(isAshore) + 2 * Number(hasJoined) + 4 * Number(isFirst);
    const marks = shock.size === 0 ? [] : fought;
    const name = String.fromCharCode(flags, ...left.subarray(0, -1), ...marks);
    const before = known.get(name);
    if (before !== undefined) return before;
    if (known.size >= MOST_KEPT) known.clear();
    const round = roundOf(position);
    known.set(name, round);
    return round;
  };
}
