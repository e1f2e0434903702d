import type { Judged } from '#app/orders/judge-sheet';
import type { PlottedFleet } from '#app/orders/plot-moves';
import { contactsByAge } from '#fog/views/contacts-by-age';
import { valuesById } from '#kernel/collections/tables';
import { counted } from '#kernel/words/counted';
import type { SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { orderStateOf } from '#rules/economy/order-state';
import { ownSystems } from '#http/names/view-names';
import { finishRows } from '#http/orders/finish-rows';
import { contactRows } from './contact-rows.ts';
import { empireRows } from './empire-panel.ts';
import { fleetRow } from './fleet-rows.ts';
import type { MapDesk } from './map-desk.ts';
import {
  mapAddress,
  OUTLINE_FILTERS,
  type OutlineFilter,
  shownFields,
  shownIn,
} from './map-look.ts';
import type { FleetRow, OrderMapContent, PlaceRow, SystemRow } from './order-map-content.ts';
import { isThreatened } from './threats-at.ts';
import { TEXTS } from './texts.ts';

type Tags = FleetRow['tags'];
type OfFleet = Exclude<OutlineFilter, 'all'>;

/** What each filter of the fleets asks, and how a fleet that it finds is marked. */
const FLEET_MARKS: Readonly<
  Record<
    OfFleet,
    Readonly<{ is: (fleet: PlottedFleet, desk: MapDesk) => boolean; mark: string; word: string }>
  >
> = {
  idle: {
    is: ({ ref, units, isSent, route, reach }, { ordered }) =>
      !isSent &&
      route === null &&
      reach > 0 &&
      ![ref, ...units.map(({ id }) => id)].some((id) => ordered.has(id)),
    mark: '○',
    word: TEXTS.idle,
  },
  damaged: {
    is: ({ units }) => units.some(({ condition }) => condition === 'crippled'),
    mark: '✚',
    word: TEXTS.damaged,
  },
  unsupplied: {
    is: ({ supplyNow, supply }) => !supplyNow.supplied || !supply.supplied,
    mark: '!',
    word: TEXTS.outOfSupply,
  },
  threatened: {
    is: ({ end }, desk) => end.kind === 'system' && isThreatened(desk, end.system),
    mark: '⚔',
    word: TEXTS.threatened,
  },
  warned: {
    is: ({ moves, route, raids }) =>
      raids !== null ||
      moves.some(({ issues }) => issues.length > 0) ||
      (route?.issues.length ?? 0) > 0,
    mark: '!',
    word: TEXTS.warned,
  },
};
const FLEET_FILTERS = OUTLINE_FILTERS.filter((one) => one !== 'all');

const tagsOf = (fleet: PlottedFleet, desk: MapDesk): Tags =>
  FLEET_FILTERS.map((filter) => FLEET_MARKS[filter])
    .filter(({ is }) => is(fleet, desk))
    .map(({ mark, word }) => ({ mark, word }));

/** The filters of the fleets that would find something, each with how many. */
function filtersOf(desk: MapDesk): OrderMapContent['filters'] {
  const { plotted, look, path } = desk;
  const found = FLEET_FILTERS.flatMap((only) => {
    const count = plotted.fleets.filter((fleet) => FLEET_MARKS[only].is(fleet, desk)).length;
    return count === 0 && look.only !== only
      ? []
      : [{ only, label: `${FLEET_MARKS[only].word} (${String(count)})` }];
  });
  if (found.length === 0) return [];
  const all = { only: 'all', label: TEXTS.all } as const;
  return [all, ...found].map(({ only, label }) => ({
    href: mapAddress(path, { ...look, only }),
    label,
    current: look.only === only,
  }));
}

const fleetsIn = (desk: MapDesk): readonly FleetRow[] => {
  const { only } = desk.look;
  return desk.plotted.fleets
    .filter((fleet) => only === 'all' || FLEET_MARKS[only].is(fleet, desk))
    .map((fleet) => ({ ...fleetRow(fleet, desk), tags: tagsOf(fleet, desk) }));
};

function unrestTags(own: StarSystem): Tags {
  const state = orderStateOf(own);
  return state === 'good-order'
    ? []
    : [{ mark: '!', word: state === 'rebellion' ? TEXTS.rebellion : TEXTS.unrest }];
}

const workTexts = ({ view, names }: MapDesk, system: SystemId): readonly string[] =>
  valuesById(view.works)
    .filter((work) => work.system === system && !work.cancelled)
    .map(({ name, design, paid, cost }) =>
      TEXTS.underConstruction(name === '' ? names.design(design) : name, paid, cost),
    );

const rowAt = ({ names, look, path }: MapDesk, system: SystemId) => ({
  href: mapAddress(path, { system, ...shownIn(look) }),
  mark: `map-${system}`,
  name: names.system(system),
  current: look.system === system,
});

/** Own systems: their values, what is being built, and yards with nothing to do. @rule CON-1 */
function systemsIn(desk: MapDesk, free: Judged['free']): readonly SystemRow[] {
  const yards = new Map(free.map((one) => [one.system, one.free.shipyard]));
  return ownSystems(desk.view).flatMap(({ id }): readonly SystemRow[] => {
    const own = desk.view.systems[id]?.own ?? null;
    if (own === null) return [];
    const idle = yards.get(id) ?? 0;
    return [
      {
        ...rowAt(desk, id),
        value: id,
        ticked: desk.look.ticked.includes(id),
        about:
          own.census === 0 ? TEXTS.outpost : TEXTS.values(own.census, own.productivity, own.morale),
        tags: [
          ...unrestTags(own),
          ...(idle === 0 ? [] : [{ mark: '○', word: TEXTS.yardIdle(counted(idle, 'point')) }]),
        ],
        more: workTexts(desk, id),
      },
    ];
  });
}

const SOURCES = Object.entries(TEXTS.freeOf);

/** Where there is capacity left to build with, after the orders. @rule CON-1 */
function yardsIn(desk: MapDesk, free: Judged['free']): readonly PlaceRow[] {
  return free.flatMap(({ system, free: left }): readonly PlaceRow[] => {
    const points = new Map<string, number>(Object.entries(left));
    const about = SOURCES.flatMap(([source, words]) => {
      const some = points.get(source) ?? 0;
      return some === 0 ? [] : [words(some)];
    });
    return about.length === 0
      ? []
      : [
          {
            ...rowAt(desk, system),
            about: TEXTS.freeToBuild(about.join(', ')),
            tags: [],
            more: [],
          },
        ];
  });
}

/** Places where others were seen some time ago, each once. @rule FOG-11 */
function olderIn(desk: MapDesk): readonly PlaceRow[] {
  const { faded } = contactsByAge(desk.view);
  return faded.flatMap((contacts): readonly PlaceRow[] => {
    const [last] = contacts;
    if (last?.place.kind !== 'system') return [];
    const about = TEXTS.olderSightings(contacts.length, last.seen.turn);
    return [{ ...rowAt(desk, last.place.system), about, tags: [], more: [] }];
  });
}

/** Others as far as the player knows of them, in sight first. */
const othersIn = (desk: MapDesk): readonly PlaceRow[] => [...contactRows(desk), ...olderIn(desk)];

type Outline = Pick<
  OrderMapContent,
  | 'filters'
  | 'fleets'
  | 'hasFleets'
  | 'tickFleets'
  | 'systems'
  | 'tickSystems'
  | 'others'
  | 'empires'
  | 'shown'
  | 'yards'
  | 'finishes'
>;

/** The address that ticks all of a list, where two or more can be. */
const tickAll = ({ path, look }: MapDesk, ids: readonly string[]): string =>
  ids.length < 2 ? '' : mapAddress(path, { ticked: ids, ...shownIn(look) });

/** What a player has and what they know of others, in lists beside the map. */
export function outlineOf(desk: MapDesk, judged: Pick<Judged, 'free' | 'projected'>): Outline {
  const { free } = judged;
  const fleets = fleetsIn(desk);
  const systems = systemsIn(desk, free);
  const canOrder = !desk.locked;
  return {
    filters: filtersOf(desk),
    fleets,
    hasFleets: desk.plotted.fleets.length > 0,
    tickFleets: canOrder
      ? tickAll(
          desk,
          fleets.map(({ value }) => value),
        )
      : '',
    systems,
    tickSystems: canOrder
      ? tickAll(
          desk,
          systems.map(({ value }) => value),
        )
      : '',
    yards: yardsIn(desk, free),
    finishes: finishRows(judged),
    others: othersIn(desk),
    empires: empireRows(desk),
    shown: shownFields(desk.look),
  };
}
