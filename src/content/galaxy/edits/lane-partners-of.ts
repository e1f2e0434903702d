import type { ScenarioSystem } from '#content/scenarios/scenario-schema';
import { canBeJoined } from '#model/campaign/can-be-joined';

/** The systems of a map that a lane can join to one of them. @rule MAP-9 */
export const lanePartnersOf = (
  system: ScenarioSystem,
  systems: readonly ScenarioSystem[],
): readonly ScenarioSystem[] => systems.filter((other) => canBeJoined(other, system));
