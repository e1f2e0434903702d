import { cite } from '#kernel/reasons/cite';
import { unique } from '#kernel/collections/unique';
import type { Unit } from '#model/forces/unit';
import type { SetOrdnance } from '#model/orders/supply';
import type { OrderIssue } from '#model/orders/order-issue';
import { hasOrdnance } from '#rules/supply/has-ordnance';
import { ordnanceRoomOf } from '#rules/supply/ordnance-room-of';
import { ordnanceSizeOf } from '#rules/supply/ordnance-size-of';
import { ORDNANCE_TABLE } from '#rules/supply/ordnance-table';
import { doubt, refusal } from '../issue.ts';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { systemAfterMoves } from '#legality/plan/planned-site';
import { supplyAfterMoves } from '#legality/plan/planned-supply';
import { unitText } from '../unit-text.ts';

const about = (code: string, path = 'units'): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('SUP-9'),
  path,
});

function unlistedIssues({ view }: Plan, { ordnance }: SetOrdnance): readonly OrderIssue[] {
  return unique(ordnance)
    .filter((one) => !hasOrdnance(view.rules, one))
    .map((one) => {
      const text = `There is no ${ORDNANCE_TABLE[one].name} ordnance in this campaign.`;
      return refusal(about('ORDNANCE_UNLISTED', 'ordnance'), text);
    });
}

function refusalsOf(plan: Plan, unit: Unit, order: SetOrdnance): readonly OrderIssue[] {
  const design = plan.yards.facts.designOf(unit.design);
  const [room, size] = [
    design === undefined ? 0 : ordnanceRoomOf(design),
    ordnanceSizeOf(order.ordnance),
  ];
  const who = unitText(plan.view, unit);
  if (plan.yards.takenApart.has(unit.id)) {
    const text = `${who} is reverse engineered before it could take ordnance: remove one of the two.`;
    return [refusal({ ...about('ORDNANCE_UNFIT'), cite: cite('TECH-7') }, text)];
  }
  if (room === 0 || unit.status === 'mothballed') {
    const text = `${who} is no unit with Missile that is in service: it takes no ordnance.`;
    return [refusal(about('ORDNANCE_UNFIT'), text)];
  }
  if (size <= room) return [];
  const text = `${who} has room for ${String(room)} of ordnance, and this is ${String(size)}.`;
  return [refusal(about('ORDNANCE_SIZE', 'ordnance'), text)];
}

function doubtsOf(plan: Plan, unit: Unit): readonly OrderIssue[] {
  const who = unitText(plan.view, unit);
  const system = systemAfterMoves(plan, unit);
  const isSupplied = system !== null && supplyAfterMoves(plan, system).supplied;
  const isIdle = unit.condition === 'crippled' || unit.status === 'reserve';
  const doubts: readonly (readonly [boolean, string, string])[] = [
    [
      !isSupplied,
      'ORDNANCE_NO_SUPPLY',
      `${who} is not in supply where it is to be, as far as you know: then it keeps the load that it has.`,
    ],
    [
      isIdle,
      'ORDNANCE_IDLE',
      `${who} is ${unit.condition === 'crippled' ? 'crippled' : 'in reserve'}: ordnance does nothing until that changes.`,
    ],
    [
      unit.unconverted,
      'ORDNANCE_UNCONVERTED',
      `${who} is an alien unit: ordnance does nothing until a yard has repaired it once.`,
    ],
    [
      plan.ordnance.has(unit.id),
      'ORDNANCE_TWICE',
      `An earlier order gives ${who} ordnance too: it ends with what the last one says.`,
    ],
  ];
  return doubts.flatMap(([isSo, code, text]) => (isSo ? [doubt(about(code), text)] : []));
}

/** May these units take this ordnance where they are to be? @rule SUP-9 */
export function judgeSetOrdnance(order: SetOrdnance, plan: Plan): Judgement {
  const units = unique(order.units).map((id) => plan.view.units[id]);
  const known = units.filter((unit) => unit !== undefined);
  if (known.length < units.length) {
    return free([refusal(about('UNIT_UNKNOWN'), 'You have no such unit.')]);
  }
  const issues = [
    ...unlistedIssues(plan, order),
    ...known.flatMap((unit) => refusalsOf(plan, unit, order)),
  ];
  if (isRefused(issues)) return free(issues);
  const doubts = known.flatMap((unit) => doubtsOf(plan, unit));
  for (const { id } of known) plan.ordnance.add(id);
  return free(doubts);
}
