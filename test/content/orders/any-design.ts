import fc from 'fast-check';
import type { AbilityId } from '#model/forces/design';
import type { DesignUnit } from '#model/orders/order';
import { ABILITY_TABLE } from '#rules/design/ability-table';

/** Any class, legal or not, that an order can describe. */
export const anyDesign = (
  name: fc.Arbitrary<string>,
  small: fc.Arbitrary<number>,
): fc.Arbitrary<DesignUnit> =>
  fc
    .record({
      name: name.map((text) => text.normalize('NFC')),
      unit: fc.constantFrom('ship' as const, 'flight' as const, 'ground' as const),
      hull: fc.constantFrom('CT' as const, 'LF' as const, 'HG' as const),
      ...{ dv: small, as: small, af: small, cv: small, cr: small },
      faces: small,
      abilities: fc.uniqueArray(
        fc.record({
          id: fc.constantFrom(...ABILITY_TABLE.map(({ id }) => id as AbilityId)),
          rating: small,
        }),
        { maxLength: 3, selector: ({ id }) => id },
      ),
    })
    .map(({ faces, ...order }) => ({
      kind: 'DesignUnit',
      ...order,
      ground:
        order.unit === 'ground'
          ? { attrition: order.dv, attack: order.as, defense: 0, dieFaces: faces }
          : null,
    }));
