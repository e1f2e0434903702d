import type { BattleId, EmpireId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';

type Audience = ReadonlySet<EmpireId>;

const NOBODY: Audience = new Set();

/** Who is a witness of any moment of a battle. */
function audiencesOf(events: readonly CampaignEvent[]): ReadonlyMap<BattleId, Audience> {
  const audiences = new Map<BattleId, Set<EmpireId>>();
  for (const event of events) {
    if (event.type !== 'BattleMoment') continue;
    const audience = audiences.get(event.battle) ?? new Set();
    audiences.set(event.battle, audience);
    for (const { empire } of event.witnesses) audience.add(empire);
  }
  return audiences;
}

/**
 * The events that can concern an empire, in order, from one pass over all events: those it witnessed, and all moments
 * of a battle if it witnessed any, because moments name units that later ones mention by tags. `seeEvents` decides what
 * the empire reads of them.
 */
export function eventsByWitness(
  events: readonly CampaignEvent[],
): (viewer: EmpireId) => readonly CampaignEvent[] {
  const audiences = audiencesOf(events);
  const lists = new Map<EmpireId, CampaignEvent[]>();
  const note = (empire: EmpireId, event: CampaignEvent): void => {
    const list = lists.get(empire);
    if (list === undefined) lists.set(empire, [event]);
    // An empire that has several parts in an event hears of it once.
    else if (list.at(-1) !== event) list.push(event);
  };
  for (const event of events) {
    if (event.type === 'BattleMoment') {
      for (const empire of audiences.get(event.battle) ?? NOBODY) note(empire, event);
    } else for (const { empire } of event.witnesses) note(empire, event);
  }
  return (viewer) => lists.get(viewer) ?? [];
}
