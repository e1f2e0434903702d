import { unique } from '#kernel/collections/unique';
import type { Unit } from '#model/forces/unit';
import type { LayMinefields } from '#model/orders/supply';
import type { OrderIssue } from '#model/orders/order-issue';
import { refusal } from '../issue.ts';
import {
  aboutMines,
  isFitMinelayer,
  minefieldIssues,
  placeOfMinefield,
} from '#legality/cargo/minelaying';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { systemAfterMoves } from '#legality/plan/planned-site';
import { unitText } from '../unit-text.ts';

const about = (code: string): Parameters<typeof refusal>[0] => aboutMines(code, 'minefields');

/** It must be aboard a Minelayer that can work where it is then. */
function carrierIssues(plan: Plan, minefield: Unit): readonly OrderIssue[] {
  const who = unitText(plan.view, minefield);
  const place = placeOfMinefield(plan, minefield);
  const carrier = place.kind === 'aboard' ? plan.view.units[place.carrier] : undefined;
  if (carrier === undefined || !isFitMinelayer(plan, carrier)) {
    const text = `${who} is not aboard a Minelayer that is sound, in service and free this turn.`;
    return [refusal(about('MINELAYER_UNFIT'), text)];
  }
  if (systemAfterMoves(plan, carrier) !== null) return [];
  return [refusal(about('MINELAYER_IN_LANE'), `${who} is in a lane: minefields lie in systems.`)];
}

/** May these minefields be deployed where their Minelayers are to be? @rule SUP-2 */
export function judgeLayMinefields(order: LayMinefields, plan: Plan): Judgement {
  const units = unique(order.minefields).map((id) => plan.view.units[id]);
  const known = units.filter((unit) => unit !== undefined);
  if (known.length < units.length) {
    return free([refusal(about('UNIT_UNKNOWN'), 'You have no such unit.')]);
  }
  const issues = known.flatMap((unit) => {
    const own = minefieldIssues(plan, unit);
    return own.length > 0 ? own : carrierIssues(plan, unit);
  });
  if (isRefused(issues)) return free(issues);
  for (const { id } of known) plan.minefields.laid.add(id);
  return free(issues);
}
