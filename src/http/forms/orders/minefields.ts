import type { Offer } from '#http/forms/field';
import type { Unit } from '#model/forces/unit';
import { statsOf } from '#http/names/view-names';
import { isInHold } from './cargo-fields.ts';
import { type FieldRow, someOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { unitOffers } from './units.ts';

const TEXTS = { chooseSome: 'Choose at least one minefield.' } as const;

const isMinelayer = ({ view }: FormDesk, { design, condition }: Unit): boolean =>
  condition === 'sound' &&
  statsOf(view, design)?.abilities.some(({ id }) => id === 'minelayer') === true;

/** Own Minelayers that are sound. */
export const minelayerOffers = (desk: FormDesk): readonly Offer[] =>
  unitOffers(desk, (unit) => isMinelayer(desk, unit));

/** Own minefields, deployed or aboard Minelayers. */
export const minefieldOffers = (desk: FormDesk, where: 'system' | 'aboard'): readonly Offer[] =>
  unitOffers(
    desk,
    (unit) =>
      statsOf(desk.view, unit.design)?.kind === 'minefield' &&
      unit.place.kind === where &&
      !isInHold(desk, unit),
  );

/** Minefields, at least one. */
export const someMinefields = (
  offers: (desk: FormDesk) => readonly Offer[],
): FieldRow<readonly string[]> =>
  someOf({ label: 'Minefields', offers, problem: TEXTS.chooseSome });
