import type { Empire } from '#model/campaign/empire';
import { type EmpireKeys, empireOfKey } from '#app/campaigns/empire-keys';
import type { ModeratorView } from '#fog/views/empire-view';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';
import { moderatorNamesOf } from '#http/names/moderator-names';
import { shortId, type ViewNames } from '#http/names/view-names';
import type { ModeratorSeat } from '#http/visits/seat';
import { TEXTS } from './texts.ts';

/** The true galaxy as the moderator’s pages tell of it: its view with names, places and addresses. */
export type GalaxyWorld = Readonly<{
  view: ModeratorView;
  names: ViewNames;
  index: ForceIndex;
  base: string;
  keys: EmpireKeys;
}>;

export const galaxyWorldOf = (
  view: ModeratorView,
  { base, keys }: Pick<ModeratorSeat, 'base' | 'keys'>,
): GalaxyWorld => ({
  view,
  names: moderatorNamesOf(view),
  index: forceIndexOf(view),
  base,
  keys,
});

type At = Pick<GalaxyWorld, 'base' | 'keys'>;

export const systemPage = ({ base }: At, id: SystemId): string =>
  `${base}/galaxy/systems/${encodeURIComponent(id)}`;
export const fleetPage = ({ base }: At, id: FleetId): string =>
  `${base}/galaxy/fleets/${encodeURIComponent(id)}`;
export const unitPage = ({ base }: At, id: UnitId): string =>
  `${base}/galaxy/units/${encodeURIComponent(id)}`;
/** Of an empire, or of a power that nobody plays. */
export const powerPage = ({ base, keys }: At, id: EmpireId): string =>
  `${base}/galaxy/empires/${encodeURIComponent(keys[id] ?? id)}`;
export const powerOfKey = ({ keys }: At, key: string): EmpireId => empireOfKey(keys, key);

/** `Valiant (Apollo u12)`, or `Apollo u12`. */
export function unitName({ names }: GalaxyWorld, { id, name, design }: Unit): string {
  const kind = `${names.design(design)} ${shortId(id)}`;
  return name === '' ? kind : `${name} (${kind})`;
}

/** Where a unit is in the end: its fleet, if it is in one, and the place on the map. */
export type Whereabouts = Readonly<{ fleet: FleetId | null; place: FleetPlace | null }>;

/** Where a unit is, be it aboard another. */
export function whereaboutsOf(world: GalaxyWorld, { place }: Unit): Whereabouts {
  const { units, fleets } = world.view;
  switch (place.kind) {
    case 'fleet':
      return { fleet: place.fleet, place: fleets[place.fleet]?.place ?? null };
    case 'system':
      return { fleet: null, place };
    case 'aboard': {
      const carrier = units[place.carrier];
      return carrier === undefined ? { fleet: null, place: null } : whereaboutsOf(world, carrier);
    }
  }
}

/** What sort of power it is; `ofPlayers`: what is said of an empire that a player has. @rule DIP-14 */
export function powerWord({ view }: GalaxyWorld, id: EmpireId, ofPlayers: string): string {
  const row: Pick<Empire, 'nonAligned'> | undefined = view.empires[id];
  if (row === undefined) return TEXTS.power;
  return row.nonAligned === undefined ? ofPlayers : TEXTS.nonAligned;
}
