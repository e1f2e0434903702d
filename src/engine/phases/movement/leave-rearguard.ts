import { nextFleetId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { freeFleetName } from '#rules/forces/free-fleet-name';
import { rowOf } from '#kernel/collections/row-of';
import { keysById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { FleetId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { FleetPlace } from '#model/forces/fleet';
import { restOf } from './rest-of.ts';
import type { Traveller } from './traveller.ts';

const MOV_3 = cite('MOV-3');
const LONGEST = 45;

/** “Home Fleet Rearguard”, also for what that one leaves behind in its turn. */
function rearguardName(name: string): string {
  const first = name.replace(/ Rearguard( \d+)?$/, '');
  return `${[...first].slice(0, LONGEST).join('').trim()} Rearguard`;
}

/** Some ships of a fleet stay at a place, as a fleet of their own with the same standing orders; the others keep its name and its way. @rule MOV-3 */
export function leaveRearguard(
  record: Recorder,
  traveller: Traveller,
  { stay, place }: Readonly<{ stay: ReadonlySet<UnitId>; place: FleetPlace }>,
): FleetId {
  const { fleet, owner } = traveller;
  const state = record.state();
  const { name: whole, standing } = rowOf(state.fleets, fleet);
  const units = traveller.units.flatMap(({ unit }) => (stay.has(unit.id) ? [unit.id] : []));
  const head = { cite: MOV_3, rolls: [], witnesses: onlyFor(owner), empire: owner } as const;
  const formed = nextFleetId(state, owner);
  const name = freeFleetName(state, owner, rearguardName(whole));
  record.emit({ type: 'FleetFormed', ...head, fleet: formed, name, place, units });
  const differing: Readonly<Record<string, unknown>> = standing;
  if (keysById(differing).length > 0)
    record.emit({ type: 'StandingOrdersSet', ...head, fleet: formed, standing });
  const rest = restOf(traveller, stay);
  traveller.units = rest.units;
  traveller.allowance = rest.allowance;
  return formed;
}
