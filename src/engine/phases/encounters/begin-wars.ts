import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignEvent } from '#model/events/campaign-event';
import { isFirstContact } from '#rules/diplomacy/is-first-contact';
import { whoHears } from '#rules/diplomacy/who-hears';

/**
 * Who demands a scenario of another in the turn in which they met is at War with him, where the campaign lets him do so.
 * @rule DIP-1 @rule FOG-8
 * @ruling any demand does it, refused or not, wherever they meet; the war begins when all encounters of the phase are over, and is public news and no secret
 */
export function beginWars(
  record: Recorder,
  { state, rules }: Pick<PhaseInput, 'state' | 'rules'>,
  told: readonly CampaignEvent[],
): void {
  if (rules.firstContactWar === 'off') return;
  const begun = new Set<string>();
  for (const event of told) {
    if (event.type !== 'ScenarioDemanded') continue;
    const { by, against, place } = event;
    const pair = relationIdOf(by, against);
    if (begun.has(pair) || !isFirstContact(state, by, against)) continue;
    begun.add(pair);
    const others = whoHears(state, [by, against]);
    record.emit({
      type: 'FirstContactWarBegan',
      cite: cite('DIP-1'),
      rolls: [],
      witnesses: [
        { empire: by, as: 'participant' },
        { empire: against, as: 'participant' },
        ...others.map((empire) => ({ empire, as: 'onlooker' }) as const),
      ],
      by,
      against,
      place,
      turn: state.turn,
    });
  }
}
