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

/** The first thing that is not there, or that a list names twice, as a sentence; null: all is well. */
export function missingIn(state: CampaignState, subjects: Subjects): string | null {
  for (const table of TABLES) {
    const ids: readonly string[] = subjects[table] ?? [];
    const missing = ids.find((id) => !Object.hasOwn(state[table], id));
    if (missing !== undefined) return `There is no ${WORDS[table]} ${missing}.`;
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) return `${twice} is named twice.`;
  }
  return null;
}
