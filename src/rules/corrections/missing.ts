import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId, FleetId, SystemId, UnitId, WorkId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/** What an edit speaks of. */
type Subjects = Readonly<{
  empires?: readonly EmpireId[];
  systems?: readonly SystemId[];
  fleets?: readonly FleetId[];
  units?: readonly UnitId[];
  works?: readonly WorkId[];
}>;

const WORDS: Readonly<Record<keyof Subjects, string>> = {
  empires: 'empire',
  systems: 'system',
  fleets: 'fleet',
  units: 'unit',
  works: 'unit under construction',
};
const TABLES = ['empires', 'systems', 'fleets', 'units', 'works'] as const;

/** The carrier or fleet that a unit is in by its row, and that an earlier edit took away; null: all of them are there. */
function lostHostOf(state: CampaignState, id: UnitId): string | null {
  const { place } = rowOf(state.units, id);
  if (place.kind === 'system') return null;
  if (place.kind === 'fleet') return Object.hasOwn(state.fleets, place.fleet) ? null : place.fleet;
  const { carrier } = place;
  return Object.hasOwn(state.units, carrier) ? lostHostOf(state, carrier) : carrier;
}

function strandedIn(state: CampaignState, units: readonly UnitId[]): string | null {
  for (const id of units) {
    const host = lostHostOf(state, id);
    if (host !== null) {
      return `${id} is with ${host}, which an earlier line takes away. Place or remove ${id} before that line.`;
    }
  }
  return null;
}

/** The first thing that is not there, that a list names twice, or that has lost what carries it, as a sentence; null: all is well. */
export function missingIn(state: CampaignState, subjects: Subjects): string | null {
  for (const table of TABLES) {
    const ids: readonly string[] = subjects[table] ?? [];
    const missing = ids.find((id) => !Object.hasOwn(state[table], id));
    if (missing !== undefined) return `There is no ${WORDS[table]} ${missing}.`;
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) return `${twice} is named twice.`;
  }
  return strandedIn(state, subjects.units ?? []);
}
