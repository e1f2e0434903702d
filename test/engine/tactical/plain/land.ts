import type { BattleEvent, BattleEventOf, FirePhase } from '#model/battle/battle-event';
import { type BattleSide, otherSide } from '#model/battle/setup';
import { agree } from './agree.ts';
import { type Hittable, bestWay, isEnough, weightOf } from './best-way.ts';
import { type Field, type Piece, isPrize } from './field.ts';
import { formationIn, formationOf, priceOf } from './formation-of.ts';
import { functionsOf } from './functions-of.ts';
import { goesAtOnce, hit } from './hit.ts';
import { dvOf } from './stats-of.ts';
import { spreadWay } from './spread-way.ts';
import { exposed, hittable, nameOf } from './targets.ts';

type Hit = BattleEventOf<'UnitHit'>;
type Volley = Readonly<{
  field: Field;
  side: BattleSide;
  phase: FirePhase;
  /** What the engine told of this side and phase. */
  told: readonly BattleEvent[];
}>;

const hitsBy = ({ told }: Volley, by: Hit['by']): readonly Hit[] =>
  told.filter((event): event is Hit => event.type === 'UnitHit' && event.by === by);

const named = (pieces: readonly Piece[], unit: string): Piece =>
  pieces.find((one) => one.unit.unit === unit)!;

const asTold = ({ hit: { unit }, damage, result, prize }: Hit) => ({
  unit,
  damage,
  result,
  prize: prize === true,
});

/** CSC-8: directed damage in the order of the answer, as far as it can be paid. */
function direct(volley: Volley, damage: number): number {
  const { field, side, phase } = volley;
  const hits: unknown[] = [];
  const prices: unknown[] = [];
  const directed = Math.floor((damage * field.share[side]) / 100);
  let left = directed;
  for (const tag of field.direct[side]) {
    const piece = hittable(field, side, phase).find((one) => one.tag === tag);
    while (piece?.where === 'in' && priceOf(field, piece, phase) <= left) {
      const price = priceOf(field, piece, phase);
      left -= price;
      prices.push([tag, formationIn(field, piece, phase), price]);
      hits.push({
        unit: piece.unit.unit,
        damage: price,
        result: hit(piece),
        prize: isPrize(piece),
      });
    }
  }
  agree('directed', hitsBy(volley, 'directed').map(asTold), hits);
  const bursts = hitsBy(volley, 'proximity').length;
  const told = volley.told.flatMap((event) =>
    event.type === 'DamageDirected' ? [[event.at.tag, event.formation, event.price]] : [],
  );
  // Those of Proximity come last, one for each of their hits.
  agree('prices', told.slice(0, told.length - bursts), prices);
  return damage - directed + left;
}

/** CSC-8: `armored = directedOnly`: armor is hit only by directed damage, until it is in formation 0. */
const isOpen = ({ field }: Volley, piece: Piece): boolean =>
  field.rules.armored !== 'directedOnly' ||
  functionsOf(piece, 'armored') === 0 ||
  formationOf(field, piece) === 0;

/** The number in its tag, by which the enemy saw it first. */
const numberOf = ({ tag }: Piece): number => Number(tag!.slice(1));

/** CSC-9: in which order units take damage that is spread: who was seen first, and whom their owner spares, the dearest last. */
function turnsOf({ field, side }: Volley, pieces: readonly Piece[]): readonly Piece[] {
  const dearness = [...new Set<string>(field.spare[otherSide(side)])];
  const spared = pieces.filter((one) => dearness.includes(nameOf(one)));
  const others = pieces.filter((one) => !spared.includes(one));
  return [
    ...others.toSorted((a, b) => numberOf(a) - numberOf(b) || a.after - b.after),
    ...spared.toSorted((a, b) => dearness.indexOf(nameOf(b)) - dearness.indexOf(nameOf(a))),
  ];
}

