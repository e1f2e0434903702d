import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { compareText } from '#kernel/result/compare-text';
import type { BattleOutcome } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import type { BattleEnded, WitnessedLoss } from '#model/events/encounter-events';
import type { Unit } from '#model/forces/unit';
import type { EncounterRun } from './encounter-run.ts';

type Watched = Readonly<{ parties: readonly EmpireId[]; outcome: BattleOutcome }>;

/** Whether a contact shows a unit; units aboard others aren't shown. */
function isShownIn({ subject }: Contact, { owner, place }: Unit): boolean {
  if (subject.kind === 'fleet') return place.kind === 'fleet' && place.fleet === subject.fleet;
  const isThere = place.kind === 'system' && place.system === subject.system;
  return isThere && owner === subject.owner;
}

/** Everybody but the parties who has this unit in sight. @rule FOG-6 */
export function watchersOf(
  run: EncounterRun,
  unit: Unit,
  parties: readonly EmpireId[],
): readonly EmpireId[] {
  const seeing = run.world
    .contactsAt(run.pending.place)
    .filter((one) => !parties.includes(one.viewer) && isShownIn(one, unit));
  return sortBy(unique(seeing.map(({ viewer }) => viewer)), compareIds);
}

/** What was destroyed of the units in these contacts, by what showed. */
function lossesSeen(
  run: EncounterRun,
  contacts: readonly Contact[],
  outcome: BattleOutcome,
): readonly WitnessedLoss[] {
  const isSeen = (unit: Unit): boolean => contacts.some((contact) => isShownIn(contact, unit));
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
 * All other empires that see one of the parties there. They learn that it happened, and which of the units that they
 * could see were destroyed.
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
