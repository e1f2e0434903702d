import { otherSide } from '#model/battle/setup';
import type { DecisionOf } from '#model/decisions/decision';
import { groupsSeenOf } from '#rules/encounters/groups-seen-of';
import { ENEMY_UNIT_COST } from '#rules/combat/scouting-cost';
import { piecesToShow } from './ask-camps.ts';
import { type Camp, type Fight, type Piece, reinforcementsOf } from './battlefield.ts';
import { enemyToShow } from './show-enemy.ts';

type Offers = Pick<DecisionOf<'scouting'>, 'ownForce' | 'enemy' | 'waiting'>;

/** Units that may be kept out of a battle: of a task force all but its flagship. @rule CSC-5 */
export const excludableIn = ({ force, flagship }: Camp): readonly Piece[] =>
  force.filter((piece) => piece !== flagship);

/**
 * Units that may be drawn in: those that were seen before the battle and are not in the task force.
 * @rule CSC-5 @rule FOG-3 @rule FOG-6
 * @ruling Which units can be drawn in? Ships, bases and convoys that are based on nothing. Everything else comes with its carrier or base.
 *   The enemy can’t see whether a unit may enter. Of units that look alike, one that may enter is drawn in; if none may, the Intel is
 *   wasted.
 */
export const drawableIn = (camp: Camp): readonly Piece[] =>
  reinforcementsOf(camp).filter(
    ({ kind, carrier }) => carrier === null && kind !== 'flight' && kind !== 'minefield',
  );

type Means = Readonly<{ fight: Fight; camp: Camp; points: number; fromBehind: number }>;

/** Whom a side may keep out or draw in, as far as it sees them and could pay for one. @rule CSC-5 @rule FOG-6 */
export function scoutingOffers({ fight, camp, points, fromBehind }: Means): Offers {
  const isRich = points >= ENEMY_UNIT_COST;
  const ownForce = fromBehind === 0 ? [] : piecesToShow(excludableIn(camp));
  const enemy = isRich ? enemiesOffered(fight, camp) : [];
  const waiting = isRich ? groupsOffered(fight, camp) : [];
  return {
    ...(ownForce.length === 0 ? {} : { ownForce }),
    ...(enemy.length === 0 ? {} : { enemy }),
    ...(waiting.length === 0 ? {} : { waiting }),
  };
}

const enemiesOffered = (fight: Fight, camp: Camp): NonNullable<Offers['enemy']> =>
  enemyToShow(fight, camp, fight.camps[otherSide(camp.side)]).filter(({ flagship }) => !flagship);

function groupsOffered({ camps, input }: Fight, { side }: Camp): NonNullable<Offers['waiting']> {
  const { knows } = input.setup.sides[side];
  const held = drawableIn(camps[otherSide(side)]).map(({ combatant }) => combatant);
  return groupsSeenOf(held, {
    knowsStats: ({ id }) => knows === 'all' || knows.includes(id),
    wasShown: () => false,
  });
}
