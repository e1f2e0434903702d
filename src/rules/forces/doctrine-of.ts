import { sortBy } from '#kernel/collections/sort-by';
import { isSameData } from '#kernel/result/is-same-data';
import { keysById } from '#kernel/collections/tables';
import { DOCTRINES, type DoctrineName, DOCTRINE_NAMES } from '#model/forces/doctrines';
import type { StandingOrders } from '#model/forces/standing-orders';

/** In how many things standing orders may differ from a doctrine and still be called by its name. */
const MOST_CHANGES = 3;

/** The doctrine that standing orders follow, and in how many things they were changed. */
type Likeness = Readonly<{ doctrine: DoctrineName; changes: number }>;

/**
 * The doctrine by whose name standing orders can be called; null: they say too little for one, or are too far from each.
 * @rule ENC-5
 */
export function doctrineOf(standing: Partial<StandingOrders>): Likeness | null {
  const likenesses = DOCTRINE_NAMES.flatMap((doctrine): readonly Likeness[] => {
    const said = DOCTRINES[doctrine].standing;
    const fields = keysById(said);
    if (fields.some((field) => standing[field] === undefined)) return [];
    const changes = fields.filter((field) => !isSameData(standing[field], said[field])).length;
    return [{ doctrine, changes }];
  });
  const [nearest] = sortBy(likenesses, (a, b) => a.changes - b.changes);
  return nearest === undefined || nearest.changes > MOST_CHANGES ? null : nearest;
}
