import type { WorkId } from '#model/campaign/ids';
import type { Capacities } from './capacity-of.ts';
import type { RuleSet } from '#model/settings/rule-set';
import { type CapacityShare, capacitySharesOf, type Progress } from './capacity-use.ts';
import { isDue, readyTurnOf } from './ready-turn.ts';

/** A work that is paid for by the same points turn by turn; `ready`: when its time is over, once it is paid. */
type PaidSoOn = Progress & Readonly<{ instalment: number; ready: number | null }>;
type Calendar = Readonly<{ turn: number; rules: Pick<RuleSet, 'constructionTimes'> }>;

/** Nobody plans further ahead. */
const MOST_TURNS = 60;

/**
 * The turns in which the works of a place are finished, if capacity and payments stay as they are this turn. Works that
 * take too long or aren't paid are left out.
 * @rule CON-1 @rule CON-4 @rule OPT-6
 */
export function finishTurnsOf(
  works: readonly PaidSoOn[],
  capacities: Capacities,
  { turn: now, rules }: Calendar,
): ReadonlyMap<WorkId, number> {
  const turns = new Map<WorkId, number>();
  let open = works;
  for (let turn = now; turn < now + MOST_TURNS && open.length > 0; turn += 1) {
    const shares = new Map(capacitySharesOf(open, capacities).map((share) => [share.work, share]));
    const advanced = open.map((work) => builtOn(work, shares.get(work.id)));
    const isDone = (work: PaidSoOn): boolean => work.built >= work.cost && isDue(work, turn);
    for (const work of advanced) if (isDone(work)) turns.set(work.id, turn);
    open = advanced.filter((work) => !isDone(work)).map((work) => paidOn(work, turn + 1, rules));
  }
  return turns;
}

/** A work with the capacity of a turn. */
function builtOn(work: PaidSoOn, part: CapacityShare | undefined): PaidSoOn {
  if (part === undefined) return work;
  const share = work.share && { ...work.share, built: work.share.built + part.shared };
  return { ...work, share, built: work.built + part.capacity };
}

/** A work with the instalment of a turn; the last one sets when it is ready. */
function paidOn(work: PaidSoOn, turn: number, rules: Calendar['rules']): PaidSoOn {
  const paid = Math.min(work.cost, work.paid + work.instalment);
  const isPaidNow = paid === work.cost && paid > work.paid;
  return { ...work, paid, ready: isPaidNow ? readyTurnOf(work.cost, turn, rules) : work.ready };
}
