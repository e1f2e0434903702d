import { ok } from '#kernel/result/result';
import { readForceLists } from '#app/campaigns/read-force-lists';
import type { UnitDesign } from '#model/forces/design';
import { type Outcome, refuse } from '#app/use-case-error';

/** A list with its classes. */
export type ListWithDesigns = Readonly<{
  id: string;
  name: string;
  designs: readonly UnitDesign[];
}>;

/** All published lists, also those that nobody plays, such as raiders. */
export function publishedLists(forceLists: string): Outcome<readonly ListWithDesigns[]> {
  const parsed = readForceLists(forceLists);
  if (!parsed.ok) return parsed;
  const { lists, designs } = parsed.value;
  return ok(
    lists.map(({ id, name }) => {
      return { id, name, designs: designs.filter(({ list }) => list === id) };
    }),
  );
}

/** A published list by its id. */
export function publishedList(forceLists: string, id: string): Outcome<ListWithDesigns> {
  const lists = publishedLists(forceLists);
  if (!lists.ok) return lists;
  const list = lists.value.find((one) => one.id === id);
  return list === undefined ? refuse('LIST_UNKNOWN') : ok(list);
}
