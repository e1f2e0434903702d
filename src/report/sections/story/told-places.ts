import { groupBy } from '#kernel/collections/group-by';
import type { SeenEvent, SeenEventOf } from '#fog/views/seen-event';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { ContactId, SystemId } from '#model/campaign/ids';
import type { ReportContext } from '../context.ts';
import type { EventFamily } from '../event-families.ts';
import { familyOf } from '../family-of.ts';
import { ruleOfTold, type Told, toldEvents } from '../told-events.ts';
import { placesOfEvents } from './place-of-event.ts';

/** What a place has to tell, in the order of happening. */
export type ToldPlace = Readonly<{ place: BattlePlace; told: readonly Told[] }>;

/** What a turn tells of the empire as a whole, and of each place. */
export type TurnStory = Readonly<{ realm: readonly Told[]; places: readonly ToldPlace[] }>;

/** What happens to the empire as a whole, even where an event names a place. */
const OF_REALM: readonly EventFamily[] = ['news', 'intel', 'income', 'research'];

type Sighting = SeenEventOf<'ContactSighted'>;

const shownIn = ({ place, groups }: Sighting): string =>
  [placeKeyOf(place), ...groups.map((group) => Object.values(group).join(' '))].join(', ');

/** What stays in sight phase after phase, unchanged, is told once. */
function withoutOldSights(seen: readonly SeenEvent[]): readonly SeenEvent[] {
  const shown = new Map<ContactId, string>();
  return seen.filter((event) => {
    if (event.type === 'ContactNamed') {
      shown.set(event.former, shown.get(event.contact) ?? '');
    }
    if (event.type !== 'ContactSighted') return true;
    const now = shownIn(event);
    const isOld = shown.get(event.contact) === now;
    shown.set(event.contact, now);
    return !isOld;
  });
}

/**
 * Without what is told elsewhere: the steps of battles and whom they were fought with are in their records, capacity that made a
 * unit shows in the unit, and reports of own systems are on the asset sheet.
 */
function toldHere({ seen, view }: ReportContext): readonly SeenEvent[] {
  const ended = new Set(seen.flatMap((one) => (one.type === 'BattleEnded' ? [one.battle] : [])));
  const built = new Set(seen.flatMap((one) => (one.type === 'UnitBuilt' ? [one.work] : [])));
  const isOwn = (system: SystemId): boolean => (view.systems[system]?.own ?? null) !== null;
  return withoutOldSights(seen).filter((event) => {
    if (event.type === 'WorkAdvanced') return !built.has(event.work);
    if (event.type === 'BattleBegan') return !ended.has(event.battle);
    return event.type === 'SystemReported' ? !isOwn(event.system) : event.type !== 'BattleMoment';
  });
}

type PlaceOf = ReturnType<typeof placesOfEvents>;
type Besieged = ReadonlySet<SystemId | null>;

/** Systems that the reader saw under siege: their conquest is the end of that story, others are news. */
const besiegedIn = (seen: readonly SeenEvent[], placeOf: PlaceOf): Besieged =>
  new Set(
    seen.flatMap((event) => {
      const isSiege = familyOf(event.type, event.cite) === 'sieges';
      const place = isSiege ? placeOf(event) : null;
      return place?.kind === 'system' ? [place.system] : [];
    }),
  );

const isOfRealm = (told: Told, besieged: Besieged): boolean => {
  if (told.kind === 'charts') return true;
  if (told.kind !== 'event') return false;
  if (told.event.type === 'SystemConquered') return !besieged.has(told.event.system);
  const isCalm = told.event.type === 'RaidRolled' && !told.event.came;
  return isCalm || OF_REALM.includes(familyOf(told.type, ruleOfTold(told)));
};

function placeOfTold(told: Told, placeOf: PlaceOf): BattlePlace | null {
  switch (told.kind) {
    case 'event':
      return placeOf(told.event);
    case 'fates':
      return told.fates.place;
    case 'served':
      return { kind: 'system', system: told.served.system };
    case 'wounds':
      return { kind: 'system', system: told.wounds[0].system };
    case 'surrenders':
      return told.surrenders[0].place;
    case 'journey': {
      const system = told.journey.path.at(-1);
      return system === undefined ? null : { kind: 'system', system };
    }
    case 'charts':
      return null;
  }
}

/** What the reader was told, each thing where it happened. */
export function turnStory(context: ReportContext): TurnStory {
  const placeOf = placesOfEvents(context);
  const besieged = besiegedIn(context.seen, placeOf);
  const told = toldEvents(toldHere(context), context.names).map((one) => ({
    one,
    place: isOfRealm(one, besieged) ? null : placeOfTold(one, placeOf),
  }));
  const placed = groupBy(told, ({ place }) => (place === null ? '' : placeKeyOf(place)));
  return {
    realm: (placed.get('') ?? []).map(({ one }) => one),
    places: [...placed.values()].flatMap((some): readonly ToldPlace[] => {
      const place = some[0]?.place ?? null;
      return place === null ? [] : [{ place, told: some.map(({ one }) => one) }];
    }),
  };
}
