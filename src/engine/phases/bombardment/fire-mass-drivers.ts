import { rollOneOf } from '#engine/record/roll-one-of';
import { hurtSystem } from '#engine/siege/hurt-system';
import { loseAttrition } from '#engine/siege/lose-attrition';
import type { Siege } from '#engine/siege/siege-world';
import { rowOf } from '#kernel/collections/row-of';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { ratingOf } from '#model/forces/design';
import { massDriverDamage } from '#rules/bombardment/bombardment-dice';
import { changesTogether } from '#rules/bombardment/hurt-system';
import { classNow } from '#rules/forces/class-now';
import { attritionLeft } from '#rules/ground/ground-fighter';
import type { Sortie } from './sorties-of.ts';
import { troopsUnder } from './targets-of.ts';

const OPT_18 = cite('OPT-18');

/**
 * Mass Drivers of units that bombard fire besides their points: a die for each function.
 * @rule OPT-18
 * @ruling Mass Drivers don't fire at rebels in their own empire's system.
 */
export function fireMassDrivers(siege: Siege, sortie: Sortie): void {
  const { empire, system, besieged, bombers } = sortie;
  const functions = sumOf(bombers, ({ unit, design }) =>
    ratingOf(classNow(unit, design), 'massDriver'),
  );
  if (functions === 0 || besieged === 'rebels') return;
  const { record, rules, dice, before } = siege;
  const { name, owner } = rowOf(before.systems, system);
  const stream = dice.stream('mass drivers', system, empire);
  const purpose = { kind: 'mass driver', text: `Mass Drivers at ${name}` } as const;
  const rolls = Array.from({ length: functions }, () =>
    stream.roll({ count: 1, faces: 6 }, purpose, OPT_18),
  );
  const results = rolls.map(({ total }) => massDriverDamage(total));
  record.emit({
    type: 'MassDriversFired',
    cite: OPT_18,
    rolls: rolls.map(({ id }) => id),
    witnesses: [
      { empire, as: 'participant' },
      ...(owner === null ? [] : [{ empire: owner, as: 'owner' } as const]),
    ],
    empire,
    system,
    of: owner,
    dice: rolls.map(({ total }) => total),
  });
  hurtSystem(record, {
    system,
    harm: { because: 'mass-driver', by: empire, mission: null },
    cite: OPT_18,
    changes: changesTogether(results.map(({ changes }) => changes)),
    leastCapacity: rules.massDriverCap,
    rolls: [],
    dice: [],
    doers: [empire],
  });
  for (const { unit } of results) if (unit) destroyOne(siege, sortie);
}

/** One landed enemy ground unit, chosen by a roll, is destroyed. */
function destroyOne(siege: Siege, { empire: by, system }: Sortie): void {
  const troops = troopsUnder(siege, by, system);
  const purpose = { kind: 'mass driver', text: 'which ground unit is destroyed' } as const;
  const stream = siege.dice.stream('mass drivers', system, by, 'unit');
  const { index } = rollOneOf(stream, { count: troops.length, purpose, cite: OPT_18 });
  const target = troops[index];
  if (target === undefined) return;
  const hurt = [{ unit: target.unit.id, damage: attritionLeft(target), by }];
  loseAttrition(siege, { system, because: 'bombardment', cite: OPT_18, hurt, doers: [by] });
}
