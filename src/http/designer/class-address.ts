import type { ListWithDesigns } from '#app/designer/published-list';
import type { UnitDesign } from '#model/forces/design';

/** Classes by what their addresses end with: `prometheus` for `human.prometheus`. Of classes with the same id only the first has an address. */
export function classesByKey(
  designs: readonly Pick<UnitDesign, 'id'>[],
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  designs.forEach(({ id }, place) => {
    const key = id.slice(id.indexOf('.') + 1);
    if (key !== '' && !places.has(key)) places.set(key, place);
  });
  return places;
}

/** The addresses of classes below that of their list, in their order; empty: the class has none. */
export function classPaths(base: string, designs: ListWithDesigns['designs']): readonly string[] {
  const keys = new Map([...classesByKey(designs)].map(([key, place]) => [place, key]));
  return designs.map((_, place) => {
    const key = keys.get(place);
    return key === undefined ? '' : `${base}/classes/${encodeURIComponent(key)}`;
  });
}
