import { type RollDie, strike } from './roll-blows.ts';
import { MILITIA } from '#model/campaign/militia';
import { winsBeachhead } from './beachhead-of.ts';
import { type SiegeRound, siegeRounds } from './siege-round.ts';
import type { SiegeEnd, SiegeStart } from './siege-start.ts';

export type { RollDie };

/** Arrays that all fights of one simulator use again. */
type Field = Readonly<{
  /** Attrition left: of the attackers, the defenders, and the militia. */
  left: Uint16Array;
  /** 1 for units with Shock that attacked in the turn before. */
  fought: Uint8Array;
  damage: Uint16Array;
  /** The damage of each attack of the attackers. */
  dealt: Uint16Array;
  /** Where the invaders, those who wait, the defenders and the militia begin. */
  invaders: number;
  waiting: number;
  defenders: number;
  militia: number;
}>;

/** How far a siege has come; turns count from 1, 0: it hasn't happened. */
type Course = {
  isAshore: boolean;
  hasJoined: boolean;
  landing: number;
  beachhead: number;
  conquest: number;
  beaten: number;
};

const NOTHING_YET = { landing: 0, beachhead: 0, conquest: 0, beaten: 0 } as const;

const standing = ({ left }: Field, from: number, to: number): number => {
  let units = 0;
  for (let at = from; at < to; at += 1) if ((left[at] ?? 0) > 0) units += 1;
  return units;
};

const attrition = (left: Uint16Array, from: number, to: number): number => {
  let total = 0;
  for (let at = from; at < to; at += 1) total += left[at] ?? 0;
  return total;
};

/** Whether the invaders get ashore by a round whose damage is rolled. @rule GND-2 */
function isOpened({ left, damage, dealt }: Field, round: SiegeRound, start: SiegeStart): boolean {
  if (!round.invades) return false;
  if (round.isUnopposed) return true;
  const landings = round.theirs.map(({ target, invaders }, at) => ({
    damage: dealt[at] ?? 0,
    isDestroyed: (dealt[at] ?? 0) > 0 && (damage[target] ?? 0) >= (left[target] ?? 0),
    survived: invaders.some((one) => (left[one] ?? 0) > (damage[one] ?? 0)),
  }));
  return winsBeachhead(landings, start.rules);
}

function rollRound({ damage, dealt }: Field, round: SiegeRound, roll: RollDie): void {
  damage.fill(0);
  strike(round.theirs, { damage, dealt }, roll);
  strike(round.ours, { damage, dealt: null }, roll);
  strike(round.counters, { damage, dealt: null }, roll);
}

function takeDamage({ left, damage }: Field): void {
  for (let at = 0; at < left.length; at += 1) {
    const lost = damage[at] ?? 0;
    if (lost > 0) left[at] = Math.max(0, (left[at] ?? 0) - lost);
  }
}

/** The attacker's units on the ground. */
const onGround = (field: Field, { isAshore, hasJoined }: Course): number =>
  standing(field, 0, isAshore ? field.waiting : field.invaders) +
  (hasJoined ? standing(field, field.waiting, field.defenders) : 0);

type Turn = Readonly<{ start: SiegeStart; round: SiegeRound; turn: number; roll: RollDie }>;

/** The attacker's units that are on the ground at the end of a turn hold it, and may have conquered it. @rule GND-4 @rule GND-6 */
function holdGround(field: Field, course: Course, turn: number): void {
  if (course.beachhead === 0) course.beachhead = turn;
  if (standing(field, field.defenders, field.left.length) === 0) course.conquest = turn;
}

function playTurn(field: Field, course: Course, { start, round, turn, roll }: Turn): void {
  field.left[field.militia] = round.militia ? MILITIA.attrition : 0;
  rollRound(field, round, roll);
  field.fought.fill(0);
  for (const at of round.shocks) field.fought[at] = 1;
  const opened = isOpened(field, round, start);
  takeDamage(field);
  // Only units that were on the ground before let others land, unless the setting says otherwise (GND-2).
  const isKept = onGround(field, course) > 0;
  if (opened) {
    course.isAshore = true;
    const isAlive = standing(field, field.invaders, field.waiting) > 0;
    if (isAlive && course.landing === 0) course.landing = turn;
  }
  if (onGround(field, course) > 0) {
    if (isKept || start.rules.beachheadLanding === 'same') course.hasJoined = true;
    holdGround(field, course, turn);
  }
  if (standing(field, 0, field.defenders) === 0) course.beaten = turn;
}

function fieldOf({ landed, invaders, waiting, defenders }: SiegeStart): Field {
  const first = [...landed, ...invaders.map((one) => one.invading), ...waiting, ...defenders];
  const left = Uint16Array.from([...first.map((one) => one.left), 0]);
  return {
    left,
    fought: new Uint8Array(left.length),
    damage: new Uint16Array(left.length),
    dealt: new Uint16Array(left.length),
    invaders: landed.length,
    waiting: landed.length + invaders.length,
    defenders: first.length - defenders.length,
    militia: first.length,
  };
}

/**
 * Fights a siege on the ground turn by turn, as Ground Combat does: attacks, beachheads, landings and conquest. It leaves out
 * reinforcements, repairs and supply. Invaders that are repelled invade again in the next turn; units that wait land as soon as there is a
 * beachhead. What the rules say of a position is worked out once for all fights.
 * @rule GND-1 @rule GND-2 @rule GND-3 @rule GND-4 @rule GND-6
 */
export function siegeSimulator(start: SiegeStart): (roll: RollDie) => SiegeEnd {
  const field = fieldOf(start);
  const { left, fought, defenders, militia } = field;
  const whole = left.slice();
  const roundOf = siegeRounds(start);
  const lostIn = (from: number, to: number): number =>
    attrition(whole, from, to) - attrition(left, from, to);
  return (roll) => {
    left.set(whole);
    // Units that are on the ground together have fought before.
    fought.fill(start.landed.length > 0 ? 1 : 0);
    fought.fill(0, field.invaders, defenders);
    const course: Course = { isAshore: false, hasJoined: false, ...NOTHING_YET };
    for (let turn = 1; turn <= start.turns; turn += 1) {
      const { isAshore, hasJoined } = course;
      const round = roundOf({ left, fought, isAshore, hasJoined, isFirst: turn === 1 });
      playTurn(field, course, { start, round, turn, roll });
      if (course.conquest + course.beaten > 0) break;
    }
    const { landing, beachhead, conquest, beaten } = course;
    return {
      ...{ landing, beachhead, conquest, beaten },
      lost: { attackers: lostIn(0, defenders), defenders: lostIn(defenders, militia) },
      units: {
        attackers: standing(field, 0, defenders),
        defenders: standing(field, defenders, militia),
      },
    };
  };
}
