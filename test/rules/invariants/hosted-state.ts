import type { CampaignState } from '#model/campaign/state';
import { put, ship } from './sound-rows.ts';

/** A ship that is repaired in the field in the phase after the orders, with this number of points of a Loran depot. */
function hostedState(points: number): CampaignState {
  const id = `field-repair/${ship.id}`;
  const hosted = [{ owner: 'loran', system: 'H0202', points }];
  const subject = { kind: 'unit', unit: ship.id, to: null, helpers: [], hosted };
  const row = { id, kind: 'field-repair', owner: 'human', paid: 4, ready: null, subject };
  return { ...put('projects', id, row), phase: 'tech' };
}

/** States in which depots help others as they cannot. */
export const HOSTED_STATES = [
  { code: 'REPAIR_HOSTED', state: hostedState(5), says: 'more than the 4' },
] as const;
