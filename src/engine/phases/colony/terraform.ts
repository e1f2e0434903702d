import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import type { EmpireId, ProjectId, SystemId } from '#model/campaign/ids';
import { DEVASTATED, type StarSystem, type Trait } from '#model/campaign/system';
import type { SystemTerraformed } from '#model/events/colony-events';
import { onlyFor } from '#model/events/fact';
import type { Dice, Roll } from '#model/rolls/roll-purpose';
import { terraformedValues } from '#rules/colony/terraformed-values';
import { comesByTerraforming } from '#rules/colony/terraforming-traits';
import { traitOf } from '#rules/galaxy/trait-of';

const COL_3 = cite('COL-3');

type Values = SystemTerraformed['values'];

const LABELS = {
  capacity: 'Capacity',
  raw: 'RAW',
  census: 'Census',
  morale: 'Morale',
  productivity: 'Productivity',
} as const satisfies Readonly<Record<keyof Values, string>>;
/** In the order of the sheet. */
const NAMES = ['capacity', 'raw', 'census', 'morale', 'productivity'] as const;

type Paid = Readonly<{ empire: EmpireId; project: ProjectId; system: SystemId }>;

/** Terraforming takes the devastation away and brings no trait. @rule OPT-18 */
const HEALED = { trait: null, rolls: [] } as const;

/**
 * Rolls the trait that terraforming brings to a system, which has all that it grants at once. Where Mass Drivers have devastated it, it gets 1
 * RAW back instead.
 * @rule COL-3
 * @rule MAP-4
 */
export function terraform(record: Recorder, dice: Dice, paid: Paid): void {
  const system = rowOf(record.state().systems, paid.system);
  const isDevastated = system.traits.includes(DEVASTATED);
  const { trait, rolls } = isDevastated ? HEALED : rollTrait(dice, system);
  const after =
    trait === null ? { ...system, raw: system.raw + 1 } : terraformedValues(system, trait);
  const { capacity, raw, census, morale, productivity } = after;
  const values = { capacity, raw, census, morale, productivity };
  record.emit({
    type: 'SystemTerraformed',
    cite: COL_3,
    rolls: rolls.map(({ id }) => id),
    witnesses: onlyFor(paid.empire),
    ...paid,
    trait,
    values,
    gains: gainsOf(system, values),
  });
}

/** What does not come by it is rolled again. */
function rollTrait(
  dice: Dice,
  { id, name }: StarSystem,
): Readonly<{ trait: Trait; rolls: readonly Roll[] }> {
  const stream = dice.stream('terraforming', id);
  const purpose = { kind: 'terraforming', text: `terraforming of ${name}` } as const;
  const rolls: Roll[] = [];
  for (;;) {
    const roll = stream.roll({ count: 2, faces: 6 }, purpose, COL_3);
    rolls.push(roll);
    const trait = traitOf(roll.total);
    if (comesByTerraforming(trait)) return { trait, rolls };
  }
}

const gainsOf = (before: Values, after: Values): Ledger =>
  NAMES.flatMap((name) => {
    const amount = after[name] - before[name];
    return amount === 0 ? [] : [{ label: LABELS[name], cite: COL_3, amount }];
  });
