import { taskForceRating } from '#rules/combat/task-force-rating';
import type { Camp } from './battlefield.ts';

/** What a side's flagship commands with at this moment. @rule CSC-17 */
export const ratingNow = (camp: Camp): number =>
  taskForceRating(camp.force, camp.flagship, camp.terms);
