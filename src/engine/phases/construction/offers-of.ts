import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { entriesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { Unit } from '#model/forces/unit';
import type { ExchangeUnits } from '#model/orders/exchange-units';
import { sharersOf } from '#rules/cargo/sharers-of';
import type { Offer } from '#rules/diplomacy/are-one-sale';
import { isSoldByItself } from '#rules/diplomacy/is-sold-by-itself';
import { mayTradeClasses } from '#rules/diplomacy/may-trade-classes';
import { salePlaceFailureOf } from '#rules/diplomacy/sale-place-failure';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import { controllersIn } from '#rules/movement/controllers-in';
import type { Sites } from './sites.ts';

/** A unit for sale, and where it is. */
export type Good = Readonly<{ unit: Unit; system: SystemId }>;
/** An order of a sale that its own side can fulfil, and that only needs the same order of the other empire. */
export type OpenOffer = Offer &
  Readonly<{ empire: EmpireId; index: number; with: EmpireId; goods: readonly Good[] }>;

/** The facts that count when units change hands. */
export type Market = Readonly<{
  state: CampaignState;
  index: ForceIndex;
  controllerOf: (system: SystemId) => EmpireId | null;
  hasEnemyFleet: Sites['hasEnemyFleet'];
}>;

/** The market as it is when all is built and scrapped. */
export function marketOf(record: Recorder, { hasEnemyFleet }: Sites): Market {
  const state = record.snapshot();
  return { state, index: forceIndexOf(state), controllerOf: controllersIn(state), hasEnemyFleet };
}

type Failure = Readonly<{ because: OrderFailure; about: string }>;
type Ordered = Readonly<{ empire: EmpireId; order: ExchangeUnits }>;

/** Tells an empire why its order of a sale fails. @rule TECH-5 @rule FOG-14 */
export function failSale(
  record: Recorder,
  { empire, index }: Pick<OpenOffer, 'empire' | 'index'>,
  { because, about }: Failure,
): void {
  const head = { type: 'OrderFailed', cite: cite('TECH-5'), rolls: [] } as const;
  const what = { empire, index, kind: 'ExchangeUnits', because, about } as const;
  record.emit({ ...head, witnesses: onlyFor(empire), ...what });
}

function treatyFailure({ state }: Market, { empire, order }: Ordered): OrderFailure | null {
  const relation = state.relations[relationIdOf(empire, order.with)];
  if (relation === undefined || !mayTradeClasses(relation.state)) return 'no-treaty';
  return relation.sustained ? null : 'no-envoys';
}

function isParted({ index }: Market, { order }: Ordered, unit: Unit): boolean {
  const sharers = index.aboard(unit.id).flatMap(sharersOf);
  return sharers.some((id) => !order.gives.units.includes(id));
}

function goodOf(market: Market, ordered: Ordered, id: UnitId): Good | OrderFailure {
  const { state, controllerOf, hasEnemyFleet } = market;
  const { empire, order } = ordered;
  const unit: Unit | undefined = state.units[id];
  const system = unit === undefined ? null : systemOfUnit(unit, state);
  if (unit?.owner !== empire || system === null) return 'units-elsewhere';
  const isFit = isSoldByItself(rowOf(state.designs, unit.design).kind);
  if (!isFit || unit.place.kind === 'aboard') return 'unit-unfit';
  if (isWithdrawing(unit, state)) return 'withdrawing';
  if (isParted(market, ordered, unit)) return 'cargo-shared';
  const failure = salePlaceFailureOf({
    controller: controllerOf(system),
    parties: [empire, order.with],
    hasEnemyFleet: () => hasEnemyFleet(empire, system),
  });
  return failure ?? { unit, system };
}

/** The units for sale, or the first reason against the sale. */
function goodsOf(market: Market, ordered: Ordered): readonly Good[] | Failure {
  const goods: Good[] = [];
  for (const id of unique(ordered.order.gives.units)) {
    const good = goodOf(market, ordered, id);
    if (typeof good === 'string') return { because: good, about: id };
    goods.push(good);
  }
  return goods;
}

function offerOf(market: Market, ordered: Ordered, purse: number): Failure | readonly Good[] {
  const { empires } = market.state;
  const { points } = ordered.order.gives;
  const because = treatyFailure(market, ordered);
  if (because !== null) return { because, about: rowOf(empires, ordered.order.with).name };
  if (points > 0 && points > purse) {
    return { because: 'treasury-short', about: `${String(points)} EP` };
  }
  return goodsOf(market, ordered);
}

const isFailure = (one: Failure | readonly Good[]): one is Failure => 'because' in one;

/**
 * All orders of sales that their own side can fulfil; the rest fail here.
 * @rule TECH-5 @rule ECO-6
 * @ruling The points that an empire offers for a unit are reserved in the order of its sheet, even if the sale then fails.
 * @ruling A unit that must withdraw can't be sold. A carrier that shares cargo with others can be sold only together with them.
 */
export function offersOf(
  record: Recorder,
  market: Market,
  orders: PhaseInput['orders'],
): readonly OpenOffer[] {
  const { designs, empires } = market.state;
  return entriesById(orders).flatMap(([empire, sheet]) => {
    let purse = rowOf(empires, empire).treasury;
    return sheet.flatMap(({ order, index }): readonly OpenOffer[] => {
      if (order.kind !== 'ExchangeUnits') return [];
      const goods = offerOf(market, { empire, order }, purse);
      if (isFailure(goods)) {
        failSale(record, { empire, index }, goods);
        return [];
      }
      const { with: other, gives, takes } = order;
      purse -= gives.points;
      const classes = goods.map(({ unit }) => {
        return { design: rowOf(designs, unit.design).id, count: 1 };
      });
      const given = { points: gives.points, classes };
      return [{ empire, index, with: other, gives: given, takes, goods }];
    });
  });
}
