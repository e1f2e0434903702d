import { DOCTRINES } from '#model/forces/doctrines';
import type { StandingOrders } from '#model/forces/standing-orders';
import { doctrineOf } from '#rules/forces/doctrine-of';

/** The doctrine of standing orders, if they follow one, as a clause before theirs. @rule ENC-5 */
export function describeDoctrine(standing: Partial<StandingOrders>): readonly string[] {
  const like = doctrineOf(standing);
  if (like === null) return [];
  const title = `the doctrine “${DOCTRINES[like.doctrine].title}”`;
  return [like.changes === 0 ? title : `${title} with changes`];
}
