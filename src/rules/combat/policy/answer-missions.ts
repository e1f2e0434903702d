import { divide } from '#kernel/numbers/divide';
import { sortBy } from '#kernel/collections/sort-by';
import type { Mission } from '#model/battle/round-orders';
import type { AnswerOf, DecisionOf, EnemyPiece, OwnPiece } from '#model/decisions/decision';
import type { Boost, Booster } from '#model/decisions/specials';
import type { StandingOrders } from '#model/forces/standing-orders';
import { inRoles, type Own } from './in-roles.ts';

type Wish = Readonly<{ piece: OwnPiece; mission: Mission; gain: number }>;
type Seen = Pick<EnemyPiece, 'kind'>;
/** The parts of the question that the standing orders use. */
type Question = Pick<DecisionOf<'missions'>, 'points' | 'hiders' | 'boosters'> &
  Readonly<{ own: readonly Own[]; enemy: readonly Seen[] }>;
type Facing = Readonly<{ ships: boolean; flights: boolean }>;

type Told = Pick<StandingOrders, 'missions' | 'asteroids'>;

/** Whether these standing orders never give a mission. @rule ENC-5 */
export const givesNothing = ({ missions, asteroids }: Told): boolean =>
  missions === 'none' && asteroids === 'nobody';

/**
 * Missions by default. If the enemy shows only ships, or only flights, all fire is turned at them, and a unit that can't fire covers itself
 * or scouts. The mission with the most gain for its cost comes first. Among asteroids, the units hide that the standing orders name.
 * @rule CSC-6
 * @rule MAP-8
 * @rule ENC-5
 * @rule ABL-3
 * @ruling Carriers, Scouts and civilians that are to be screened get the Defensive mission before any other unit gets a mission. Any other
 *   flagship or warship that is to be screened goes on firing.
 * @ruling Flights with Stealth add it to AS if the enemy shows only ships, and to AF if it shows only flights. Standing orders cloak
 *   nothing and give up nothing else for better fire.
 */
export function answerMissions(
  { own, enemy, points, hiders = [], boosters = [] }: Question,
  { missions, asteroids, screen }: Told & Pick<StandingOrders, 'screen'>,
): AnswerOf<'missions'> {
  const facing = facingOf(enemy);
  const screened = inRoles(own, screen).filter(isShy);
  const wishes: Wish[] = [];
  for (const piece of own) {
    const wish = screened.includes(piece) ? null : wishOf(piece, facing);
    if (wish !== null) wishes.push(wish);
  }
  const inOrder = sortBy(
    wishes,
    (a, b) => b.gain * a.piece.cc - a.gain * b.piece.cc,
    (a, b) => b.gain - a.gain,
  );
  let left = points;
  const covering = screened.map((piece): Wish => ({ piece, mission: 'defensive', gain: 1 }));
  const wanted = missions === 'none' ? [] : [...covering, ...inOrder];
  const given = wanted.filter(({ piece }) => {
    if (piece.cc > left) return false;
    left -= piece.cc;
    return true;
  });
  const hide = hiders.filter((piece) => isToHide(piece, asteroids)).map(({ unit }) => unit);
  const boosts = missions === 'none' ? [] : boosters.flatMap((one) => boostBy(one, facing));
  return {
    kind: 'missions',
    missions: given.map(({ piece, mission }) => ({ unit: piece.unit, mission })),
    ...(hide.length === 0 ? {} : { hide }),
    ...(boosts.length === 0 ? {} : { boosts }),
  };
}

/** Whether a unit has another use than its own fire. */
const isShy = ({ civilian, cv, traits }: Own): boolean =>
  civilian || cv > 0 || (traits?.scouts ?? 0) > 0;

const isToHide = ({ condition }: OwnPiece, asteroids: StandingOrders['asteroids']): boolean =>
  asteroids === 'all' || (asteroids === 'crippled' && condition === 'crippled');

/** The Stealth of a flight is added to the AS or AF that it uses, or to DV if the enemy shows ships and flights. */
function boostBy({ piece: { unit, as, af }, of }: Booster, { ships, flights }: Facing): Boost[] {
  if (of !== 'stealth' || ships === flights) return [];
  const gun = ships ? 'as' : 'af';
  return (gun === 'as' ? as : af) > 0 ? [{ unit, of, gun }] : [];
}

const facingOf = (enemy: readonly Seen[]): Facing => ({
  ships: enemy.some((one) => one.kind !== 'flight'),
  flights: enemy.some((one) => one.kind === 'flight'),
});

function wishOf(piece: OwnPiece, facing: Facing): Wish | null {
  const { as, af, cv, civilian } = piece;
  if (as + af === 0) {
    return { piece, mission: civilian || cv > 0 ? 'defensive' : 'scouting', gain: 1 };
  }
  if (facing.ships && facing.flights) return null;
  // What would be fired at nobody goes where somebody is.
  const idle = facing.ships ? af : as;
  const mission = facing.ships ? 'anti-ship' : 'anti-fighter';
  return idle === 0 ? null : { piece, mission, gain: divide(idle, 2, 'up') };
}
