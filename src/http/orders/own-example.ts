import { EXAMPLE_NAMES } from '#content/orders/example-names';
import { ORDER_TABLE } from '#content/orders/order-table';
import { quoted } from '#content/orders/text/speak';
import type { EmpireView } from '#fog/views/empire-view';
import { powersOf } from '#fog/views/leadership';
import { ownSystems, shortId } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { OrderKind } from '#model/orders/order';

type Sort = keyof typeof EXAMPLE_NAMES;

/** The home of an empire, what is next to it, and then all others. */
function systemsOf(view: EmpireView): readonly string[] {
  const home = ownSystems(view)[0]?.id;
  const beside = valuesById(view.lanes).flatMap(({ a, b }) => {
    if (a === home) return [b];
    return b === home ? [a] : [];
  });
  const all = unique([...(home === undefined ? [] : [home]), ...beside]);
  const rest = valuesById(view.systems).flatMap(({ id }) => (all.includes(id) ? [] : [id]));
  return [...all, ...rest].flatMap((id) => view.systems[id]?.name ?? []);
}

function namesIn(view: EmpireView): Readonly<Record<Sort, readonly string[]>> {
  const units = valuesById(view.units);
  const kindOf = (unit: (typeof units)[number]): string | undefined =>
    view.designs[unit.design]?.design.kind;
  const ships = units.filter((unit) => kindOf(unit) === 'ship');
  return {
    fleet: valuesById(view.fleets).map(({ name }) => name),
    system: systemsOf(view),
    empire: [...powersOf(view)].flatMap(([id, name]) => (id === view.empire.id ? [] : [name])),
    design: unique([...ships.map(({ design }) => design), ...view.empire.unlocked]).flatMap(
      (id) => view.designs[id]?.design.name ?? [],
    ),
    convoy: units.filter((unit) => kindOf(unit) === 'convoy').map(({ id }) => shortId(id)),
    unit: ships.map(({ id }) => shortId(id)),
    work: valuesById(view.works).map(({ id }) => shortId(id)),
  };
}

/** A whole name of an example, in quotes or not. */
const NAME = /"([^"]*)"|[\p{L}\p{N}]+/gu;
const BARE = /^[\p{L}\p{N}]+$/u;

/** An example of each order with the names of a player’s own game; a name for which there is nothing stays. */
export function ownExamples(view: EmpireView): (kind: OrderKind) => string {
  const names = namesIn(view);
  const own = new Map<string, string>();
  for (const sort of Object.keys(EXAMPLE_NAMES) as readonly Sort[]) {
    for (const [at, name] of EXAMPLE_NAMES[sort].entries()) {
      const there = names[sort][at] ?? names[sort][0];
      if (there !== undefined) own.set(name, BARE.test(there) ? there : quoted(there));
    }
  }
  return (kind) =>
    ORDER_TABLE[kind].example.replace(
      NAME,
      (word: string, inside: string | undefined) => own.get(inside ?? word) ?? word,
    );
}
