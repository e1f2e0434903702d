import { loseUnits } from '#engine/losses/lose-units';
import { rollOneOf } from '#engine/record/roll-one-of';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Work } from '#model/campaign/work';
import { onlyFor } from '#model/events/fact';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { isStowed } from '#rules/cargo/is-stowed';
import { capacityOf, isWorkingShipyard } from '#rules/construction/capacity-of';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { sabotageTargetsOf } from '#rules/intel/sabotage-targets';
import { type Attempt, type MissionEffect, type MissionWorld, NOTHING } from './attempt.ts';

const INT_8 = cite('INT-8');

type Target = Readonly<{ unit: Unit; design: UnitDesign }>;

/** The units of the owner in the system that are no cargo. */
function unitsOf(state: CampaignState, owner: EmpireId, system: SystemId): readonly Target[] {
  return valuesById(state.units)
    .filter((unit) => unit.owner === owner && systemOfUnit(unit, state) === system)
    .filter((unit) => !isStowed(unit, state))
    .map((unit) => ({ unit, design: rowOf(state.designs, unit.design) }));
}

/** The units that a mission could destroy now, one of which the dice choose. @rule INT-6 @rule INT-8 */
function targetsOf(state: CampaignState, { order, against }: Attempt): readonly Target[] {
  if (against === null) return [];
  const { at, mission, design } = order;
  const here = unitsOf(state, against, at);
  const of = (kind: UnitDesign['kind']): readonly Target[] =>
    here.filter((one) => one.design.kind === kind);
  const named = design === null ? null : rowOf(state.designs, design);
  if (mission === 'sabotage-troop')
    return of('ground').filter(({ unit }) => unit.place.kind === 'system');
  if (mission === 'sabotage-convoy') {
    const meant = of('convoy').filter((one) => named === null || one.design.id === named.id);
    return meant.length > 0 ? meant : of('convoy');
  }
  if (named === null) return [];
  const fit = sabotageTargetsOf(of(mission === 'sabotage-ship' ? 'ship' : 'base'), named);
  const meant = fit.filter(
    ({ unit, design: { id } }) => unit.name === order.named && id === design,
  );
  return meant.length > 0 ? meant : fit;
}

/** Lost with a shipyard: the most complete first, as long as they fit its capacity. @rule INT-8 */
function worksLost(
  state: CampaignState,
  { unit, design }: Target,
  system: SystemId,
): readonly Work[] {
  if (!isWorkingShipyard(unit, design)) return [];
  const place = { mobile: 0, convoys: 0, wartime: false, shipyards: 1 };
  let left = capacityOf({ ...rowOf(state.systems, system), ...place }, 'shipyard');
  const PARTS = 1000;
  const share = ({ built, cost }: Work): number => divide(built * PARTS, Math.max(1, cost), 'down');
  const works = valuesById(state.works).filter(
    (work) => work.owner === unit.owner && work.system === system && work.source === 'shipyard',
  );
  const sorted = sortBy(works, (a, b) => share(b) - share(a));
  return sorted.filter(({ cost }) => {
    const isLost = cost <= left;
    if (isLost) left -= cost;
    return isLost;
  });
}

function destroy({ record }: MissionWorld, { order }: Attempt, target: Target): void {
  const { at: system } = order;
  for (const { id, owner, design, name, paid } of worksLost(record.state(), target, system)) {
    const head = { type: 'WorkLost', cite: INT_8, rolls: [] } as const;
    const work = { work: id, design, name, system, paid };
    record.emit({ ...head, witnesses: onlyFor(owner), empire: owner, ...work });
  }
  loseUnits(record, [target.unit], cite('INT-6'));
}

/**
 * A unit of the owner is destroyed with all that it carries.
 * @rule INT-6 @rule INT-8
 * @ruling Sabotage destroys only units of the owner of the system. A convoy is chosen by its class; if there is none of that class, any convoy
 *   is destroyed.
 * @ruling A ship that is meant by its name, and isn't there or is of another class, is replaced like a class that is absent, first by others of
 *   its class. Only names of ships can be known, so bases and convoys are named by their class.
 * @ruling A destroyed shipyard takes units with it up to its own capacity, without the increase of wartime.
 */
export function destroyUnit(world: MissionWorld, attempt: Attempt): MissionEffect {
  const { record, from } = world;
  const { order, dice } = attempt;
  const targets = targetsOf(record.state(), attempt);
  const text = `what is destroyed at ${rowOf(from.systems, order.at).name}`;
  const purpose = { kind: 'sabotage', text } as const;
  const { index, rolls } = rollOneOf(dice, { count: targets.length, purpose, cite: INT_8 });
  const target = targets[index];
  if (target === undefined) return NOTHING;
  return {
    outcome: { kind: 'destroyed', design: target.design.id },
    rolls: [],
    carryOut: () => {
      const head = { type: 'MissionDrawn', cite: INT_8, rolls: rolls.map(({ id }) => id) } as const;
      record.emit({ ...head, witnesses: [], system: order.at, drawn: target.unit.id });
      destroy(world, attempt, target);
    },
  };
}
