import type { EmpireId } from '#model/campaign/ids';
import type { Witnesses } from '#model/events/fact';
import { partOf } from './part-of.ts';
import type { SeeRow } from './see-row.ts';

/** A row for all who have a part in it: who only looks on sees nothing of it. @rule FOG-6 */
export const toParties =
  <E extends Readonly<{ witnesses: Witnesses }>>(row: SeeRow<E>): SeeRow<E> =>
  (event, viewer: EmpireId, context) =>
    partOf(event, viewer) === 'onlooker' ? [] : row(event, viewer, context);
