import type { CountedBattle, FateSink } from '#engine/tactical/contract';
import { BATTLE_SIDES, otherSide } from '#model/battle/setup';
import { type Camp, type Fight, hasFightersLeft, haveHabit } from './battlefield.ts';
import { mayBoost } from './boost.ts';
import { countedOf } from './counted-of.ts';
import {
  type Alone,
  type Half,
  type Known,
  type Seen,
  findUnits,
  isWorthNoting,
  noteUnits,
  putInto,
} from './known-halves.ts';
import { type Volley, isLucky, landVolley, rollLuck } from './land-volley.ts';
import {
  type Position,
  type Waged,
  isAble,
  noPositions,
  noteWaged,
  positionOf,
  takeUp,
} from './positions.ts';
import type { Fallen } from './roll.ts';
import { type Settling, activeIn, settlingOf } from './settling-in.ts';
import type { Moment, Step } from './step.ts';
import { chooseFire, orderCover, orderFire } from './steps/choose-fire.ts';
import { rollLength } from './steps/roll-length.ts';
import { rollSurprise } from './steps/roll-surprise.ts';
import { fire, firingIn, hasTarget, rollFire } from './steps/fire.ts';
import { giveMissions } from './steps/give-missions.ts';
import { mayWage, wageElectronicWarfare } from './steps/wage-electronic-warfare.ts';

/** How many values may be noted, some 25 MB: memory is not without end. */
const ROOM = 3_000_000;
/**
 * Fights rounds that were fought before without fighting them again: only the dice are rolled. What becomes of a side, the steps find once.
 * Null: in this fight that depends on more than the positions of both sides.
 * Where there is no room left for more, all is learned from the beginning.
 * @rule CSC-6 @rule CSC-13
 */
export function knownRounds(fight: Fight, room = ROOM): ((sink: FateSink) => CountedBattle) | null {
  const [row] = fight.brings.rows;
  const steps = activeIn(fight, 'round');
  const at = steps.indexOf(fire);
  const isByPosition = steps.every((step) => step.alone !== undefined || OF_BOTH.includes(step));
  if (!isKnowable(fight) || !isByPosition || at < 0 || row === undefined) return null;
  const aloneIn = (some: readonly Step[]): readonly Alone[] =>
    some.flatMap(({ alone }) => alone ?? []);
  const seen: Seen = {
    fight,
    row,
    before: aloneIn(steps.slice(0, at)),
    after: aloneIn(steps.slice(at)),
    hasMissions: steps.includes(giveMissions),
    hasFireOrders: steps.includes(chooseFire),
    wage: steps.includes(wageElectronicWarfare) ? settlingOf(wageElectronicWarfare) : null,
    positions: noPositions(room),
  };
  const { attacker, defender } = fight.camps;
  const halves = { attacker: halfOf(seen, attacker), defender: halfOf(seen, defender) };
  const known: Known = Object.assign(seen, halves);
  return (sink) => {
    if (known.positions.room <= 0) forget(known, room);
    fightAll(known);
    return countedOf(fight, known, sink);
  };
}

/** Steps that look at both sides; each is done here in its own way. */
const OF_BOTH: readonly Step[] = [wageElectronicWarfare, chooseFire, fire];

/** Whether the positions decide: nobody leaves, rams or comes out, nobody brings another along, and all fire in one phase. */
function isKnowable(fight: Fight): boolean {
  const { isPlain, lurkers, traits, rows } = fight.brings;
  return (
    isPlain &&
    !lurkers &&
    traits.opensDouble === 0 &&
    !mayBoost(fight.brings) &&
    rows.length === 1 &&
    haveHabit(fight, 'command') &&
    activeIn(fight, 'opening').every((step) => TOUCH_NOBODY.includes(step)) &&
    activeIn(fight, 'closing').length === 0
  );
}

const TOUCH_NOBODY = [rollSurprise, rollLength];

/** A side before the first round. */
function halfOf(seen: Seen, camp: Camp): Half {
  const { fight, row, positions } = seen;
  const enemy = fight.camps[otherSide(camp.side)];
  const start = positionOf(positions, row, camp);
  begin(seen, camp, { round: firstRoundOf(fight), facing: isAble(enemy) ? ANY_SHIP : NOBODY });
  const first = positionOf(positions, row, camp);
  const isAimedAtLast = enemy.standing.direct.includes('last-round');
  return { camp, start, first, at: start, units: first, isAimedAtLast };
}

/** The round that is fought first, which is a later one where odds are asked in the middle of a battle. */
const firstRoundOf = ({ input: { setup } }: Fight): number => (setup.soFar?.rounds ?? 0) + 1;

/** In such fights all are ships. */
const ANY_SHIP: Moment['facing'] = [{ kind: 'ship' }];
const NOBODY: Moment['facing'] = [];

/** What a side does before its fire. */
function begin({ fight, before }: Seen, camp: Camp, moment: Moment): void {
  for (const alone of before) alone(fight, camp, moment);
  // Missions have been given: from here on it makes no difference whether the flagship is new.
  camp.flagshipSince = 0;
}

function fightAll(known: Known): void {
  const { fight, attacker, defender } = known;
  attacker.at = attacker.start;
  defender.at = defender.start;
  while (fight.round < fight.length && isFighting(attacker) && isFighting(defender)) {
    fight.round += 1;
    goOn(known, attacker, isFaced(known, defender));
    goOn(known, defender, isFaced(known, attacker));
    if (known.wage !== null && (wages(attacker) || wages(defender))) wageBoth(known, known.wage);
    const byAttacker = volleyOf(known, attacker, defender);
    const byDefender = volleyOf(known, defender, attacker);
    land(known, defender, byAttacker);
    land(known, attacker, byDefender);
  }
}

