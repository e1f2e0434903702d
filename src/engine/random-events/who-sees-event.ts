import { whereaboutsOf } from '#engine/sight/whereabouts-of';
import { compareIds } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { PlannedEvent } from '#model/campaign/random-event';
import type { CampaignState } from '#model/campaign/state';
import type { FigureChanges } from '#model/campaign/system-figures';
import type { EventResult } from '#model/events/random-event-events';
import type { Witnesses } from '#model/events/fact';
import type { RuleSet } from '#model/settings/rule-set';

const showsOutside = ({ capacity = 0, raw = 0 }: FigureChanges): boolean =>
  capacity !== 0 || raw !== 0;

/** Where an event shows to everybody who is there. What happens inside a colony shows to its owner alone. */
function placesShown({ system }: PlannedEvent, result: EventResult): readonly SystemId[] {
  if (system === null) return [];
  switch (result.kind) {
    case 'figures':
      return showsOutside(result.changes) ? [system] : [];
    case 'lane':
      return [system, result.to];
    case 'text':
      return [system];
    case 'income':
    case 'research':
    case 'world':
      return [];
  }
}

/**
 * Who is told of an event.
 * @rule OPT-13 @rule FOG-2 @rule FOG-6
 * @ruling The power that an event befalls is told. Others are told if they see the place (FOG-3) and the event shows there: a change of
 *   Capacity or RAW, of a lane at either of its ends, or a text that the moderator wrote for the place. Nobody is told where a new people lives.
 */
export function whoSeesEvent(
  state: CampaignState,
  rules: RuleSet,
  { planned, result }: Readonly<{ planned: PlannedEvent; result: EventResult }>,
): Witnesses {
  const own: Witnesses = [{ empire: planned.empire, as: 'owner' }];
  const places = placesShown(planned, result);
  if (places.length === 0) return own;
  const where = whereaboutsOf(state, rules);
  const seeing = new Set<EmpireId>(
    places.flatMap((system) => [...where.viewersAt({ kind: 'system', system })]),
  );
  const others = [...seeing].filter((one) => one !== planned.empire).toSorted(compareIds);
  return [...own, ...others.map((empire) => ({ empire, as: 'onlooker' as const }))];
}
