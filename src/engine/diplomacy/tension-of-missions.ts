import type { Recorder } from '#engine/record/recorder';
import type { CampaignEvent, EventOf } from '#model/events/campaign-event';
import { tensionOfMission } from '#rules/diplomacy/tension';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import type { Feel } from './move-tension.ts';

const isDiscovery = (event: CampaignEvent): event is EventOf<'MissionDiscovered'> =>
  event.type === 'MissionDiscovered';

/**
 * Tension for missions that the owner of a system has found out, toward the empire that it takes for the culprit.
 * @rule DIP-4 @rule INT-9 @rule DIP-17
 */
export function tensionOfMissions(record: Recorder, feel: Feel): void {
  for (const { empire: of, culprit: toward, mission } of record
    .result()
    .events.filter(isDiscovery)) {
    const isEspionage = INTEL_MISSION_TABLE[mission].family === 'espionage';
    const cause = isEspionage ? 'espionage' : 'sabotage';
    feel({ of, toward, cause, by: tensionOfMission(cause) });
  }
}
