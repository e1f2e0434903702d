import type { EnemyPiece } from '#model/decisions/decision';
import { orderCost } from '#rules/combat/order-cost';
import { traitsOf } from '#rules/combat/abilities/traits-of';
import { currentStats } from '#rules/combat/current-stats';
import type { Camp, Fight, Piece } from './battlefield.ts';
import { formationNow } from './condition.ts';
import { byTag, tagOf } from './tags.ts';

/** The enemy's task force as it shows to a side. @rule FOG-6 */
export const enemyToShow = (fight: Fight, viewer: Camp, enemy: Camp): readonly EnemyPiece[] =>
  byTag(enemy.force).map((piece) => enemyPieceOf(fight, { viewer, enemy, piece }));

type Looked = Readonly<{ viewer: Camp; enemy: Camp; piece: Piece }>;

/**
 * An enemy unit as it shows; its values as its class has them, where the side knows the class, and never
 * whether it is in reserve or out of supply, or what ordnance it has: that tells in what it fires, but does not show.
 * @rule FOG-5
 * @rule FOG-6
 */
function enemyPieceOf({ input, weather }: Fight, { viewer, enemy, piece }: Looked): EnemyPiece {
  const { design, name, kind, condition, combatant } = piece;
  const { knows } = input.setup.sides[viewer.side];
  const isKnown = knows === 'all' || knows.includes(design);
  return {
    tag: tagOf(enemy, piece),
    design,
    name,
    kind,
    condition,
    flagship: piece === enemy.flagship,
    formation: formationNow(enemy, piece),
    cc: orderCost(piece, weather.ccFactor),
    stats: isKnown ? statsOf(combatant, condition) : null,
  };
}

function statsOf(
  { design }: Piece['combatant'],
  condition: Piece['condition'],
): NonNullable<EnemyPiece['stats']> {
  const shown = { design, condition, status: 'active', outOfSupply: 0, ordnance: [] } as const;
  const { dv, as, af, cv } = currentStats(shown);
  return { dv, as, af, cv, scouts: traitsOf(shown).scouts };
}
