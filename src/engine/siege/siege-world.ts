import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { Dice } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { hasSuperiority } from '#rules/bombardment/has-superiority';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';
import { restingUnits } from '#rules/forces/resting-units';
import type { Hiders } from '#rules/sight/hiders-among';
import { hidersIn } from '#rules/sight/hiders-in';

/** A unit with its class. */
export type Soldier = Readonly<{ unit: Unit; design: UnitDesign }>;

/** The facts of a phase of the siege, as they are when it begins. */
export type Siege = Readonly<{
  record: Recorder;
  before: CampaignState;
  rules: RuleSet;
  dice: Dice;
  index: ForceIndex;
  hiders: Hiders;
  isResting: (unit: Unit) => boolean;
  /** BOM-1. */
  hasSuperiority: (empire: EmpireId, system: SystemId) => boolean;
  /** The other empires that have one of these parties in sight in a system, by id. */
  onlookers: (system: SystemId, parties: readonly EmpireId[]) => readonly EmpireId[];
}>;

/** Reads the facts of a phase of the siege once. */
export function siegeOf(
  record: Recorder,
  { rules, dice }: Pick<PhaseInput, 'rules' | 'dice'>,
): Siege {
  const before = record.snapshot();
  const index = forceIndexOf(before);
  const hiders = hidersIn(before);
  const resting = restingUnits(valuesById(before.projects));
  const orbit = { state: before, index, hiders };
  return {
    record,
    before,
    rules,
    dice,
    index,
    hiders,
    isResting: ({ id }) => resting.has(id),
    hasSuperiority: (empire, system) => hasSuperiority(orbit, empire, system),
    onlookers: onlookersIn(before),
  };
}

/** Everybody but the parties who sees a fleet or garrison of theirs in the system now. @rule FOG-6 */
function onlookersIn(state: CampaignState): Siege['onlookers'] {
  const seen = valuesById(state.contacts).flatMap(({ current, place, subject, viewer }) => {
    if (!current || place.kind !== 'system') return [];
    const owner = subject.kind === 'fleet' ? state.fleets[subject.fleet]?.owner : subject.owner;
    return owner === undefined ? [] : [{ system: place.system, viewer, owner }];
  });
  const bySystem = groupBy(seen, ({ system }) => system);
  return (system, parties) =>
    unique(
      (bySystem.get(system) ?? []).flatMap(({ viewer, owner }) =>
        parties.includes(owner) && !parties.includes(viewer) ? [viewer] : [],
      ),
    )
      .slice()
      .sort(compareIds);
}

type Landed = ReadonlyMap<SystemId, readonly Soldier[]>;

// The ground units on the ground after a number of events of a phase: most systems are asked about while nothing changes.
const LANDED = new WeakMap<Recorder, Readonly<{ count: number; landed: Landed }>>();

/** All ground units on the ground now by system, those in reserve too, but none that is mothballed. */
export function landedNow({ record }: Pick<Siege, 'record'>): Landed {
  const known = LANDED.get(record);
  if (known?.count === record.count()) return known.landed;
  const { units, designs } = record.state();
  const all = valuesById(units).flatMap((unit) => {
    const { place, status } = unit;
    if (place.kind !== 'system' || status === 'mothballed') return [];
    const design = rowOf(designs, unit.design);
    return design.kind === 'ground' ? [{ unit, design, system: place.system }] : [];
  });
  const landed = groupBy(all, ({ system }) => system);
  LANDED.set(record, { count: record.count(), landed });
  return landed;
}

/** The ground units on the ground in a system now, with those that landed in this phase. */
export const landedIn = (siege: Pick<Siege, 'record'>, system: SystemId): readonly Soldier[] =>
  landedNow(siege).get(system) ?? [];
