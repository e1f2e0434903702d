import { learnStats } from '#engine/record/learn-stats';
import { leaveUnconverted } from '#engine/record/leave-unconverted';
import { nextUnitId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { disbandEmptied } from '#engine/reorganise/disband-emptied';
import { gatherAt } from '#engine/reorganise/gather-loose-ships';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { Unit, UnitPlace } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';
import { sharersOf } from '#rules/cargo/sharers-of';
import type { ForceIndex } from '#rules/forces/force-index';
import type { Good } from './offers-of.ts';

/** The facts of a handover; a gift is reported as one. */
export type Handing = Readonly<{
  record: Recorder;
  rules: RuleSet;
  index: ForceIndex;
  from: EmpireId;
  to: EmpireId;
  isGift: boolean;
}>;
/** The new ids of units that were handed over. */
type Handed = Map<UnitId, UnitId>;

const TECH_5 = cite('TECH-5');

type Move = Readonly<{ unit: Unit; system: SystemId; place: UnitPlace }>;

function handUnit(handing: Handing, handed: Handed, { unit, system, place }: Move): UnitId {
  const { record, index, from, to, isGift } = handing;
  const becomes = nextUnitId(record.state(), to);
  handed.set(unit.id, becomes);
  record.emit({
    type: 'UnitSold',
    cite: TECH_5,
    rolls: [],
    witnesses: [from, to].map((empire) => ({ empire, as: 'participant' })),
    from,
    to,
    unit: unit.id,
    becomes,
    design: unit.design,
    name: unit.name,
    system,
    place,
    turn: record.state().turn,
    ...(isGift ? { gift: true as const } : {}),
  });
  const origin = { source: 'treaty', by: from } as const;
  learnStats(record, handing.rules, { viewer: to, design: unit.design, origin });
  leaveUnconverted(record, becomes, handing.rules);
  for (const one of index.aboard(unit.id)) {
    if (sharersOf(one).length > 0) continue;
    handUnit(handing, handed, { unit: one, system, place: { kind: 'aboard', carrier: becomes } });
  }
  return becomes;
}

/** Aboard the same carriers by their new ids. */
function sharedPlace({ place }: Unit, handed: Handed): UnitPlace {
  if (place.kind !== 'aboard') return place;
  const idOf = (carrier: UnitId): UnitId => handed.get(carrier) ?? carrier;
  const shares = (place.shares ?? []).map((one) => ({ ...one, carrier: idOf(one.carrier) }));
  return { kind: 'aboard', carrier: idOf(place.carrier), shares };
}

/** Ships gather in a fleet of their own, mothballed ones where they hold up nobody. @rule MOV-9 @rule CON-9 */
function gather({ record, to }: Handing, system: SystemId, units: readonly Unit[]): void {
  const ids = (some: readonly Unit[]): readonly UnitId[] => some.map(({ id }) => id);
  const laidUp = units.filter(({ status }) => status === 'mothballed');
  const fit = units.filter(({ status }) => status !== 'mothballed');
  const yard = { empire: to, system };
  if (fit.length > 0) gatherAt(record, { ...yard, units: ids(fit), name: 'Purchases' });
  if (laidUp.length > 0) gatherAt(record, { ...yard, units: ids(laidUp), name: 'Mothballs' });
}

/**
 * Hands units over to their buyer as they are, with all that is aboard them.
 * @rule TECH-5 @rule TECH-6
 * @ruling A unit that is sold keeps its name, condition, status, levels out of supply, ordnance and cargo. Convoys stop trading until they
 *   are ordered to trade. Ships and convoys gather in the fleet "… Purchases" of their system, and mothballed ships in "… Mothballs".
 */
export function handOver(handing: Handing, goods: readonly Good[]): void {
  const { record, index } = handing;
  const handed: Handed = new Map();
  for (const [system, some] of groupBy(goods, (good) => good.system)) {
    const place = { kind: 'system', system } as const;
    const sold = some.map(({ unit }) => handUnit(handing, handed, { unit, system, place }));
    const shared = new Set(
      some.flatMap(({ unit }) => index.aboard(unit.id).filter((one) => sharersOf(one).length > 0)),
    );
    for (const unit of shared) {
      handUnit(handing, handed, { unit, system, place: sharedPlace(unit, handed) });
    }
    const { units, designs } = record.state();
    const isShip = ({ design }: Unit): boolean => rowOf(designs, design).kind !== 'base';
    gather(handing, system, sold.map((id) => rowOf(units, id)).filter(isShip));
  }
  disbandEmptied(
    record,
    goods.flatMap(({ unit }) => (unit.place.kind === 'fleet' ? [unit.place.fleet] : [])),
  );
}
