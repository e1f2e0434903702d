import type { Recorder } from '#engine/record/recorder';
import { sumOf } from '#kernel/numbers/sum';
import type { CampaignEvent } from '#model/events/campaign-event';
import { moveTension, type TensionRules } from './move-tension.ts';

/**
 * Tension for the points that were used against an empire's systems.
 * @rule DIP-4
 * @ruling A point that is carried over counts in the turn in which it is used.
 */
export function tensionOfBombardment(record: Recorder, rules: TensionRules): void {
  for (const event of record.result().events.filter(isBombardment)) {
    const { empire, against, missions } = event;
    if (against === null || against === empire) continue;
    const by = sumOf(missions, ({ points, carried, left }) => points + carried - left);
    moveTension(record, rules, { of: against, toward: empire, cause: 'bombardment', by });
  }
}

const isBombardment = (
  event: CampaignEvent,
): event is Extract<CampaignEvent, { type: 'SystemBombarded' }> => event.type === 'SystemBombarded';
