import { nextFleetId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import { freeFleetName } from '#rules/forces/free-fleet-name';
import { splinterColonyOf } from '#rules/galaxy/splinter-colony-of';
import { recruit } from './recruit.ts';
import { recruitsOf } from './recruits-of.ts';

/**
 * A splinter colony joins its first empire, with units of what that empire has unlocked.
 * @rule MAP-8
 * @ruling Its units are bought for it at once as first forces are for those who do not choose; what they leave of the
 *   points is gone.
 */
export function joinSplinterColony(record: Recorder, empire: EmpireId, system: StarSystem): void {
  const colony = splinterColonyOf(system);
  if (colony === null) return;
  const state = record.state();
  const classes = rowOf(state.empires, empire).unlocked.map((id) => rowOf(state.designs, id));
  const fleet = nextFleetId(state, empire);
  const post = { empire, system: system.id, fleet };
  const units = recruit(state, post, recruitsOf(classes, colony.points));
  const hasShips = units.some(({ place }) => place.kind === 'fleet');
  const { census, morale, productivity } = colony;
  record.emit({
    type: 'SplinterColonyJoined',
    cite: cite('MAP-8'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    system: system.id,
    census,
    morale,
    productivity,
    fleet: hasShips ? { fleet, name: freeFleetName(state, empire, `${system.name} Guard`) } : null,
    units,
    turn: state.turn,
  });
}
