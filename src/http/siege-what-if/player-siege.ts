import { SHARED_TEXTS } from '#http/words/texts';
import { listed } from '#kernel/words/listed';
import type { DefenseWay, SiegeWay } from '#app/siege-odds/siege-what-if';
import type { EmpireView, SystemView } from '#fog/views/empire-view';
import { statsOf, type ViewNames, viewNamesOf } from '#http/names/view-names';
import { keysById, valuesById } from '#kernel/collections/tables';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { denyingSuperiority } from '#rules/bombardment/denying-superiority';
import {
  mayBombardSeen,
  mayInvadeSeen,
  type TargetSeen,
  targetSeen,
} from '#rules/bombardment/target-seen';
import { stateToward } from '#rules/diplomacy/state-toward';
import {
  defendingRows,
  gunsOf,
  invadingRows,
  type KnownForces,
  landedRows,
  siegeRowsTogether,
} from './siege-forces.ts';
import type { SiegeFilling, SiegeRow, SiegeSpot, SiegeWorld } from './siege-world.ts';
import { familiarLists } from '#http/names/class-lists';
import { fleetsFor, groundOffers, SIEGE_LEFT_OUT } from './spot-parts.ts';
import { TEXTS } from './texts.ts';

type Knowing = Readonly<{
  view: EmpireView;
  names: ViewNames;
  own: KnownForces;
  printed: ReadonlySet<DesignId>;
}>;
type Place = Readonly<{ system: SystemView; target: TargetSeen; knowing: Knowing }>;

/** Ground units of enemies that the player’s own units or colony see there, as rows. */
function enemyRows<W extends SiegeWay | DefenseWay>(
  { system, knowing: { view, printed } }: Place,
  way: W,
): readonly SiegeRow<W>[] {
  const seen = (view.onGround ?? []).filter(
    (one) =>
      one.system === system.id &&
      (one.owner === null || stateToward(view.neighbours, one.owner) === 'war'),
  );
  return seen.map(({ design, count }) => {
    const isKnown = statsOf(view, design) !== undefined || printed.has(design);
    return { class: isKnown ? design : '', count, lost: 0, way };
  });
}

const hasOwnLanded = ({ system, knowing: { own } }: Place): boolean =>
  landedRows(own, system.id).length > 0;

const isOwnPlace = ({ kind }: TargetSeen): boolean => kind === 'own' || kind === 'rebels';

/** What keeps the player from bombarding or invading it, as far as they know. @rule BOM-1 @rule GND-2 */
function hindrances({ system, target, knowing: { view, names } }: Place): readonly string[] {
  const denying = denyingSuperiority(view, system.id).map(names.empire);
  const isClosed = !mayInvadeSeen(target) && !mayBombardSeen(target);
  const facts = [
    denying.length > 0 && TEXTS.youSeeShipsOrBases(listed(denying), system.name),
    isClosed && TEXTS.asFarAsYouKnow(system.name),
    target.kind === 'hostilities' && TEXTS.bombardOnlyInHostilities(system.name),
    target.kind === 'independent' && TEXTS.youDontKnowMilitiasOfIndependent,
  ];
  return facts.filter((fact) => typeof fact === 'string');
}

/** What the player can’t know of the enemy there. @rule FOG-3 */
function unknowns(place: Place): readonly string[] {
  const { system, target } = place;
  if (isOwnPlace(target)) {
    return [TEXTS.youSeeEnemyUnits, TEXTS.enemysPlanUnknown];
  }
  const sighting = hasOwnLanded(place)
    ? TEXTS.yourGroundUnitsSeeEnemysLanded(system.name)
    : TEXTS.groundUnitsCantBeSeen(system.name);
  const plan = TEXTS.enemysPlanAndMilitiaUnknown;
  return [sighting, plan, ...hindrances(place)];
}

/** The player besieges the system. */
function asAttacker(place: Place, fleets: readonly string[]): SiegeFilling {
  const { system, target, knowing } = place;
  const { own, view } = knowing;
  const rows = [...landedRows(own, system.id), ...invadingRows(own, fleets)];
  return {
    attackers: siegeRowsTogether(rows),
    defenders: siegeRowsTogether(enemyRows(place, 'active')),
    plans: { attacker: view.empire.standing.groundPlan ?? 'weakest', defender: 'weakest' },
    militia: target.kind !== 'independent',
    ...gunsOf(own, system.id, fleets),
    assumed: [...unknowns(place), ...SIEGE_LEFT_OUT],
  };
}

/** The player’s system is besieged, or could be. */
function asDefender(place: Place): SiegeFilling {
  const { system, knowing } = place;
  const { own, view } = knowing;
  const { groundPlan, militia } = view.empire.standing;
  return {
    attackers: siegeRowsTogether(enemyRows(place, 'landed')),
    defenders: siegeRowsTogether(defendingRows(own, system.id)),
    plans: { attacker: 'weakest', defender: groundPlan ?? 'weakest' },
    militia: militia !== 'none' && (system.own?.census ?? 0) > 0,
    points: [],
    massDrivers: 0,
    assumed: [...unknowns(place), ...SIEGE_LEFT_OUT],
  };
}

/** Whether a siege is near at hand: of the player’s colony, or of an enemy where the player has forces. */
function isLikely(place: Place, fleets: SiegeSpot['fleets']): boolean {
  const { target } = place;
  if (isOwnPlace(target)) return enemyRows(place, 'landed').length > 0;
  const isNear = fleets.some(({ isHere }) => isHere) || hasOwnLanded(place);
  return isNear && (mayBombardSeen(target) || mayInvadeSeen(target));
}

function spotOf(system: SystemView, knowing: Knowing): SiegeSpot {
  const { view, names, own } = knowing;
  const target = targetSeen(view, system.id);
  const place = { system, target, knowing };
  const isOwn = isOwnPlace(target);
  const enemy = target.owner === null ? SHARED_TEXTS.otherSide : names.empire(target.owner);
  const fleets = isOwn ? [] : fleetsFor(own, system.id, ({ place: at }) => names.at(at));
  return {
    at: system.id,
    name: system.name,
    where: names.at({ kind: 'system', system: system.id }),
    isLikely: isLikely(place, fleets),
    names: isOwn
      ? { attacker: TEXTS.attacker, defender: view.empire.name }
      : { attacker: view.empire.name, defender: enemy },
    fleets,
    fill: (taking) => (isOwn ? asDefender(place) : asAttacker(place, taking)),
  };
}

/** The material for a player's sieges: their own view, and the printed classes. @rule FOG-1 @rule FOG-3 */
export function playerSiegeWorld(view: EmpireView, printed: readonly UnitDesign[]): SiegeWorld {
  const known = keysById(view.designs).flatMap((id) => statsOf(view, id) ?? []);
  const own: KnownForces = {
    fleets: valuesById(view.fleets),
    units: valuesById(view.units),
    unitOf: (id) => view.units[id],
    designOf: (id) => statsOf(view, id),
  };
  const knowing: Knowing = {
    view,
    names: viewNamesOf(view),
    own,
    printed: new Set(printed.map(({ id }) => id)),
  };
  return {
    asOf: TEXTS.basedOnWhatYouKnow(view.turn),
    spots: valuesById(view.systems).map((system) => spotOf(system, knowing)),
    classes: groundOffers(known, printed, familiarLists(view)),
  };
}
