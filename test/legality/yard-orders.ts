import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireView } from '#fog/views/empire-view';
import { judgeOrders, type SheetVerdict } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import type { UnitStatus } from '#model/forces/unit';
import type { BuildUnits } from '#model/orders/build-units';
import type { Order, RepairUnits } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { buildUnits } from '#test/support/build-units';
import {
  classId,
  type ClassName,
  type Crew,
  harbour,
  human,
  sol,
  unit,
} from '#test/support/harbour';

export const HURT = { condition: 'crippled' } as const;

export function viewOf(state: CampaignState): EmpireView {
  const unlocked = Object.values(state.designs).map(({ id }) => id);
  const empires = { ...state.empires, [human]: { ...state.empires[human]!, unlocked } };
  const asked: CampaignState = { ...state, empires, phase: 'economic' };
  return empireViewOf(asked, human, { campaignName: 'Test', rules: DEFAULT_RULE_SET });
}

export const judge = (
  crew: Crew,
  orders: readonly Order[],
  parts: Partial<Parameters<typeof harbour>[0]> = {},
) => judgeOrders(viewOf(harbour({ crew, ...parts })), orders);
export const codesIn = ({ verdicts }: SheetVerdict) =>
  verdicts.map(({ issues }) => issues.map(({ code }) => code));

export const build = (design: ClassName, part: Partial<BuildUnits> = {}): Order =>
  buildUnits({ design: classId(design), system: sol, ...part });
export const repair = (where: RepairUnits['where'], ...names: readonly string[]): Order => ({
  kind: 'RepairUnits',
  units: names.map(unit),
  where,
});
export const status = (to: UnitStatus, ...names: readonly string[]): Order => ({
  kind: 'SetStatus',
  units: names.map(unit),
  status: to,
});
export const scrap = (...names: readonly string[]): Order => ({
  kind: 'ScrapUnits',
  units: names.map(unit),
});

export type Row = Readonly<{
  name: string;
  crew: Crew;
  orders: readonly Order[];
  codes: readonly (readonly string[])[];
}>;
