import type { FormDesk } from '#http/forms/orders/order-form';
import { systemOf } from '#http/names/spoken-names';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import {
  mayBombardSeen,
  mayInvadeSeen,
  type TargetSeen,
  targetSeen,
} from '#rules/bombardment/target-seen';
import type { BulkContent } from './orders-contents.ts';
import { TEXTS } from './texts.ts';

type Row = BulkContent['tables'][number]['rows'][number];

const ownGroundUnits = ({ view }: FormDesk, system: SystemId): number =>
  valuesById(view.units).filter(
    (unit) =>
      view.designs[unit.design]?.design.kind === 'ground' && systemOf(unit, view) === system,
  ).length;

function ownerText({ kind, owner }: TargetSeen, { names }: FormDesk): string {
  if (owner !== null) return names.empire(owner);
  if (kind === 'rebels') return TEXTS.youWithRebels;
  if (kind === 'own') return 'you';
  return kind === 'independent' ? 'independent' : '–';
}

/** The systems where a siege or a fight on the ground is possible, as far as the player knows, and their own colonies. */
export function siegeRows(
  desk: FormDesk,
  only: string,
  chosen: ReadonlySet<string>,
): readonly Row[] {
  const { view, names } = desk;
  return valuesById(view.systems).flatMap(({ id, own }): readonly Row[] => {
    if (only !== '' && only !== id) return [];
    const target = targetSeen(view, id);
    const troops = ownGroundUnits(desk, id);
    const isColony = (own?.census ?? 0) > 0;
    const isPlace = mayBombardSeen(target) || mayInvadeSeen(target) || isColony || troops > 0;
    if (!isPlace) return [];
    const cells = [ownerText(target, desk), troops === 0 ? '–' : String(troops)];
    return [{ value: id, name: names.system(id), cells, chosen: chosen.has(id) }];
  });
}
