import { groupBy } from '#kernel/collections/group-by';
import { cite } from '#kernel/reasons/cite';
import { listed } from '#kernel/words/listed';
import { plural } from '#kernel/words/counted';
import type { SeenEvent, SeenEventOf } from '#fog/views/seen-event';
import type { FleetId, SystemId } from '#model/campaign/ids';
import { stateToward } from '#rules/diplomacy/state-toward';
import { stanceOf } from '#rules/movement/stance-of';
import type { Alert } from '#report/document/alert';
import { eventsOfType, type ReportContext } from '#report/sections/context';
import { capitalised } from '#report/sentences/names';
import { groupsText } from '#report/sentences/words';

type Sighted = SeenEventOf<'ContactSighted'>;
type Arrival = Readonly<{ fleet: FleetId; system: SystemId; at: number }>;

/** The last system that each fleet reached, and when. */
function arrivalsIn(seen: readonly SeenEvent[]): readonly Arrival[] {
  const last = new Map<FleetId, Arrival>();
  for (const [at, event] of seen.entries()) {
    if (event.type !== 'FleetMoved' && event.type !== 'FleetLeftLane') continue;
    last.set(event.fleet, { fleet: event.fleet, system: event.to, at });
  }
  return [...last.values()];
}

/** The others that were sighted in a system from then on, each as it was seen last. */
function metAt(system: SystemId, since: number, seen: readonly SeenEvent[]): readonly Sighted[] {
  const there = eventsOfType(seen.slice(since), 'ContactSighted').filter(
    ({ place }) => place.kind === 'system' && place.system === system,
  );
  return [...new Map(there.map((event) => [event.contact, event])).values()];
}

/** What fleets arrived in which system, and whom they met there; where they fought, their battle tells that. @rule MOV-2 @rule FOG-3 */
export function arrivalAlerts(
  { view, names }: ReportContext,
  seen: readonly SeenEvent[],
): readonly Alert[] {
  const fought = eventsOfType(seen, 'BattleEnded').flatMap(({ place }) =>
    place.kind === 'system' ? [place.system] : [],
  );
  return [...groupBy(arrivalsIn(seen), ({ system }) => system)].map(([system, some]): Alert => {
    const since = Math.min(...some.map(({ at }) => at));
    const met = fought.includes(system) ? [] : metAt(system, since, seen);
    const isHostile = met.some(
      ({ owner }) => owner === null || stanceOf(stateToward(view.neighbours, owner)) === 'enemy',
    );
    const who = capitalised(listed(some.map(({ fleet }) => names.fleet(fleet))));
    const whom = met.map(
      ({ contact, groups }) => `${names.contact(contact)} (${groupsText(groups, names)})`,
    );
    const there = `There ${plural(some.length, 'it', 'they')} met ${listed(whom)}.`;
    return {
      weight: isHostile ? 'attack' : 'arrivals',
      tone: isHostile ? 'warning' : 'info',
      text: `${who} arrived at ${names.system(system)}.${met.length === 0 ? '' : ` ${there}`}`,
      cite: cite('MOV-2'),
      place: { kind: 'system', system },
      answers: [],
    };
  });
}
