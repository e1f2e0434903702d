import { type ById, valuesById } from '#kernel/collections/tables';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';

type Known = Readonly<{ known: 'stats'; design: UnitDesign }> | Readonly<{ known: 'name' }>;

/** The classes whose stats an empire knows: all of its own, and some of others. @rule FOG-5 */
export const knownDesignsOf = ({
  designs,
}: Readonly<{ designs: ById<DesignId, Known> }>): readonly UnitDesign[] =>
  valuesById(designs).flatMap((row) => (row.known === 'stats' ? [row.design] : []));
