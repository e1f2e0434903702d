import { BATTLE_SIDES } from '#model/battle/setup';
import type { Toll } from '#rules/combat/policy/answer-command';
import { shareLost } from '#rules/combat/share-lost';
import type { Camp, Fight, Piece } from './battlefield.ts';

const hasBeenCrippled = ({ condition, combatant }: Piece): boolean =>
  condition === 'crippled' && combatant.condition !== 'crippled';

const isDown = (piece: Piece): boolean =>
  !piece.isAlive || piece.takenFrom !== null || hasBeenCrippled(piece);

/**
 * What the battle has cost a side so far, where its standing orders ask; nothing where they do not.
 * @rule ENC-5
 * @ruling A flagship that came crippled leads on until it is lost.
 */
export function tollOf(fight: Fight, camp: Camp): Readonly<{ toll?: Toll }> {
  const { standing, flagship, flagshipSince, side } = camp;
  if (standing.retreatAt === 0 && standing.withoutFlagship === 'fight-on') return {};
  const all = BATTLE_SIDES.flatMap((one) => fight.camps[one].pieces);
  const own = all.filter((piece) => (piece.takenFrom ?? piece.side) === side);
  const losses = shareLost(own.map((piece) => ({ ...bodyOf(piece), isDown: isDown(piece) })));
  const isLeaderless = flagship === null || flagshipSince > 0 || hasBeenCrippled(flagship);
  return { toll: { losses, isLeaderless } };
}

const bodyOf = ({ kind, civilian, cc }: Piece): Pick<Piece, 'kind' | 'civilian' | 'cc'> => ({
  kind,
  civilian,
  cc,
});
