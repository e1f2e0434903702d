import type { EnemyPiece } from '#model/decisions/decision';
import { orderCost } from '#rules/combat/order-cost';
import { traitsOf } from '#rules/combat/abilities/traits-of';
import { currentStats } from '#rules/combat/current-stats';
import { dvInRound } from '#rules/combat/dv-in-round';
import { statsInRound } from '#rules/combat/stats-in-round';
import { type Camp, type Fight, type Piece, freeIn } from './battlefield.ts';
import { bodyOf } from './body.ts';
import { formationNow } from './condition.ts';
import { byTag, tagOf } from './tags.ts';

/** The enemy's task force as it shows to a side, without those whom Stasis holds. @rule FOG-6 */
export const enemyToShow = (fight: Fight, viewer: Camp, enemy: Camp): readonly EnemyPiece[] =>
  byTag(freeIn(enemy)).map((piece) => enemyPieceOf(fight, { viewer, enemy, piece }));

/** What it was told to do does not show. */
const NO_ORDERS = { mission: null, effects: [], isDimmed: false, isDoubled: false } as const;

type Looked = Readonly<{ viewer: Camp; enemy: Camp; piece: Piece }>;

/**
 * An enemy unit as it shows; its values as its class has them, where the side knows the class, or as they are while it hides or is cloaked, and never
 * whether it is in reserve, out of supply or unconverted, or what ordnance it has: that tells in what it fires, but does not show.
 * @rule FOG-5
 * @rule FOG-6
 */
function enemyPieceOf({ input, weather }: Fight, { viewer, enemy, piece }: Looked): EnemyPiece {
  const { design, name, kind, condition } = piece;
  const { knows } = input.setup.sides[viewer.side];
  const isKnown = piece.takenFrom !== null || knows === 'all' || knows.includes(design);
  return {
    tag: tagOf(enemy, piece),
    design,
    name,
    kind,
    condition,
    flagship: piece === enemy.flagship,
    formation: formationNow(enemy, piece),
    cc: orderCost(piece, weather.ccFactor),
    stats: isKnown ? faceOf(piece) : null,
  };
}

/** Worked out once for each condition, where nothing else shows. */
function faceOf(piece: Piece): EnemyPiece['stats'] {
  const { isHiding, isCloaked, takenFrom } = piece;
  if (isHiding || isCloaked || takenFrom !== null) return statsOf(piece);
  const body = bodyOf(piece);
  return (body.face ??= statsOf(piece));
}

function statsOf({
  combatant,
  condition,
  isHiding,
  isCloaked,
  takenFrom,
}: Piece): NonNullable<EnemyPiece['stats']> {
  const { design } = combatant;
  const asPrinted = { status: 'active', outOfSupply: 0, ordnance: [] } as const;
  const shown = { design, condition, ...asPrinted, unconverted: takenFrom !== null };
  const now = currentStats(shown);
  const { as, af } = statsInRound(now, { ...NO_ORDERS, isHiding });
  const { scouts, stealth } = traitsOf(shown);
  if (isCloaked) {
    const dv = dvInRound(now.dv + stealth, { isHiding });
    return { dv, as: 0, af: 0, cv: now.cv, scouts: 0 };
  }
  return { dv: dvInRound(now.dv, { isHiding }), as, af, cv: now.cv, scouts };
}
