import type { CountedBattle, FateSink } from '#engine/tactical/contract';
import { BATTLE_SIDES, type BattleSide } from '#model/battle/setup';
import type { FireRow } from '#rules/combat/fire-table';
import { type Camp, type Fight, hasFightersLeft, haveHabit } from './battlefield.ts';
import { countedOf } from './counted-of.ts';
import { type Volley, isLucky, landVolley, rollLuck } from './land-volley.ts';
import {
  type CampAt,
  type Position,
  type Positions,
  noPositions,
  positionOf,
  takeUp,
} from './positions.ts';
import type { Fallen } from './roll.ts';
import { activeIn } from './settling-in.ts';
import type { Step } from './step.ts';
import { rollLength } from './steps/roll-length.ts';
import { rollSurprise } from './steps/roll-surprise.ts';
import { fire, firingIn, hasTarget, rollFire } from './steps/fire.ts';

/** How many values may be noted, some 25 MB: memory is not without end. */
const ROOM = 3_000_000;
/** How often a position may lead to something new before that is noted. */
const PATIENCE = 3;

type Alone = NonNullable<Step['alone']>;

/** A fight in which nothing but fire changes anything, and what has been seen of it. */
type Seen = {
  readonly fight: Fight;
  readonly row: FireRow;
  /** What goes before the fire of a round, and after it. */
  readonly before: readonly Alone[];
  readonly after: readonly Alone[];
  positions: Positions;
};
type Known = Seen & Readonly<Record<BattleSide, Half>>;

/** One side of it. */
type Half = CampAt & {
  /** How it stands before the first round, and when it fires first. */
  start: Position;
  first: Position;
  /** In which position its units really are; null: in none that is known. */
  units: Position | null;
};

/**
 * Fights rounds that were fought before without fighting them again: only the dice fall anew. What becomes of a side by a damage the steps
 * find, once. Null: in this fight that is not known by how the side stands.
 * Where there is no room left for more, all is learned anew.
 * @rule CSC-6 @rule CSC-13
 */
export function knownRounds(fight: Fight, room = ROOM): ((sink: FateSink) => CountedBattle) | null {
  const [row] = fight.brings.rows;
  const steps = activeIn(fight, 'round');
  const at = steps.indexOf(fire);
  const alone = steps.flatMap((step) => step.alone ?? []);
  if (!isKnowable(fight) || alone.length !== steps.length - 1 || at < 0) return null;
  if (row === undefined) return null;
  const positions = noPositions(room);
  const seen = { fight, row, before: alone.slice(0, at), after: alone.slice(at), positions };
  const { attacker, defender } = fight.camps;
  // Field by field: what is spread is looked into more slowly.
  const known: Known = {
    fight,
    row,
    before: seen.before,
    after: seen.after,
    positions,
    attacker: halfOf(seen, attacker),
    defender: halfOf(seen, defender),
  };
  return (sink) => {
    if (known.positions.room <= 0) forget(known, room);
    fightAll(known);
    return countedOf(fight, known, sink);
  };
}

/** Whether nothing but fire changes anything: nobody is told anything, nobody brings another along, and all fire in one phase. */
function isKnowable(fight: Fight): boolean {
  const { isPlain, lurkers, traits, rows } = fight.brings;
  return (
    isPlain &&
    !lurkers &&
    traits.opensDouble === 0 &&
    rows.length === 1 &&
    CHOICES.every((choice) => haveHabit(fight, choice)) &&
    activeIn(fight, 'opening').every((step) => TOUCH_NOBODY.includes(step)) &&
    activeIn(fight, 'closing').length === 0
  );
}

const CHOICES = ['command', 'missions', 'electronicWarfare', 'fire'] as const;
const TOUCH_NOBODY = [rollSurprise, rollLength];

/** A side before the first round. */
function halfOf({ fight, row, before, positions }: Seen, camp: Camp): Half {
  const start = positionOf(positions, row, camp);
  for (const alone of before) alone(fight, camp, 1);
  const first = positionOf(positions, row, camp);
  return { camp, start, first, at: start, units: first };
}