/** All that is known is learned from the beginning. The looks of the start stay: they are still equal to the units. */
function forget(known: Known, room: number): void {
  known.positions = noPositions(room);
  for (const side of BATTLE_SIDES) takeUp(known[side].start);
  for (const side of BATTLE_SIDES) {
    const half = known[side];
    Object.assign(half, halfOf(known, half.camp));
  }
}

const isFighting = ({ at, camp }: Half): boolean =>
  at === null ? hasFightersLeft(camp) : at.left.fighters;

/** Whether a side is an enemy with a task force, as far as anybody asks; no step of a side changes it. */
const isFaced = ({ hasMissions }: Known, { at, camp }: Half): boolean =>
  !hasMissions || (at === null ? isAble(camp) : at.isAble);

/** From one fire to that of the round that begins. */
function goOn(known: Known, half: Half, faced: boolean): void {
  const { at: from, first } = half;
  const next =
    known.fight.round === firstRoundOf(known.fight)
      ? first
      : faced
        ? from?.next
        : from?.nextUnfaced;
  if (next !== undefined && next !== null) half.at = next;
  else goOnByUnits(known, half, faced);
}

/** The same by the steps; its end is noted if that is worth it. */
function goOnByUnits(known: Known, half: Half, faced: boolean): void {
  const { at: from, camp } = half;
  const { fight, after } = known;
  const { round } = fight;
  if (from !== null) putInto(half, from);
  const facing = faced ? ANY_SHIP : NOBODY;
  for (const alone of after) alone(fight, camp, { round: round - 1, facing });
  begin(known, camp, { round, facing });
  half.at = null;
  half.units = null;
  if (from === null || !isWorthNoting(from)) {
    half.at = findUnits(known, half);
    return;
  }
  half.at = noteUnits(known, half);
  if (faced) from.next = half.at;
  else from.nextUnfaced = half.at;
}

const wages = ({ at, camp }: Half): boolean => (at === null ? mayWage(camp) : at.wages);

/** Both sides spend their functions, each by what it sees of the other. @rule CSC-17 */
function wageBoth(known: Known, wage: Settling): void {
  const { attacker, defender } = known;
  const from = bothAt(known);
  const to = from?.attacker.waged?.get(from.defender) ?? wageByUnits(known, wage, from);
  attacker.at = to?.attacker ?? null;
  defender.at = to?.defender ?? null;
}

/** The same by the steps; null: its end is not noted. */
function wageByUnits(known: Known, wage: Settling, from: Waged | null): Waged | null {
  const { fight, attacker, defender, positions } = known;
  for (const half of [attacker, defender]) {
    if (half.at !== null) putInto(half, half.at);
    half.units = null;
  }
  wage(fight);
  if (from === null || !isWorthNoting(from.attacker)) return null;
  const to = { attacker: noteUnits(known, attacker), defender: noteUnits(known, defender) };
  noteWaged(positions, from, to);
  return to;
}

/** The positions of both sides; null: one of them is in none that is known. */
const bothAt = ({ attacker, defender }: Known): Waged | null =>
  attacker.at === null || defender.at === null
    ? null
    : { attacker: attacker.at, defender: defender.at };

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
  if (half.at === null) {
    landByUnits(known, half, volley);
    half.at = findUnits(known, half);
  } else half.at = afterVolley(known, half, { from: half.at, volley });
}

/** Lets a volley land on the units as they are, by the orders of both sides that concern them. */
function landByUnits(
  { fight, hasFireOrders }: Known,
  { camp }: Half,
  volley: Volley,
  luck = rollLuck,
): void {
  if (hasFireOrders) {
    orderFire(fight, fight.camps[volley.side]);
    orderCover(fight, camp);
  }
  landVolley(fight, volley, luck);
}

type Landing = Readonly<{ from: Position; volley: Volley }>;

/** What comes of it, as it is known or as the steps find it; null: as the units are then, and it is not noted. */
function afterVolley(known: Known, half: Half, landing: Landing): Position | null {
  const { from, volley } = landing;
  const { fight } = known;
  const isLast = half.isAimedAtLast && fight.round >= fight.length;
  const hit = (isLast ? from.lastHits : from.hits)?.[volley.damage];
  if (hit === undefined) return afterNewVolley(known, half, { ...landing, isLast });
  const luck = hit.asksLuck ? rollLuck(fight, volley) : null;
  const isHit = luck !== null && isLucky(luck);
  const to = isHit ? hit.lucky : hit.plain;
  if (to !== null) return to;
  landFrom(known, half, landing, luck);
  const now = noteUnits(known, half);
  if (isHit) hit.lucky = now;
  else hit.plain = now;
  return now;
}

/** The same for damage that was never noted in this position. */
function afterNewVolley(
  known: Known,
  half: Half,
  { isLast, ...landing }: Landing & { readonly isLast: boolean },
): Position | null {
  const { from, volley } = landing;
  const asksLuck = landFrom(known, half, landing, null) !== null;
  if (isWorthNoting(from)) {
    const hits = isLast ? (from.lastHits ??= []) : (from.hits ??= []);
    hits[volley.damage] = { asksLuck, lucky: null, plain: null };
  }
  return findUnits(known, half);
}

/** Lets it land by the steps; gives the lucky roll, if that was made. */
function landFrom(
  known: Known,
  half: Half,
  { from, volley }: Landing,
  luck: Fallen | null,
): Fallen | null {
  putInto(half, from);
  let rolled = luck;
  landByUnits(known, half, volley, () => (rolled ??= rollLuck(known.fight, volley)));
  half.units = null;
  return rolled;
}
