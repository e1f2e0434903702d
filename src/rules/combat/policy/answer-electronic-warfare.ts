import { divide } from '#kernel/numbers/divide';
import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import type { AnswerOf, DecisionOf, EnemyPiece, OwnPiece } from '#model/decisions/decision';
import type { UnitKind } from '#model/forces/unit';
import type { StandingOrders } from '#model/forces/standing-orders';
import { inRoles, type Own } from './in-roles.ts';
import { wantedTargets } from './wanted-targets.ts';

/** What the standing orders read of the question. */
type Question = Pick<DecisionOf<'electronic-warfare'>, 'flagship' | 'enemy' | 'pools'> &
  Readonly<{ own: readonly Own[] }>;
type Answer = AnswerOf<'electronic-warfare'>;
type Friend = Answer['friends'][number];
type Enemy = Answer['enemies'][number];
type Wished = Readonly<{ friends: Friend[]; enemies: Enemy[] }>;
type Pools = Record<keyof Question['pools'], number>;
type Guns = Readonly<{ as: number; af: number }>;
type Waging = Readonly<{
  question: Question;
  left: Pools;
  answer: Wished;
  warfare: StandingOrders['warfare'];
  /** Own units to be covered, the dearest to their owner first. */
  covered: readonly OwnPiece[];
}>;
/** Something that pays in fire, at a price in functions. */
type Offer = Readonly<{ cc: number; gain: number } & (Pick<Friend, 'unit'> | Pick<Enemy, 'tag'>)>;

/**
 * Electronic warfare by default. Fire is strengthened or weakened where the functions gain most, dedicated ones first.
 * Levels of formation go to the units that the standing orders screen, to the flagship and to carriers, and are taken
 * from the units that they single out. With `guard`, units are covered first. With `suppress`, the enemy's strongest
 * fire is weakened first.
 * @rule CSC-17
 * @rule ENC-5
 */
export function answerElectronicWarfare(
  question: Question,
  standing: Pick<StandingOrders, 'missions' | 'warfare' | 'direct' | 'screen'>,
): Answer {
  const answer: Wished = { friends: [], enemies: [] };
  const { missions, warfare } = standing;
  if (missions === 'best' && warfare !== 'none') {
    const left: Pools = { ...question.pools };
    const covered = toCover(question, standing);
    const waging: Waging = { question, left, answer, warfare, covered };
    const targets = wantedTargets(question.enemy, standing);
    if (warfare === 'guard') touchFormation(waging, targets);
    touchFire(waging);
    if (warfare !== 'guard') touchFormation(waging, targets);
  }
  return { kind: 'electronic-warfare', ...answer };
}

/** Strengthens and weakens fire as far as functions go, dedicated ones first. */
function touchFire({ question, left, answer, warfare }: Waging): void {
  for (const offer of fireOffers(question, warfare)) {
    const effect = 'unit' in offer ? 'fire-control' : 'suppression';
    const by = left[effect] >= offer.cc ? 'dedicated' : 'scouts';
    const pool = by === 'dedicated' ? effect : 'scouts';
    if (left[pool] < offer.cc) continue;
    left[pool] -= offer.cc;
    if ('unit' in offer) answer.friends.push({ effect: 'fire-control', by, unit: offer.unit });
    else answer.enemies.push({ effect: 'suppression', by, tag: offer.tag });
  }
}

/**
 * Levels of formation by their own functions, and one more of each kind by Scouts that are left; of all that can be
 * covered, for who guards.
 */
function touchFormation(
  { covered, left, answer: { friends, enemies }, warfare }: Waging,
  targets: readonly EnemyPiece[],
): void {
  const wanted = targets.filter((one) => one.formation > 0);
  for (const { unit } of covered.slice(0, left.guardian)) {
    friends.push({ effect: 'guardian', by: 'dedicated', unit });
  }
  for (const { tag } of levelsOf(wanted).slice(0, left.disruptor)) {
    enemies.push({ effect: 'disruptor', by: 'dedicated', tag });
  }
  for (const { unit, cc } of warfare === 'guard' ? unique(covered) : covered.slice(0, 1)) {
    if (cc > left.scouts) continue;
    left.scouts -= cc;
    friends.push({ effect: 'guardian', by: 'scouts', unit });
  }
  const [target] = wanted;
  if (target !== undefined && target.cc <= left.scouts) {
    enemies.push({ effect: 'disruptor', by: 'scouts', tag: target.tag });
  }
}

/** Own units that deserve cover: those who are screened, then others, the flagship twice. */
function toCover(
  { own, flagship }: Question,
  { screen }: Pick<StandingOrders, 'screen'>,
): readonly OwnPiece[] {
  const screened = inRoles(own, screen, flagship);
  const leader = own.filter((one) => one.unit === flagship);
  const others = sortBy(
    own.filter((one) => one.unit !== flagship && one.kind !== 'flight'),
    (a, b) => b.cv - a.cv,
    (a, b) => b.cost - a.cost,
  );
  const usual = [...leader, ...leader, ...others];
  return [...screened, ...usual.filter((one) => !screened.includes(one))];
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

/** Strengthening friends and weakening enemies, the best bargains first; for who suppresses the strongest enemies. */
function fireOffers(
  { own, enemy }: Question,
  warfare: StandingOrders['warfare'],
): readonly Offer[] {
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
  const useful = [...friendly, ...hostile].filter(({ gain }) => gain > 0);
  if (warfare === 'suppress') {
    const isFriend = (one: Offer): number => Number('unit' in one);
    return sortBy(
      useful,
      (a, b) => isFriend(a) - isFriend(b),
      (a, b) => b.gain - a.gain,
    );
  }
  return sortBy(
    useful,
    (a, b) => b.gain * a.cc - a.gain * b.cc,
    (a, b) => b.gain - a.gain,
  );
}
