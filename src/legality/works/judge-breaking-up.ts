import { unique } from '#kernel/collections/unique';
import type { RuleRef } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { OrderIssue } from '#model/orders/order-issue';
import { refusal } from '#legality/issue';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { unitText } from '#legality/unit-text';
import { BUSY_TEXT } from './busy-text.ts';

/** How units are broken up: by what rule, and what a unit has for and against it. */
type Manner = Readonly<{
  cite: RuleRef;
  /** What the codes of its issues begin with. */
  code: 'SCRAP' | 'SCUTTLE';
  /** Why units like this are not broken up so at all. */
  refusalsOf: (unit: Unit) => readonly OrderIssue[];
  doubtsOf: (unit: Unit) => readonly OrderIssue[];
}>;

/** A unit ends once, and not while it is worked on. */
function busyIssues({ view, yards }: Plan, unit: Unit, { cite, code }: Manner) {
  const who = unitText(view, unit);
  if (yards.scrapped.has(unit.id)) {
    const text = `${who} is scrapped or scuttled by an earlier order already.`;
    return [refusal({ code: `${code}_TWICE`, cite, path: 'units' }, text)];
  }
  if (!yards.resting.has(unit.id)) return [];
  const text = `${who} ${BUSY_TEXT}: remove one of the two.`;
  return [refusal({ code: `${code}_RESTING`, cite, path: 'units' }, text)];
}

/** Judges units that are to be scrapped or scuttled, all or none, and notes that they will be gone. @rule CON-8 @rule MAP-8 */
export function judgeBreakingUp(plan: Plan, ordered: readonly UnitId[], manner: Manner): Judgement {
  const units = unique(ordered).map((id) => plan.view.units[id]);
  const known = units.filter((unit) => unit !== undefined);
  if (known.length === 0 || known.length < units.length) {
    const about = { code: 'UNIT_UNKNOWN', cite: manner.cite, path: 'units' };
    return free([refusal(about, 'You have no such unit.')]);
  }
  const issues = known.flatMap((unit) => {
    const own = manner.refusalsOf(unit);
    return own.length > 0 ? own : busyIssues(plan, unit, manner);
  });
  if (isRefused(issues)) return free(issues);
  for (const { id } of known) plan.yards.scrapped.add(id);
  return free(known.flatMap((unit) => manner.doubtsOf(unit)));
}
