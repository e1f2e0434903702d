import { nextFleetId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { freeFleetName } from '#rules/forces/free-fleet-name';

type Loose = Readonly<{ unit: UnitId; owner: EmpireId; system: SystemId }>;
type Yard = Readonly<{
  empire: EmpireId;
  system: SystemId;
  units: readonly UnitId[];
  /** The second word of its fleet's name, after the system. */
  name: 'Yard' | 'Mothballs' | 'Purchases';
}>;

function looseIn(state: CampaignState): readonly Loose[] {
  return valuesById(state.units).flatMap(({ id, owner, place, design }: Unit): readonly Loose[] => {
    if (place.kind !== 'system') return [];
    const { kind } = rowOf(state.designs, design);
    if (kind !== 'ship' && kind !== 'convoy') return [];
    return [{ unit: id, owner, system: place.system }];
  });
}

/** “Sol Yard” and “Sol Yard 2”, but not “Sol Yard Guard”, which somebody else has named. */
const isYard = (name: string, wanted: string): boolean =>
  name === wanted || (name.startsWith(wanted) && /^ \d+$/.test(name.slice(wanted.length)));

/** The fleet that waits there for such ships, and the name it bears or will bear. */
function yardFleetOf(
  state: CampaignState,
  { empire, system, name: kind }: Yard,
): Readonly<{ fleet: FleetId | null; name: string }> {
  const wanted = `${rowOf(state.systems, system).name} ${kind}`;
  const own = valuesById(state.fleets).filter((fleet) => fleet.owner === empire);
  const waits = ({ name, place, withdrawing }: Fleet): boolean =>
    isYard(name, wanted) &&
    withdrawing === null &&
    place.kind === 'system' &&
    place.system === system;
  const waiting = own.find(waits);
  if (waiting !== undefined) return { fleet: waiting.id, name: waiting.name };
  return { fleet: null, name: freeFleetName(state, empire, wanted) };
}

/** Puts ships into the fleet of their system that waits for them, or forms it. @rule CON-9 @rule CON-11 */
export function gatherAt(record: Recorder, yard: Yard): void {
  const { empire, system, units } = yard;
  const { fleet, name } = yardFleetOf(record.state(), yard);
  const head = { cite: cite('CON-11'), rolls: [], witnesses: onlyFor(empire), empire, units };
  if (fleet !== null) {
    record.emit({ type: 'UnitsAssigned', ...head, to: { kind: 'fleet', fleet } });
    return;
  }
  const place = { kind: 'system', system } as const;
  const formed = nextFleetId(record.state(), empire);
  record.emit({ type: 'FleetFormed', ...head, fleet: formed, name, place });
}

/**
 * Ships and convoys that belong to no fleet join the one that waits for them where they were built.
 * @rule CON-11
 * @ruling A ship or convoy is always in a fleet. New ones gather in the fleet "… Yard" of their system until they are ordered elsewhere.
 */
export function gatherLooseShips(record: Recorder): void {
  const yards = groupBy(looseIn(record.state()), ({ owner, system }) => `${owner}/${system}`);
  for (const loose of yards.values()) {
    const [first] = loose;
    if (first === undefined) continue;
    const units = loose.map((one) => one.unit);
    gatherAt(record, { empire: first.owner, system: first.system, units, name: 'Yard' });
  }
}
