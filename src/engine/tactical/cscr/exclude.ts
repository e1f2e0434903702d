import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES, type BattleSide, otherSide } from '#model/battle/setup';
import type { AnswerOf } from '#model/decisions/decision';
import { mayFight } from '#rules/combat/fighter';
import { makesRoom } from '#rules/combat/makes-room';
import { flightsOf } from '#rules/combat/over-limit';
import { named } from './ask-camps.ts';
import { type Camp, type Fight, type Piece, isHere, reinforcementsOf } from './battlefield.ts';
import { change, enter, withdraw } from './change.ts';
import { fillUp } from './fill-up.ts';
import { drawableIn, excludableIn } from './scouting-offers.ts';
import { namesOf, show } from './tags.ts';

const CSC_5 = cite('CSC-5');

type Said = Readonly<Record<BattleSide, AnswerOf<'scouting'>>>;
type Pieces = ReadonlySet<Piece>;

/** What both sides declared about the units of one side. */
type Declared = Readonly<{
  included: Pieces;
  /** By the side that keeps them out, without those that were included. */
  excluded: Readonly<Record<BattleSide, Pieces>>;
}>;

/**
 * Both sides keep some units out of the battle and include others, as they declared at the same time. Units that scout for it from the
 * reinforcements go behind the task force, and others fill their places.
 * @rule CSC-5 @rule CSC-13
 * @ruling An included unit is in the task force, even if it scouted from the reinforcements. Only units in a task force can be kept out; a
 *   flight or corvette that is named without its carrier is kept out alone. Units enter the freed places as they do after a round.
 */
export function settleForces(
  fight: Fight,
  said: Said,
  behind: Readonly<Record<BattleSide, readonly Piece[]>>,
): void {
  const declared = {
    attacker: declaredOf(fight, 'attacker', said),
    defender: declaredOf(fight, 'defender', said),
  };
  for (const side of BATTLE_SIDES) {
    for (const by of BATTLE_SIDES) keepOut(fight, fight.camps[side], { by, ...declared[side] });
  }
  for (const side of BATTLE_SIDES) {
    reshape(fight, fight.camps[side], { behind: behind[side], ...declared[side] });
  }
}

const withBased = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.length === 0 ? [] : unique(pieces.flatMap((one) => [one, ...withBased(one.based)]));

function byTags(camp: Camp, tags: AnswerOf<'scouting'>['exclude'] = []): readonly Piece[] {
  return excludableIn(camp).filter(({ tag }) => tag !== null && tags.includes(tag));
}

/** From each group of units that look alike, the number asked for, as far as they may enter. @rule CSC-5 */
const drawn = (camp: Camp, groups: NonNullable<AnswerOf<'scouting'>['draw']>): readonly Piece[] =>
  groups.flatMap(({ design, condition, count }) =>
    drawableIn(camp)
      .filter((one) => one.design === design && one.condition === condition)
      .filter((one) => mayFight(one, camp.terms))
      .slice(0, count),
  );

function declaredOf({ camps }: Fight, side: BattleSide, said: Said): Declared {
  const camp = camps[side];
  const enemy = otherSide(side);
  const { include, exclude, draw = [] } = said[enemy];
  const included = new Set(withBased([...byTags(camp, include), ...drawn(camp, draw)]));
  const out = (pieces: readonly Piece[]): Pieces =>
    new Set(withBased(pieces).filter((one) => !included.has(one)));
  const own = out(named(excludableIn(camp), said[side].excludeOwn ?? []));
  const theirs = out(byTags(camp, exclude));
  const excluded =
    side === 'attacker' ? { attacker: own, defender: theirs } : { attacker: theirs, defender: own };
  return { included, excluded };
}

type KeptOut = Declared & Readonly<{ by: BattleSide }>;

/**
 * Takes the units that a side keeps out from the battle. Units based on them are not named, because the enemy may never have seen them.
 * @rule CSC-5 @rule FOG-6
 */
function keepOut(fight: Fight, camp: Camp, { by, excluded }: KeptOut): void {
  const out = [...excluded[by]].filter(isHere);
  if (out.length === 0) return;
  for (const piece of out) change(fight, piece, { isExcluded: true });
  withdraw(camp, out);
  if (out.some(({ kind }) => kind === 'convoy')) hideAlong(fight, camp);
  const units = namesOf(
    camp,
    out.filter(({ tag }) => tag !== null),
  );
  fight.tell?.({
    type: 'UnitsExcluded',
    cite: CSC_5,
    rolls: [],
    side: by,
    of: camp.side,
    units,
  });
}

/**
 * Q-Ships hide behind convoys that are in the battle.
 * @rule MOV-4 @rule CSC-5
 * @ruling Q-Ships for which no convoy is left are kept out, unseen, with a convoy that is kept out. The cheapest go first.
 */
function hideAlong(fight: Fight, camp: Camp): void {
  const lurkers = camp.pieces.filter(
    ({ lurks, isExcluded, base }) => lurks && !isExcluded && base === null,
  );
  const convoys = camp.pieces.filter((piece) => piece.kind === 'convoy' && isHere(piece));
  const dearestFirst = sortBy(lurkers, (a, b) => b.cost - a.cost);
  const left = withBased(dearestFirst.slice(convoys.length));
  for (const piece of left) change(fight, piece, { isExcluded: true });
}

type Reshape = Declared & Readonly<{ behind: readonly Piece[] }>;

/**
 * Changes a task force as both sides declared: included units enter, units that scout from behind leave with their flights, and others
 * fill up.
 * @rule CSC-5
 */
function reshape(fight: Fight, camp: Camp, { behind, included, excluded }: Reshape): void {
  drawIn(fight, camp, included);
  const leaving = behind.filter((piece) => piece.isInForce && !included.has(piece));
  const first = [...leaving, ...flightsOf(camp.force, leaving)].filter((one) => !included.has(one));
  withdraw(camp, first);
  const isTouched = [first, excluded.attacker, excluded.defender, included].some(
    (some) => [...some].length > 0,
  );
  if (!isTouched) return;
  const { force, flagship, terms } = camp;
  const above = makesRoom({ force, flagship, terms, included });
  withdraw(camp, above);
  const gone = [...first, ...above];
  if (gone.length > 0) {
    const units = namesOf(camp, gone);
    fight.tell?.({ type: 'UnitsSentBack', cite: CSC_5, rolls: [], side: camp.side, units });
  }
  fillUp({ fight, camp, gone: [...behind, ...gone], asked: [], rule: CSC_5 });
}

/** Puts the units that the enemy included into the task force, as far as they may enter. @rule CSC-5 */
function drawIn(fight: Fight, camp: Camp, included: Pieces): void {
  const entering = [...included].filter(
    (one) => isHere(one) && !one.isInForce && mayFight(one, camp.terms),
  );
  const common = { cite: CSC_5, rolls: [] };
  if (entering.length > 0) {
    enter(camp, entering);
    const entered = show(camp, entering);
    const reinforcements = reinforcementsOf(camp).length;
    fight.tell?.({
      type: 'ReinforcementsEntered',
      ...common,
      side: camp.side,
      entered,
      reinforcements,
    });
  }
  const inside = [...included].filter(({ isInForce }) => isInForce);
  if (inside.length === 0) return;
  const units = namesOf(camp, inside);
  fight.tell?.({ type: 'UnitsIncluded', ...common, side: otherSide(camp.side), units });
}
