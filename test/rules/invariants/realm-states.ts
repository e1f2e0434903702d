import type { CampaignState } from '#model/campaign/state';
import { put, relation, ship } from './sound-rows.ts';

/** With an encounter to come in which these strike. */
const pending = (strikers: readonly string[]): CampaignState =>
  put('encounters', 't1.H0202', { id: 't1.H0202', present: ['human'], strikers });

/** States in which what empires are, have yet to choose and have before them is not as it can be. */
export const REALM_STATES = [
  { code: 'EMPIRE_ROWS', state: put('empires', 'human', { homeworld: 'H9999' }), says: 'H9999' },
  {
    code: 'FIND_OPEN',
    state: put('empires', 'human', {
      finds: [{ kind: 'derelicts', system: 'H9999', points: 4, classes: [] }],
    }),
    says: 'derelicts at H9999',
  },
  {
    code: 'TENSION_EXPLAINED',
    state: put('relations', relation.id, {
      tensions: {
        [relation.a]: { start: 41, value: 57, steps: [{ turn: 2, cause: 'losses', by: 15 }] },
      },
    }),
    says: `${relation.a} at 57`,
  },
  { code: 'VICTORY_TURN', state: put('empires', 'human', { wonIn: 99 }), says: 'turn 99' },
  { code: 'EMPIRE_FALLEN', state: put('empires', 'human', { fellIn: 1 }), says: 'fell in turn 1' },
  { code: 'ENCOUNTER_LEFT', state: pending([]), says: 't1.H0202' },
  { code: 'STRIKE_TWICE', state: pending([ship.id]), says: ship.id },
] as const;
