import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Unit } from '#model/forces/unit';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { Voyage } from './voyage.ts';

const NEBULA = 'Nebula';

/** The Nebula system where a ship was when the phase began, and is now; null: none. */
function nebulaOf(before: CampaignState, now: CampaignState, unit: Unit): SystemId | null {
  const { place, owner, design } = unit;
  const isShip = place.kind === 'fleet' && rowOf(now.designs, design).kind === 'ship';
  const was: Unit | undefined = before.units[unit.id];
  const system = isShip && owner !== RAIDERS ? systemOfUnit(unit, now) : null;
  if (system === null || was === undefined) return null;
  const isIn = rowOf(now.systems, system).anomalies.includes(NEBULA);
  return isIn && systemOfUnit(was, before) === system ? system : null;
}

/**
 * Ships that began the phase in a Nebula and end it there hide until the turn ends.
 * @rule MAP-8
 * @ruling Ships that are crippled, in reserve or mothballed can't hide in a Nebula, as with Stealth.
 */
export function veilInNebulae({ record, sight }: Voyage, before: CampaignState): void {
  const now = record.state();
  if (!valuesById(now.systems).some(({ anomalies }) => anomalies.includes(NEBULA))) return;
  const veiled = valuesById(now.units).flatMap((unit) => {
    const isFit = unit.condition === 'sound' && unit.status === 'active';
    const system = isFit ? nebulaOf(before, now, unit) : null;
    return system === null ? [] : [{ unit, system }];
  });
  const groups = [...groupBy(veiled, ({ unit, system }) => `${system}/${unit.owner}`).entries()];
  for (const [, all] of sortBy(groups, ([a], [b]) => compareIds(a, b))) {
    const [first] = all;
    if (first === undefined) continue;
    const { owner: empire } = first.unit;
    record.emit({
      type: 'UnitsVeiled',
      cite: cite('MAP-8'),
      rolls: [],
      witnesses: onlyFor(empire),
      empire,
      system: first.system,
      units: all.map(({ unit }) => unit.id),
    });
  }
  if (groups.length > 0) sight.where.renew(record.state());
}
