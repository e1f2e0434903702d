import type { NeighbourView } from '#fog/views/empire-view';
import { valuesById } from '#kernel/collections/tables';
import { firstBy } from '#kernel/collections/sort-by';
import type { SystemId } from '#model/campaign/ids';
import type { Agreement, Treaty } from '#model/campaign/dealings';
import { isTreaty } from '#model/campaign/relation';
import { nextTreaty } from '#rules/diplomacy/treaty-ladder';
import { turnsLeft } from './horizon.ts';
import { barriersOf } from './barriers.ts';
import { type Mind, note, type Sheet, spend } from './mind.ts';
import type { Personality } from './personalities.ts';
import { strengthOfAll } from './army.ts';
import { strengthOfMight } from './strength.ts';
import { fleetsSeen, hasSeenForces, marginOf } from './targets.ts';

/** What it takes an empire for: what it has seen of it, or the half of itself if that is more. */
const strengthSeen = (mind: Mind, { id }: NeighbourView): number =>
  Math.max(fleetsSeen(mind, id), strengthOfMight(mind.survey.mightOf(id)), strengthOfAll(mind) / 3);

const isAgainst = ({ state }: NeighbourView): boolean => state === 'war' || state === 'hostilities';

/** Its own Intel that supports an attempt, if it can be paid. */
function supportOf(
  { survey }: Mind,
  sheet: Sheet,
): Readonly<{ id: SystemId; cost: number }> | null {
  const best = firstBy(survey.colonies, (a, b) => b.intel - a.intel);
  if (best === undefined || best.intel === 0 || best.intel > sheet.money) return null;
  return { id: best.id, cost: best.intel };
}

/** The part of what an attack needs with which it begins a war: it arms on as soon as there is one. */
const WAR_BAR = 0.75;
/** The same against somebody with whom it has a treaty. */
const TREATY_BAR = 1.1;

/** Who bars the way to all that it could attack, and is weaker; null: nobody. */
const barrierOf = (mind: Mind): NeighbourView | null =>
  mind.level.attacks && mind.level.spreads
    ? (barriersOf(mind).find(
        (one) =>
          one.left !== true &&
          !isTreaty(one.state) &&
          strengthOfAll(mind) >= marginOf(mind) * strengthSeen(mind, one),
      ) ?? null)
    : null;

/** The neighbour to make war on; null: nobody, or not now. */
function victimOf(mind: Mind): NeighbourView | null {
  const { view, survey, nature, level } = mind;
  if (!level.attacks || survey.isHeld || view.turn < nature.peaceUntil) return null;
  if (turnsLeft(view) < 8) return null;
  const all = valuesById(view.neighbours).filter(({ left }) => left !== true);
  // A world that defends itself keeps nobody busy.
  if (all.some((one) => isAgainst(one) && one.nonAligned !== true)) return null;
  const own = strengthOfAll(mind);
  const able = all.filter((one) => {
    if (!hasSeenForces(mind, one.id)) return false;
    const has = survey.foreign.some(({ owner }) => owner === one.id);
    const bar = isTreaty(one.state) ? TREATY_BAR : WAR_BAR;
    return has && own >= 10 && own >= bar * marginOf(mind) * strengthSeen(mind, one);
  });
  return firstBy(able, (a, b) => strengthSeen(mind, a) - strengthSeen(mind, b)) ?? null;
}

function makeWar(mind: Mind, sheet: Sheet): void {
  const victim = victimOf(mind) ?? barrierOf(mind);
  const half = valuesById(mind.view.neighbours).find(
    (one) => one.state === 'hostilities' && one.left !== true && hasSeenForces(mind, one.id),
  );
  const { level, nature, view } = mind;
  const mayBegin = level.attacks && view.turn >= nature.peaceUntil;
  const on = half !== undefined && mayBegin ? half : victim;
  if (on === null) return;
  const support = supportOf(mind, sheet);
  const why = `Its fleets are stronger than all that it has seen of ${on.name}.`;
  spend(mind, sheet, support?.cost ?? 0, {
    order: {
      kind: 'DeclareWar',
      on: on.id,
      declare: 'war',
      covert: false,
      support: support?.id ?? null,
    },
    why,
  });
}

/** Offers and accepts treaties, as its personality likes, and asks for peace where it loses. @rule DIP-5 @rule DIP-8 */
function negotiate(mind: Mind, sheet: Sheet): void {
  for (const other of valuesById(mind.view.neighbours)) {
    if (other.left === true || !other.sustained) continue;
    const isWeaker = strengthOfAll(mind) < 0.7 * strengthSeen(mind, other);
    if (!isWeaker && mind.level.attacks && mind.nature.signs !== 'gladly') continue;
    if (isAgainst(other)) {
      const order = offer(other, 'armistice');
      note(mind, sheet, { order, why: `It doesn't expect to win against ${other.name}.` });
      continue;
    }
    const treaty = treatyFor(mind, other);
    if (treaty === null) continue;
    const why = `A treaty with ${other.name} is worth more than a war.`;
    note(mind, sheet, { order: offer(other, treaty), why });
  }
}

/** The next treaty with a neighbour, as far as its personality signs any. */
function treatyFor({ nature }: Mind, { state }: NeighbourView): Treaty | null {
  const next = nextTreaty(state);
  const signed = SIGNED[nature.signs];
  return next !== null && signed.includes(next) ? next : null;
}

const SIGNED: Readonly<Record<Personality['signs'], readonly Treaty[]>> = {
  never: [],
  'to-trade': ['non-aggression', 'trade'],
  gladly: ['non-aggression', 'trade', 'military'],
};

const offer = (to: NeighbourView, what: Agreement) =>
  ({ kind: 'OfferTreaty', to: to.id, offer: what, covert: false, keep: false }) as const;

/** Wars and treaties. */
export function planDiplomacy(mind: Mind, sheet: Sheet): void {
  if (mind.view.leader !== undefined) return;
  makeWar(mind, sheet);
  negotiate(mind, sheet);
}
