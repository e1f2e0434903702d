import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import { compareIds } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Dice } from '#model/rolls/roll-purpose';
import type { Trade } from '#rules/economy/open-trade';

const OPT_10 = cite('OPT-10');

/**
 * The income from lanes off the map is rolled when the first trade route opens there, and kept.
 * @rule OPT-10
 * @ruling One die is rolled for each lane off the map, and every route in the system uses the best. Nobody knows the value before the first
 *   trade there. Then the traders and the system's controller learn it.
 */
export function rollOffMapTrade(record: Recorder, trade: Trade, dice: Dice): void {
  const markets = unique([...trade.open.values()].flat()).toSorted(compareIds);
  for (const id of markets) {
    const { offMapLanes, offMapTrade, name } = rowOf(record.state().systems, id);
    if (offMapLanes === 0 || offMapTrade !== null) continue;
    const spec = { count: offMapLanes, faces: 6 } as const;
    const purpose = { kind: 'off-map trade', text: `trade off the map at ${name}` } as const;
    const roll = dice.stream('off-map-trade', id).roll(spec, purpose, OPT_10);
    record.emit({
      type: 'OffMapTradeRolled',
      cite: OPT_10,
      rolls: [roll.id],
      witnesses: informedOf(id, trade).map((empire) => ({ empire, as: 'owner' })),
      system: id,
      value: Math.max(...roll.values),
    });
  }
}

function informedOf(system: SystemId, { open, controllerOf }: Trade): readonly EmpireId[] {
  const traders = [...open]
    .filter(([, routes]) => routes.includes(system))
    .map(([empire]) => empire);
  const host = controllerOf(system);
  return unique(host === null ? traders : [...traders, host]).toSorted(compareIds);
}
