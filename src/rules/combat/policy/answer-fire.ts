import type { UnitId } from '#model/campaign/ids';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { mayBeBoarded } from '#rules/combat/may-be-boarded';
import { inRoles, type Own } from './in-roles.ts';
import { wantedPrizes } from './wanted-prizes.ts';
import { wantedTargets } from './wanted-targets.ts';

/** What the standing orders read of the question, and who leads. */
type Question = Pick<DecisionOf<'fire'>, 'enemy' | 'boarding' | 'guards' | 'round' | 'length'> &
  Readonly<{ own: readonly Own[]; flagship?: UnitId | null }>;
type Told = Pick<StandingOrders, 'direct' | 'directShare' | 'screen' | 'takeDamage' | 'boarding'>;

type When = Pick<DecisionOf<'fire'>, 'round' | 'length'>;

const isLast = ({ round, length }: When): boolean => round >= length;

const ALL = 100;

const NOBODY: AnswerOf<'fire'> = { kind: 'fire', direct: [], spare: [] };
const NOBODY_SPREAD: AnswerOf<'fire'> = { ...NOBODY, spread: true };

/** The answer that names no unit and so fits any battle; null if it depends on the units. Without a round: for every round. @rule ENC-5 */
export function fireUnseen(
  { boarding = 0, ...when }: Pick<DecisionOf<'fire'>, 'boarding'> & Partial<When>,
  { direct, screen, takeDamage, boarding: wish }: Told,
): AnswerOf<'fire'> | null {
  const { round, length } = when;
  const isEarly = round !== undefined && length !== undefined && !isLast({ round, length });
  const wishes = isEarly ? direct.filter((target) => target !== 'last-round') : direct;
  if (wishes.length + screen.length > 0 || (boarding > 0 && wish !== 'nobody')) return null;
  return takeDamage === 'spread' ? NOBODY_SPREAD : NOBODY;
}

/**
 * The units to single out and to board, the own units to spare and to guard, and whether damage is spread: as the
 * standing orders say, in their order. Units without a screen are spared and guarded by default.
 * @rule CSC-8 @rule CSC-9 @rule CSC-10 @rule ENC-5
 */
export function answerFire(question: Question, standing: Told): AnswerOf<'fire'> {
  const { own, flagship = null, guards = 0 } = question;
  const direct = wantedTargets(question.enemy, standing, isLast(question)).map((one) => one.tag);
  const board = wantedPrizes(question, standing).map((one) => one.tag);
  const screened = inRoles(own, standing.screen, flagship);
  const guard = guards === 0 ? [] : screened.filter(({ kind }) => mayBeBoarded(kind));
  return {
    kind: 'fire',
    direct,
    ...(standing.directShare === ALL ? {} : { share: standing.directShare }),
    spare: screened.map((one) => one.unit),
    ...(standing.takeDamage === 'spread' ? { spread: true } : {}),
    ...(board.length === 0 ? {} : { board }),
    ...(guard.length === 0 ? {} : { guard: guard.map((one) => one.unit) }),
  };
}