function fightAll(known: Known): void {
  const { fight, attacker, defender } = known;
  attacker.at = attacker.start;
  defender.at = defender.start;
  while (fight.round < fight.length && isFighting(attacker) && isFighting(defender)) {
    goOn(known, attacker);
    goOn(known, defender);
    fight.round += 1;
    const byAttacker = volleyOf(known, attacker, defender);
    const byDefender = volleyOf(known, defender, attacker);
    land(known, defender, byAttacker);
    land(known, attacker, byDefender);
  }
}

/** All that is known is learned anew. */
function forget(known: Known, room: number): void {
  known.positions = noPositions(room);
  for (const side of BATTLE_SIDES) {
    const half = known[side];
    takeUp(half.start);
    for (const piece of half.camp.pieces) piece.look = null;
    Object.assign(half, halfOf(known, half.camp));
  }
}

const isFighting = ({ at, camp }: Half): boolean =>
  at === null ? hasFightersLeft(camp) : at.left.fighters;

/** From one fire to the next, and to the first. */
function goOn(known: Known, half: Half): void {
  const { at: from, camp, first } = half;
  const { fight, before, after } = known;
  const next = fight.round === 0 ? first : from?.next;
  if (next !== undefined && next !== null) {
    half.at = next;
    return;
  }
  if (from !== null) stand(half, from);
  for (const alone of after) alone(fight, camp, fight.round);
  for (const alone of before) alone(fight, camp, fight.round + 1);
  half.at = null;
  half.units = null;
  if (from === null || !isWorthNoting(from)) return;
  half.at = from.next = noteUnits(known, half);
}

/** Whether it came to that often enough. */
function isWorthNoting(from: Position): boolean {
  from.missed += 1;
  return from.missed > PATIENCE;
}

function stand(half: Half, position: Position): void {
  if (half.units === position) return;
  takeUp(position);
  half.units = position;
}

/** What a side fires. @rule CSC-7 */
function volleyOf({ fight, row }: Known, from: Half, to: Half): Volley {
  const { phase } = row;
  const { side } = from.camp;
  const total = from.at === null ? firingIn(from.camp, row) : from.at.total;
  const isTarget = to.at === null ? hasTarget(to.camp, row.targets) : to.at.isTarget;
  if (total === 0 || !isTarget) return { side, phase, damage: 0 };
  const { damage } = rollFire(fight, from.camp, { phase, total });
  return { side, phase, damage };
}

/** A volley lands. @rule CSC-8 */
function land(known: Known, half: Half, volley: Volley): void {
  if (volley.damage === 0) return;
  if (half.at === null) landVolley(known.fight, volley);
  else half.at = afterVolley(known, half, { from: half.at, volley });
}

type Landing = Readonly<{ from: Position; volley: Volley }>;

/** What comes of it, as it is known or as the steps find it; null: as the units stand then, and it is not noted. */
function afterVolley(known: Known, half: Half, landing: Landing): Position | null {
  const { from, volley } = landing;
  const hit = from.hits?.[volley.damage];
  if (hit === undefined) {
    const asksLuck = landAnew(known, half, landing, null) !== null;
    if (isWorthNoting(from)) {
      from.hits ??= [];
      from.hits[volley.damage] = { asksLuck, lucky: null, plain: null };
    }
    return null;
  }
  const luck = hit.asksLuck ? rollLuck(known.fight, volley) : null;
  const isHit = luck !== null && isLucky(luck);
  const to = isHit ? hit.lucky : hit.plain;
  if (to !== null) return to;
  landAnew(known, half, landing, luck);
  const now = noteUnits(known, half);
  if (isHit) hit.lucky = now;
  else hit.plain = now;
  return now;
}

/** Lets it land by the steps; gives the lucky roll, if that was made. */
function landAnew(
  { fight }: Known,
  half: Half,
  { from, volley }: Landing,
  luck: Fallen | null,
): Fallen | null {
  stand(half, from);
  let rolled = luck;
  landVolley(fight, volley, () => (rolled ??= rollLuck(fight, volley)));
  half.units = null;
  return rolled;
}

/** As the units stand. */
function noteUnits({ positions, row }: Known, half: Half): Position {
  half.units = positionOf(positions, row, half.camp);
  return half.units;
}
