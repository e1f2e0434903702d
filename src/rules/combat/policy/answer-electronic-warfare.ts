import { divide } from '#kernel/numbers/divide';
import { sortBy } from '#kernel/collections/sort-by';
import type { AnswerOf, DecisionOf, EnemyPiece, OwnPiece } from '#model/decisions/decision';
import type { UnitKind } from '#model/forces/unit';
import type { StandingOrders } from '#model/forces/standing-orders';
import { wantedTargets } from './wanted-targets.ts';

/** What the standing orders read of the question. */
type Question = Pick<DecisionOf<'electronic-warfare'>, 'own' | 'flagship' | 'enemy' | 'pools'>;
type Answer = AnswerOf<'electronic-warfare'>;
type Friend = Answer['friends'][number];
type Enemy = Answer['enemies'][number];
type Wished = Readonly<{ friends: Friend[]; enemies: Enemy[] }>;
type Pools = Record<keyof Question['pools'], number>;
type Guns = Readonly<{ as: number; af: number }>;
/** Something that pays in fire, at a price in functions. */
type Offer = Readonly<{ cc: number; gain: number } & (Pick<Friend, 'unit'> | Pick<Enemy, 'tag'>)>;

/**
 * Electronic warfare by default: fire is strengthened or weakened where most is won for the functions,
 * dedicated ones first; levels of formation go to the own flagship and carriers, and against those whom
 * the standing orders single out.
 * @rule CSC-17
 * @rule ENC-5
 */
export function answerElectronicWarfare(
  question: Question,
  standing: Pick<StandingOrders, 'missions' | 'direct'>,
): Answer {
  const answer: Wished = { friends: [], enemies: [] };
  if (standing.missions === 'best') {
    const left: Pools = { ...question.pools };
    touchFire(question, left, answer);
    touchFormation({ question, left, answer }, wantedTargets(question.enemy, standing));
  }
  return { kind: 'electronic-warfare', ...answer };
}

/** Strengthens and weakens fire as far as functions go, dedicated ones first. */
function touchFire(question: Question, left: Pools, answer: Wished): void {
  for (const offer of fireOffers(question)) {
    const effect = 'unit' in offer ? 'fire-control' : 'suppression';
    const by = left[effect] >= offer.cc ? 'dedicated' : 'scouts';
    const pool = by === 'dedicated' ? effect : 'scouts';
    if (left[pool] < offer.cc) continue;
    left[pool] -= offer.cc;
    if ('unit' in offer) answer.friends.push({ effect: 'fire-control', by, unit: offer.unit });
    else answer.enemies.push({ effect: 'suppression', by, tag: offer.tag });
  }
}

type Waging = Readonly<{ question: Question; left: Pools; answer: Wished }>;

/** Levels of formation by their own functions, and one more of each kind by Scouts that are left. */
function touchFormation(
  { question, left, answer: { friends, enemies } }: Waging,
  targets: readonly EnemyPiece[],
): void {
  const covered = toCover(question);
  const wanted = targets.filter((one) => one.formation > 0);
  for (const { unit } of covered.slice(0, left.guardian)) {
    friends.push({ effect: 'guardian', by: 'dedicated', unit });
  }
  for (const { tag } of levelsOf(wanted).slice(0, left.disruptor)) {
    enemies.push({ effect: 'disruptor', by: 'dedicated', tag });
  }
  const [first] = covered;
  if (first !== undefined && first.cc <= left.scouts) {
    left.scouts -= first.cc;
    friends.push({ effect: 'guardian', by: 'scouts', unit: first.unit });
  }
  const [target] = wanted;
  if (target !== undefined && target.cc <= left.scouts) {
    enemies.push({ effect: 'disruptor', by: 'scouts', tag: target.tag });
  }
}

/** Own units that deserve cover, the flagship twice. */
function toCover({ own, flagship }: Question): readonly OwnPiece[] {
  const leader = own.filter((one) => one.unit === flagship);
  const others = sortBy(
    own.filter((one) => one.unit !== flagship && one.kind !== 'flight'),
    (a, b) => b.cv - a.cv,
    (a, b) => b.cost - a.cost,
  );
  return [...leader, ...leader, ...others];
}

/** Each target as often as it has levels to lose. */
const levelsOf = (wanted: readonly EnemyPiece[]): readonly EnemyPiece[] =>
  wanted.flatMap((one) => Array.from({ length: one.formation }, () => one));

/** What counts of a unit's fire against a task force. */
function usefulFire({ as, af }: Guns, against: readonly Readonly<{ kind: UnitKind }>[]): Guns {
  const hasShips = against.some((one) => one.kind !== 'flight');
  const hasFlights = against.some((one) => one.kind === 'flight');
  return { as: hasShips ? as : 0, af: hasFlights ? af : 0 };
}

/** Strengthening friends and weakening enemies, the best bargains first. */
function fireOffers({ own, enemy }: Question): readonly Offer[] {
  const halves = (value: number): number => divide(value, 2, 'down');
  const friendly = own.map((one): Offer => {
    const { as, af } = usefulFire(one, enemy);
    const gain = as + af - halves(as) - halves(af);
    return { unit: one.unit, cc: one.cc, gain };
  });
  const hostile = enemy.map((one): Offer => {
    const { as, af } = one.stats === null ? { as: 0, af: 0 } : usefulFire(one.stats, own);
    return { tag: one.tag, cc: one.cc, gain: halves(as) + halves(af) };
  });
  return sortBy(
    [...friendly, ...hostile].filter(({ gain }) => gain > 0),
    (a, b) => b.gain * a.cc - a.gain * b.cc,
    (a, b) => b.gain - a.gain,
  );
}
