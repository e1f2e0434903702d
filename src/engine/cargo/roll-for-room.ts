import { rollForPlaces } from '#engine/record/roll-for-places';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { Dice } from '#model/rolls/roll-purpose';
import type { Due } from './cargo-due.ts';
import { dockOf, type Landings } from './dock-of.ts';

/**
 * The order in which empires land Census: rolled if several want to and the colony has too little room for all.
 * @rule GND-4
 * @ruling If convoys of several empires land Census in one system and its Capacity is too small for all, a d100 for each decides once per
 *   turn which empire lands first.
 */
export function rollForRoom(
  landings: Landings,
  due: readonly Due[],
  dice: Dice,
): readonly EmpireId[] {
  const { record } = landings;
  const settlers = due.flatMap(({ empire, order: { carrier, cargo } }) => {
    const dock = cargo.kind === 'census' ? dockOf(landings, empire, carrier) : null;
    return dock?.ok === true ? [{ empire, system: dock.value.system }] : [];
  });
  const { systems } = record.state();
  const claims = [...groupBy(settlers, ({ system }) => system)].flatMap(([system, all]) => {
    const { capacity, census } = rowOf(systems, system);
    const room = capacity - census;
    return room > 0 && room < all.length ? all : [];
  });
  const purpose = { kind: 'landing order', text: 'who lands Census first' } as const;
  return rollForPlaces(record, dice, { claims, over: 'landing', purpose, cite: cite('GND-4') });
}
