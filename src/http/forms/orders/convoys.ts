import type { Offer } from '#http/forms/field';
import type { Unit } from '#model/forces/unit';
import { statsOf } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import type { FormDesk } from './order-form.ts';
import { unitOffers } from './units.ts';
import { ifNone } from './unavailable.ts';

const TEXTS = {
  censusAboard: 'Census aboard',
} as const;

const isConvoy = ({ view }: FormDesk, { design }: Unit): boolean =>
  statsOf(view, design)?.kind === 'convoy';

/** Own units of some sort, with what they do. */
export function labelledOffers(
  desk: FormDesk,
  isOffered: (unit: Unit) => boolean,
): readonly Offer[] {
  const labels = new Map(
    valuesById(desk.view.units).map((unit) => [unit.id as string, labelOf(desk, unit)] as const),
  );
  return unitOffers(desk, isOffered).map((offer) => ({
    ...offer,
    label: labels.get(offer.value) ?? offer.label,
  }));
}

/** Own convoys with what they do. */
export const convoyOffers = (desk: FormDesk): readonly Offer[] =>
  labelledOffers(desk, (unit) => isConvoy(desk, unit));

function labelOf({ names }: FormDesk, { id, trading, census }: Unit): string {
  const does = [...(trading ? ['trades'] : []), ...(census > 0 ? [TEXTS.censusAboard] : [])];
  return [names.unit(id), ...does].join(', ');
}

/** Why nothing can be ordered of convoys, or null. */
export const withoutConvoys = ifNone(convoyOffers, 'You have no convoy.');
