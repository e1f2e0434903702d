import type { EmpireView } from '#fog/views/empire-view';
import { powersOf } from '#fog/views/leadership';
import type { BattlePlace } from '#model/battle/place';
import type { DesignId, EmpireId, FleetId, LaneId, SystemId, UnitId } from '#model/campaign/ids';
import { brandAs } from '#kernel/brand/brand';
import type { UnitDesign } from '#model/forces/design';
import type { FleetPlace } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { RAIDERS, RAIDERS_NAME } from '#model/campaign/raiders';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';

/** Names on the pages of one player: from the player's knowledge, otherwise what they may know without it. */
export type ViewNames = Readonly<{
  system: (id: SystemId) => string;
  lane: (id: LaneId) => string;
  /** With its preposition: at a system, in a lane. */
  at: (place: BattlePlace | FleetPlace) => string;
  fleet: (id: FleetId) => string;
  design: (id: DesignId) => string;
  empire: (id: EmpireId) => string;
  /** Name, class and short id: enough to tell two of a class apart. */
  unit: (id: UnitId) => string;
  /** The fleet that an own unit was in by the last report; null: that lists no such unit, or it was in none. */
  fleetOf: (id: UnitId) => FleetId | null;
}>;

/** An own id without its owner: `u14`. */
export const shortId = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

/** `unknown system 02,04` for `H0204`: where it is on the map is all that is known. */
const unknownSystem = (id: SystemId): string =>
  id.replace(/^H(\d{2})(\d{2})$/, 'unknown system $1,$2');

/** A fleet that isn't in the last report: it has formed since, or it belongs to somebody else. */
function unlistedFleet(id: FleetId, { empire }: EmpireView): string {
  const isOwn = id.startsWith(`${empire.id}.`);
  return isOwn ? `new fleet ${shortId(id)}` : 'an unnamed fleet';
}

/** The fleet of a unit, be it based aboard another; null: it is in none. */
export function fleetIn(units: EmpireView['units'], id: UnitId): FleetId | null {
  const place = units[id]?.place;
  if (place?.kind === 'fleet') return place.fleet;
  const isAboard = place?.kind === 'aboard' && place.carrier !== id;
  return isAboard ? fleetIn(units, place.carrier) : null;
}

/** The names of a view. */
export function viewNamesOf(view: EmpireView): ViewNames {
  const powers = powersOf(view);
  const system = (id: SystemId): string => {
    const name = view.systems[id]?.name ?? '';
    return name === '' || name === id ? unknownSystem(id) : name;
  };
  const lane = (id: LaneId): string => {
    const known = view.lanes[id];
    if (known !== undefined) return `${system(known.a)} – ${system(known.b)}`;
    const ends = id.split('-').map((end) => system(brandAs<SystemId>(end)));
    return ends.join(' – ');
  };
  const design = (id: DesignId): string => view.designs[id]?.design.name ?? id;
  const unitText = (unit: Unit): string => {
    const kind = `${design(unit.design)} ${shortId(unit.id)}`;
    const named = unit.name === '' ? kind : `${unit.name} (${kind})`;
    return unit.condition === 'crippled' ? `${named}, crippled` : named;
  };
  return {
    system,
    lane,
    design,
    at: (place) =>
      place.kind === 'system' ? `at ${system(place.system)}` : `in the lane ${lane(place.lane)}`,
    fleet: (id) => view.fleets[id]?.name ?? unlistedFleet(id, view),
    empire: (id) => {
      if (id === RAIDERS) return RAIDERS_NAME;
      return id === view.empire.id ? view.empire.name : (powers.get(id) ?? 'an unknown power');
    },
    unit: (id) => {
      const unit = view.units[id];
      return unit === undefined ? shortId(id) : unitText(unit);
    },
    fleetOf: (id) => fleetIn(view.units, id),
  };
}

/** The stats of a class, if the player knows them. */
export function statsOf(view: Pick<EmpireView, 'designs'>, id: DesignId): UnitDesign | undefined {
  const known = view.designs[id];
  return known?.known === 'stats' ? known.design : undefined;
}

/** The systems where the player has something to order, by name. */
export function ownSystems(view: EmpireView): readonly Readonly<{ id: SystemId; name: string }>[] {
  return sortBy(
    valuesById(view.systems).filter(({ own }) => own !== null),
    (a, b) => compareText(a.name, b.name),
  );
}
