import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { BattleOutcome } from '#model/battle/setup';
import type { EmpireId, FleetId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import type { BattleEnded, WitnessedLoss } from '#model/events/encounter-events';
import type { Unit } from '#model/forces/unit';
import type { EncounterRun } from './encounter-run.ts';

type Watched = Readonly<{ parties: readonly EmpireId[]; outcome: BattleOutcome }>;

function fleetSeenIn(contact: Contact): FleetId | null {
  return contact.subject.kind === 'fleet' ? contact.subject.fleet : null;
}

/** What was destroyed of the fleets in these contacts, by what showed. */
function lossesSeen(
  run: EncounterRun,
  contacts: readonly Contact[],
  outcome: BattleOutcome,
): readonly WitnessedLoss[] {
  const fleets = new Set(contacts.map(fleetSeenIn));
  const isSeen = ({ place }: Unit): boolean => place.kind === 'fleet' && fleets.has(place.fleet);
  const losses = outcome.fates.flatMap(({ unit, fate }): readonly WitnessedLoss[] => {
    const row = rowOf(run.world.state.units, unit);
    if (fate !== 'destroyed' || !isSeen(row)) return [];
    return [{ owner: row.owner, design: row.design, result: 'destroyed' }];
  });
  return sortBy(
    losses,
    (a, b) => compareText(a.owner, b.owner),
    (a, b) => compareText(a.design, b.design),
  );
}

/**
 * Everybody else who sees one of the parties there: he learns that it happened, and what was
 * destroyed of the units that he could see.
 * @rule FOG-6
 */
export function onlookersOf(
  run: EncounterRun,
  { parties, outcome }: Watched,
): BattleEnded['onlookers'] {
  const watching = run.world
    .contactsAt(run.pending.place)
    .filter((one) => !parties.includes(one.viewer) && showsOneOf(run, one, parties));
  const byViewer = groupBy(watching, (contact) => contact.viewer);
  return sortBy([...byViewer.keys()], compareIds).map((empire) => ({
    empire,
    losses: lossesSeen(run, byViewer.get(empire) ?? [], outcome),
  }));
}

function showsOneOf(
  run: EncounterRun,
  { subject }: Contact,
  parties: readonly EmpireId[],
): boolean {
  if (subject.kind !== 'fleet') return parties.includes(subject.owner);
  const fleet = run.world.state.fleets[subject.fleet];
  return fleet !== undefined && parties.includes(fleet.owner);
}
