import type { OrderOf } from '#model/orders/order';
import { abilityRowOf } from '#rules/design/ability-table';
import { listed } from '#kernel/words/listed';

/** An ordered class in words: its hull, what it has, and its abilities. */
export function describeDesign(order: OrderOf<'DesignUnit'>): string {
  const { name, unit, hull, ground } = order;
  const ship = (['dv', 'as', 'af', 'cv', 'cr'] as const)
    .filter((key) => order[key] !== 0)
    .map((key) => `${key.toUpperCase()} ${String(order[key])}`);
  const landed =
    ground === null
      ? []
      : [
          `Attrition ${String(ground.attrition)}`,
          `Attack ${String(ground.attack)}`,
          `Defense ${String(ground.defense)}`,
          `D Factor d${String(ground.dieFaces)}`,
        ];
  const abilities = order.abilities.map(({ id, rating }) => {
    const row = abilityRowOf(id);
    return row?.rated === true ? `${row.name} ${String(rating)}` : (row?.name ?? id);
  });
  const all = [...ship, ...landed, ...abilities];
  const has = all.length === 0 ? '' : ` with ${listed(all)}`;
  return `Design the class ${name}, ${hull} ${unit}${has}`;
}
