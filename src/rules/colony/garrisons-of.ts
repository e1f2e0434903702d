import { groupBy } from '#kernel/collections/group-by';
import { type ById, valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { DesignId, EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

/** Ground units of one empire that are landed in a system. */
export type Garrison = Readonly<{
  units: number;
  /** What they count where martial law is kept. */
  keepers: number;
}>;

type Forces = Readonly<{
  units: ById<UnitId, Pick<Unit, 'owner' | 'design' | 'place' | 'status'>>;
  designOf: (design: DesignId) => Pick<UnitDesign, 'kind' | 'abilities'> | undefined;
}>;

const NOBODY: Garrison = { units: 0, keepers: 0 };
const PEACEKEEPERS = 2;

/**
 * The ground units of each owner on the ground, by one pass: those in reserve too, but none that is mothballed.
 * @rule COL-5 @rule COL-7
 */
export function garrisonsOf({
  units,
  designOf,
}: Forces): (system: SystemId, owner: EmpireId) => Garrison {
  const landed = valuesById(units).flatMap(({ owner, design: id, place, status }) => {
    const design = place.kind === 'system' ? designOf(id) : undefined;
    if (place.kind !== 'system' || design?.kind !== 'ground' || status === 'mothballed') return [];
    const keeps = ratingOf(design, 'peacekeeper') > 0 ? PEACEKEEPERS : 1;
    return [{ key: `${place.system}/${owner}`, keeps }];
  });
  const garrisons = groupBy(landed, ({ key }) => key);
  return (system, owner) => {
    const here = garrisons.get(`${system}/${owner}`);
    if (here === undefined) return NOBODY;
    return { units: here.length, keepers: sumOf(here, ({ keeps }) => keeps) };
  };
}
