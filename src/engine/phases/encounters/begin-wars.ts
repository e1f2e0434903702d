import type { PhaseInput } from '#engine/record/phase';
import { feelAtOnce } from '#engine/diplomacy/move-tension';
import { tensionOfWarOn } from '#engine/diplomacy/tension-of-war';
import { spreadWars } from '#engine/diplomacy/spread-wars';
import { partiesAndHearers } from '#engine/diplomacy/public-news';
import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import type { RelationId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import { attackWorlds } from '#engine/worlds/attack-worlds';
import type { CampaignEvent, EventOf } from '#model/events/campaign-event';
import type { BegunWar } from '#rules/diplomacy/wars-that-follow';
import { isFirstContact } from '#rules/diplomacy/is-first-contact';

const isDemand = (event: CampaignEvent): event is EventOf<'ScenarioDemanded'> =>
  event.type === 'ScenarioDemanded';

/**
 * An empire that demands a scenario of another in the turn they met is at War with it, if the setting allows that.
 * @rule DIP-1 @rule DIP-9 @rule FOG-8
 * @ruling With firstContactWar = on, any demand begins the war, in any place and even if it is refused. The war begins when all encounters
 *   of the phase are over, and it is public news. Defense partners join the victim at once.
 */
export function beginWars(
  record: Recorder,
  { state, rules }: Pick<PhaseInput, 'state' | 'rules'>,
  told: readonly CampaignEvent[],
): void {
  if (rules.firstContactWar === 'on') beginAtOnce(record, { state, rules }, told);
  attackWorlds(record, rules, told.filter(isDemand));
}

function beginAtOnce(
  record: Recorder,
  { state, rules }: Pick<PhaseInput, 'state' | 'rules'>,
  told: readonly CampaignEvent[],
): void {
  const feel = feelAtOnce(record, rules);
  const begun = new Map<RelationId, BegunWar>();
  for (const event of told) {
    if (!isDemand(event)) continue;
    const { by, against, place } = event;
    const pair = relationIdOf(by, against);
    if (begun.has(pair) || !isFirstContact(state, by, against)) continue;
    begun.set(pair, { by, against, cause: 'choice' });
    record.emit({
      type: 'FirstContactWarBegan',
      cite: cite('DIP-1'),
      rolls: [],
      witnesses: partiesAndHearers(state, [by, against]),
      by,
      against,
      place,
      turn: state.turn,
    });
    tensionOfWarOn(record, feel, { by, against }, state.relations);
  }
  spreadWars(record, { rules, feel }, { before: state, begun: [...begun.values()] });
}
