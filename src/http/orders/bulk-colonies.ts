import type { FormDesk } from '#http/forms/orders/order-form';
import { ownSystems } from '#http/names/view-names';
import type { BulkContent } from './orders-contents.ts';

type Row = BulkContent['tables'][number]['rows'][number];

/** Own systems with Census. */
export const colonyRows = (
  { view }: FormDesk,
  only: string,
  chosen: ReadonlySet<string>,
): readonly Row[] =>
  ownSystems(view).flatMap(({ id, name }): readonly Row[] => {
    const own = view.systems[id]?.own ?? null;
    if (own === null || own.census === 0 || (only !== '' && only !== id)) return [];
    const cells = [own.census, own.productivity, own.morale].map(String);
    return [{ value: id, name, cells, chosen: chosen.has(id) }];
  });
