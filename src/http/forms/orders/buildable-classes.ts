import { statsOf } from '#http/names/view-names';
import { keysById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { FormDesk } from './order-form.ts';

type Class = NonNullable<ReturnType<typeof statsOf>>;

/** The classes that the reader may build: unlocked ones, ones from schematics, and common ones. */
export function buildableClasses({ view }: FormDesk): readonly Class[] {
  const universal = keysById(view.designs).filter((id) => {
    const design = statsOf(view, id);
    return design !== undefined && view.universalLists.includes(design.list);
  });
  const { era, unlocked, schematics } = view.empire;
  const given = schematics.filter((id) => (statsOf(view, id)?.era ?? Infinity) <= era);
  return unique([...unlocked, ...given, ...universal]).flatMap((id) => {
    const design = statsOf(view, id);
    return design === undefined ? [] : [design];
  });
}
