import { loseUnits } from '#engine/losses/lose-units';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import type { RuleRef } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Unit, UnitPlace } from '#model/forces/unit';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';
import { visitedFactsOf } from '#rules/sight/visited-facts-of';
import { type Host, redeploymentBerth } from '#rules/supply/redeployment-berth';

type Leaving = Readonly<{
  /** Whose colony it was. */
  empire: EmpireId;
  system: SystemId;
  because: RuleRef;
}>;

/**
 * The consequences of a colony's end for its owner: its flights go aboard own carriers in the system, or are lost, and
 * the owner learns who has the system now.
 * @rule COL-9 @rule COL-10 @rule FOG-6
 */
export function leaveColony(record: Recorder, leaving: Leaving): void {
  const { system } = leaving;
  for (const { id } of forceIndexOf(record.state()).atSystem(system)) rebase(record, leaving, id);
  learn(record, leaving);
}

function rebase(record: Recorder, { system, because }: Leaving, id: Unit['id']): void {
  const state = record.state();
  const unit = rowOf(state.units, id);
  if (rowOf(state.designs, unit.design).kind !== 'flight') return;
  const { owner: empire } = unit;
  // Nothing that is mothballed goes aboard.
  const to = unit.status === 'mothballed' ? null : berthOf(state, system, unit);
  if (to === null) {
    loseUnits(record, [unit], because);
    return;
  }
  const head = { type: 'UnitsAssigned', cite: because, rolls: [] } as const;
  record.emit({ ...head, witnesses: onlyFor(empire), empire, units: [id], to });
}

function berthOf(state: CampaignState, system: SystemId, flight: Unit): UnitPlace | null {
  const index = forceIndexOf(state);
  const fleets = index.fleetsAt(system).flatMap(({ id }) => index.inFleet(id));
  const own = [...index.atSystem(system), ...fleets].filter(({ owner }) => owner === flight.owner);
  const hosts = own.map((unit) => hostOf(state, index, unit));
  return redeploymentBerth(rowOf(state.designs, flight.design), { system: null, hosts });
}

const hostOf = ({ designs }: CampaignState, index: ForceIndex, unit: Unit): Host => ({
  unit,
  design: rowOf(designs, unit.design),
  taken: (kind) =>
    index.aboard(unit.id).filter(({ design }) => rowOf(designs, design).kind === kind).length,
});

/** The owner learns the fate of its colony, even if it has no unit left there. */
function learn(record: Recorder, { empire: viewer, system, because }: Leaving): void {
  const state = record.state();
  if (!Object.hasOwn(state.knownSystems, knowledgeIdOf(viewer, system))) return;
  const facts = visitedFactsOf(state, viewer, rowOf(state.systems, system));
  record.emit({
    type: 'SystemVisited',
    cite: because,
    rolls: [],
    witnesses: onlyFor(viewer),
    viewer,
    system,
    facts,
    turn: state.turn,
    source: 'owner',
  });
}
