import { cite } from '#kernel/reasons/cite';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { LoadCargo, UnloadCargo } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { hasHold } from '#rules/cargo/has-hold';
import { type Convoy, convoyOf, idleIssues } from './convoys.ts';
import { FOG_14, doubt, refusal } from '#legality/issue';
import { type Plan, isRefused } from '#legality/plan/plan';
import { plannedTrade } from '#legality/plan/planned-site';

const MOV_7 = cite('MOV-7');
export const aboutCargo = (code: string, path = 'cargo'): Parameters<typeof refusal>[0] => ({
  code,
  cite: MOV_7,
  path,
});

/** A carrier at the landings, and the system where it loads and lands. */
export type Berth = Readonly<{ convoy: Convoy; at: SystemId; name: string }>;

/** A convoy that trades has no cargo duty, unless it is to stop; trade stops only after what is loaded before movement. */
function tradeIssues(
  plan: Plan,
  { unit }: Convoy,
  kind: (LoadCargo | UnloadCargo)['kind'],
): readonly OrderIssue[] {
  const isTooLate = kind === 'LoadCargo' && plan.view.rules.loading === 'movement';
  const trades = isTooLate ? unit.trading : plannedTrade(plan, unit);
  if (!trades) return [];
  const text = isTooLate
    ? 'It trades: order it to stop trading, and let it load from next turn.'
    : 'It trades: order it to stop trading first.';
  return [refusal(aboutCargo('CONVOY_TRADES', 'carrier'), text)];
}

/** What is loaded before movement comes too early for who pulled back last turn. @rule ENC-3 */
function heldIssues(
  { view }: Plan,
  { unit }: Convoy,
  kind: (LoadCargo | UnloadCargo)['kind'],
): readonly OrderIssue[] {
  const isTooEarly = kind === 'LoadCargo' && view.rules.loading === 'movement';
  if (!isTooEarly || !view.pulledBack.includes(unit.id)) return [];
  const text =
    'It pulled back before an Interception, and loads nothing until movement is over: let it load next turn.';
  const about = { ...aboutCargo('CARRIER_PULLED_BACK', 'carrier'), cite: cite('ENC-3') };
  return [refusal(about, text)];
}

/**
 * Only carriers that were there before get cargo past a blockade. The Supply Phase before the landings
 * may still lift it, so it is a doubt. @rule GND-4 @rule SUP-4
 */
function blockadeIssues({ view }: Plan, { moves }: Convoy, at: SystemId): readonly OrderIssue[] {
  if (!moves || view.systems[at]?.own?.blockaded !== true) return [];
  const text =
    'That system is blockaded: until that ends, only what is there already loads and lands.';
  return [doubt({ ...aboutCargo('CARGO_BLOCKADED', 'carrier'), cite: cite('GND-4') }, text)];
}

const noCarrier = (): OrderIssue =>
  refusal(
    { code: 'CARRIER_UNKNOWN', cite: FOG_14, path: 'carrier' },
    'You have no such convoy, Assault ship or Supply ship.',
  );

/** The place where a carrier loads or lands, or reasons against it that apply to any cargo. */
export function berthOf(
  plan: Plan,
  { carrier, kind }: LoadCargo | UnloadCargo,
): Readonly<{ berth: Berth | null; issues: readonly OrderIssue[] }> {
  const convoy = convoyOf(plan, carrier, hasHold);
  if (convoy === null) return { berth: null, issues: [noCarrier()] };
  const issues = [
    ...idleIssues(plan, convoy, MOV_7, 'carrier'),
    ...tradeIssues(plan, convoy, kind),
    ...heldIssues(plan, convoy, kind),
  ];
  const { at } = convoy;
  if (at === null || isRefused(issues)) return { berth: null, issues };
  const name = plan.view.systems[at]?.name ?? at;
  return { berth: { convoy, at, name }, issues: [...issues, ...blockadeIssues(plan, convoy, at)] };
}

/** Notes Census that reaches a system, or leaves it. */
export function moveCensus({ cargo }: Plan, at: SystemId, by: 1 | -1): void {
  cargo.census.set(at, (cargo.census.get(at) ?? 0) + by);
}

/** What will be aboard a carrier after what the sheet has unloaded and loaded so far. */
export function aboardOf({ index, cargo }: Plan, carrier: UnitId): readonly UnitId[] {
  const stay = index
    .aboard(carrier)
    .map(({ id }) => id)
    .filter((id) => !cargo.unloaded.has(id) || cargo.kept.has(id));
  const joined = [...cargo.loaded].filter(([id, into]) => into === carrier && id !== carrier);
  const shared = [...cargo.shared].filter(([, shares]) =>
    shares.some((share) => share.carrier === carrier),
  );
  return [...stay, ...[...joined, ...shared].map(([id]) => id)];
}
