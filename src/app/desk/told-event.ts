import { brandAs } from '#kernel/brand/brand';
import { describeEvent } from '#fog/moderator-log/describe';
import { type Names, namesOf } from '#fog/moderator-log/names';
import type { DesignId, FleetId, LaneId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';

/** What an event tells of a unit or a fleet that may be gone by now. */
type Told = Readonly<{ design: DesignId | null; name: string }>;

/** The fields of an event that name what it is about. */
type Fields = Readonly<
  Partial<Record<'unit' | 'fleet' | 'becomes', string>> & {
    design?: DesignId | null;
    name?: string;
  }
>;

function toldIn(event: CampaignEvent): readonly (readonly [string, Told])[] {
  // Each field has one meaning in all events that have it.
  const { unit, fleet, becomes, design = null, name = '' } = event as Fields;
  return [unit, fleet, becomes].flatMap((id) =>
    typeof id === 'string' ? [[id, { design, name }] as const] : [],
  );
}

/** `u12` of `human.u12`. */
const shortId = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

/** Names for a reader: a unit without a name is called by its class, and what is gone as the events call it. */
function readableNames(state: CampaignState, events: readonly CampaignEvent[]): Names {
  const names = namesOf(state);
  const told = new Map(events.flatMap(toldIn));
  return {
    ...names,
    unit: (id: UnitId) => {
      const { design, name }: Told = state.units[id] ?? told.get(id) ?? { design: null, name: '' };
      if (name !== '') return name;
      return design === null ? id : `${names.design(design)} ${shortId(id)}`;
    },
    fleet: (id: FleetId) => {
      const name = state.fleets[id]?.name ?? told.get(id)?.name ?? '';
      return name === '' ? `fleet ${shortId(id)}` : name;
    },
  };
}

/** The place of a battle, by its id: `t7.H0101.1` was fought at H0101. */
function placeOf(battle: string, state: CampaignState, names: Names): string {
  const [, at = ''] = battle.split('.');
  const system = brandAs<SystemId>(at);
  if (Object.hasOwn(state.systems, system)) return names.system(system);
  const lane = brandAs<LaneId>(at);
  return Object.hasOwn(state.lanes, lane) ? names.lane(lane) : battle;
}

/** `Lida Lida u8`, of a line that names the class of a unit beside it, is `Lida u8`. */
const onceOnly = (line: string): string => line.replaceAll(/\b(\S+) \1 (u\d+)\b/gu, '$1 $2');

/** `encounter t3.H0101` is called by its place. */
function withoutEncounter(line: string, event: CampaignEvent, names: Names): string {
  if (event.type === 'EncounterBegan') return line.replace(` ${event.encounter}`, '');
  if (event.type !== 'EncounterEnded') return line;
  return line.replace(event.encounter, `at ${names.place(event.place)}`);
}

/** Tells events to a moderator, one line for each, with names instead of ids wherever something has a name. */
export function tellerOf(
  state: CampaignState,
  events: readonly CampaignEvent[],
): (event: CampaignEvent) => string {
  const names = readableNames(state, events);
  return (event) => {
    const line = withoutEncounter(onceOnly(describeEvent(event, names)), event, names);
    if (!('battle' in event)) return line;
    const { battle } = event;
    if (event.type === 'BattleBegan') return line.replace(` ${battle}`, '');
    const place = placeOf(battle, state, names);
    return line
      .replace(`battle ${battle}`, `battle at ${place}`)
      .replace(battle, `Battle at ${place}`);
  };
}