/** CSC-9: the way that the engine found must be as light as the best, or as its owner wished. */
function assign(volley: Volley, damage: number): number {
  const { field, side, phase } = volley;
  const pieces = hittable(field, side, phase).filter((one) => isOpen(volley, one));
  const targets = pieces.map(
    (one): Hittable => ({
      dv: dvOf(field, one),
      cost: one.unit.design.cost,
      steps: goesAtOnce(one) ? 1 : 2,
      isFlagship: one.tag !== null && one.tag === field.flagship[one.side],
    }),
  );
  const hits = hitsBy(volley, 'assigned');
  const taken = pieces.map(({ unit }) => hits.filter((one) => one.hit.unit === unit.unit).length);
  const used = targets.reduce((sum, { dv }, index) => sum + dv * taken[index]!, 0);
  const left = damage - used;
  agree('assigned more than dealt', left >= 0, true);
  agree('enough is assigned', isEnough(targets, taken, left), true);
  if (field.spread[otherSide(side)]) {
    const turns = turnsOf(volley, pieces).map((one) => pieces.indexOf(one));
    agree('spread', taken, spreadWay(targets, turns, damage));
  } else if (field.spare[otherSide(side)].length === 0) {
    agree('default', weightOf(targets, taken, left), bestWay(targets, damage));
  }
  const dvs = new Map(pieces.map((one, index) => [one.unit.unit, targets[index]!.dv] as const));
  for (const one of hits) {
    const piece = named(pieces, one.hit.unit);
    agree('hit', asTold(one), {
      unit: one.hit.unit,
      damage: dvs.get(one.hit.unit),
      result: hit(piece),
      prize: isPrize(piece),
    });
  }
  return left;
}

/** CSC-8: more than half of the weakest one's DV hits it, less does by luck. What is left at last. */
function leftOver(volley: Volley, damage: number): number {
  const { field, side, phase } = volley;
  const soft = hittable(field, side, phase).filter((one) => functionsOf(one, 'armored') === 0);
  const dv = Math.min(...soft.map((one) => dvOf(field, one)));
  const lucky = volley.told.filter((event) => event.type === 'LuckyHitRolled');
  const isSure = soft.length > 0 && damage * 2 > dv;
  const isTried = damage > 0 && soft.length > 0 && !isSure;
  agree('lucky hits rolled', lucky.length, isTried ? 1 : 0);
  for (const one of lucky) agree('lucky', one.hit, one.roll === 12);
  const isHit = damage > 0 && (isSure || lucky.some(({ roll }) => roll === 12));
  const by = isSure ? 'leftover' : 'lucky';
  const hits = [...hitsBy(volley, 'leftover'), ...hitsBy(volley, 'lucky')];
  agree(
    'leftover',
    hits.map((one) => one.by),
    isHit ? [by] : [],
  );
  for (const one of hits) {
    const piece = named(soft, one.hit.unit);
    agree('the weakest', dvOf(field, piece), dv);
    agree('leftover hit', asTold(one), {
      unit: one.hit.unit,
      damage,
      result: hit(piece),
      prize: isPrize(piece),
    });
  }
  return isHit ? 0 : damage;
}

/** CSC-8: a task force that is gone lets the rest through to those behind it, the dearest first. */
function overkill(volley: Volley, damage: number): number {
  const { field, side, phase } = volley;
  const hits: unknown[] = [];
  let left = damage;
  const told = hitsBy(volley, 'overkill');
  const placeOf = ({ unit }: Piece): number =>
    [...told.map((one) => one.hit.unit), unit.unit].indexOf(unit.unit);
  const order = [...exposed(field, side, phase)].sort(
    (a, b) =>
      b.unit.design.cost - a.unit.design.cost ||
      dvOf(field, a) - dvOf(field, b) ||
      // Of equals it is all one.
      placeOf(a) - placeOf(b),
  );
  for (const piece of order) {
    while (piece.where === 'behind' && left >= dvOf(field, piece)) {
      const dv = dvOf(field, piece);
      left -= dv;
      hits.push({ unit: piece.unit.unit, damage: dv, result: hit(piece), prize: isPrize(piece) });
    }
  }
  agree('overkill', told.map(asTold), hits);
  for (const { hit: at } of told) named(field.pieces, at.unit).tag = at.tag;
  return left;
}

/** CSC-8: what becomes of the damage of a fire; what is wasted of it. */
export function land(volley: Volley, damage: number): number {
  const directed = direct(volley, damage);
  const assigned = assign(volley, directed);
  const left = leftOver(volley, assigned);
  return overkill(volley, left);
}
