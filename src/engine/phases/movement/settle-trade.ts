import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { entriesById, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import { onlyFor } from '#model/events/fact';
import type { TradeEnded } from '#model/events/trade-events';
import type { OrderFailure } from '#model/events/causes';
import type { Unit } from '#model/forces/unit';
import type { LegalOrder, SetTrade } from '#model/orders/order';
import { isFitToTrade } from '#rules/economy/is-fit-to-trade';
import { isTradePartner } from '#rules/economy/is-trade-partner';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';
import { restingUnits } from '#rules/forces/resting-units';
import { controllersIn } from '#rules/movement/controllers-in';

type Office = Readonly<{
  record: Recorder;
  index: ForceIndex;
  resting: ReadonlySet<UnitId>;
  hostOf: (system: SystemId) => EmpireId | null;
}>;
/** Convoys that are to trade, and the place of the order in its sheet; null: their standing route says so. */
type Wish = Readonly<{ convoys: readonly UnitId[]; index: number | null }>;
type Sheet = Readonly<{ empire: EmpireId; orders: readonly LegalOrder<SetTrade>[] }>;

const MOV_6 = cite('MOV-6');

const isTradeOrder = (order: LegalOrder): order is LegalOrder<SetTrade> =>
  order.order.kind === 'SetTrade';

const sheetsOf = ({ orders }: PhaseInput): readonly Sheet[] =>
  entriesById(orders)
    .map(([empire, sheet]) => ({ empire, orders: sheet.filter(isTradeOrder) }))
    .filter((sheet) => sheet.orders.length > 0);

/** Why a convoy cannot trade where it is now; null: it can. */
function problemOf({ record, index, resting, hostOf }: Office, unit: Unit): OrderFailure | null {
  const state = record.state();
  const design = rowOf(state.designs, unit.design);
  const system = systemOfUnit(unit, state);
  if (system === null) return 'units-elsewhere';
  const aboard = index.aboard(unit.id);
  if (resting.has(unit.id) || !isFitToTrade({ unit, design, aboard })) return 'convoy-unfit';
  const host = hostOf(system);
  if (host === unit.owner) return null;
  const relation: Relation | undefined =
    host === null ? undefined : state.relations[relationIdOf(unit.owner, host)];
  return isTradePartner(relation?.state ?? null) ? null : 'no-trade-here';
}

function fail(
  record: Recorder,
  { empire, index }: Readonly<{ empire: EmpireId; index: number | null }>,
  because: OrderFailure,
  about: string,
): void {
  if (index === null) return;
  const head = { type: 'OrderFailed', cite: MOV_6, rolls: [], witnesses: onlyFor(empire) } as const;
  record.emit({ ...head, empire, index, kind: 'SetTrade', because, about });
}

function end(
  record: Recorder,
  empire: EmpireId,
  units: readonly Unit[],
  because: TradeEnded['because'],
): void {
  if (units.length === 0) return;
  const head = { type: 'TradeEnded', cite: MOV_6, rolls: [], witnesses: onlyFor(empire) } as const;
  record.emit({ ...head, empire, units: units.map(({ id }) => id), because });
}

function begin(
  office: Office,
  empire: EmpireId,
  { convoys: named, index }: Wish,
  convoys: readonly Unit[],
): void {
  const { record } = office;
  const fit: Unit[] = [];
  for (const unit of convoys) {
    const because = problemOf(office, unit);
    if (because === null) fit.push(unit);
    else fail(record, { empire, index }, because, unit.id);
  }
  if (convoys.length === 0) {
    fail(record, { empire, index }, 'units-elsewhere', named.join(', '));
  }
  for (const [system, units] of groupBy(fit, (unit) => systemOfUnit(unit, record.state()))) {
    if (system === null) continue;
    const head = { type: 'TradeSet', cite: MOV_6, rolls: [], witnesses: onlyFor(empire) } as const;
    record.emit({ ...head, empire, system, units: units.map(({ id }) => id) });
  }
}

function carryOut(office: Office, empire: EmpireId, legal: LegalOrder<SetTrade>): void {
  const { units } = office.record.state();
  const convoys = legal.order.convoys.flatMap((id): readonly Unit[] => {
    const unit: Unit | undefined = units[id];
    return unit?.owner === empire ? [unit] : [];
  });
  const wish = { convoys: legal.order.convoys, index: legal.index };
  if (legal.order.trading) begin(office, empire, wish, convoys);
  else
    end(
      office.record,
      empire,
      convoys.filter(({ trading }) => trading),
      'ordered',
    );
}

/** Convoys that went elsewhere give up the route they had. */
function endWhereLeft(record: Recorder): void {
  const { units, fleets, turn } = record.state();
  const hasMoved = ({ trading, place }: Unit): boolean =>
    trading && place.kind === 'fleet' && rowOf(fleets, place.fleet).lastMoved === turn;
  for (const [empire, gone] of groupBy(valuesById(units).filter(hasMoved), (unit) => unit.owner)) {
    end(record, empire, gone, 'moved');
  }
}

/** Convoys that are where their route makes them trade, without other orders this turn. @rule MOV-12 */
function dueByRoute(record: Recorder, sheets: readonly Sheet[]): readonly Unit[] {
  const { units, fleets, designs } = record.state();
  const named = new Set(
    sheets.flatMap(({ orders }) => orders.flatMap(({ order }) => order.convoys)),
  );
  return valuesById(units).filter(({ id, design, place, trading }) => {
    if (place.kind !== 'fleet' || trading || named.has(id)) return false;
    const { place: at, route } = rowOf(fleets, place.fleet);
    const isThere =
      route?.route.kind === 'trade' && at.kind === 'system' && at.system === route.route.system;
    return isThere && rowOf(designs, design).kind === 'convoy';
  });
}

/**
 * Convoys that moved trade no more; then those that are ordered to trade begin it where they are now, and those that
 * came back to where their route has them trade.
 * @rule MOV-6 @rule MOV-12
 */
export function settleTrade(record: Recorder, input: PhaseInput): void {
  endWhereLeft(record);
  const sheets = sheetsOf(input);
  const due = dueByRoute(record, sheets);
  if (sheets.length === 0 && due.length === 0) return;
  const state = record.state();
  const office: Office = {
    record,
    index: forceIndexOf(state),
    resting: restingUnits(valuesById(state.projects)),
    hostOf: controllersIn(state),
  };
  for (const { empire, orders } of sheets) {
    for (const order of orders) carryOut(office, empire, order);
  }
  for (const [empire, convoys] of groupBy(due, ({ owner }) => owner)) {
    begin(office, empire, { convoys: convoys.map(({ id }) => id), index: null }, convoys);
  }
}
