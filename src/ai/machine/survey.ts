import type { ContactView, EmpireView, SystemView } from '#fog/views/empire-view';
import { groupBy } from '#kernel/collections/group-by';
import { firstBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import { settlementOf, type StarSystem } from '#model/campaign/system';
import { stateToward } from '#rules/diplomacy/state-toward';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { stanceOf } from '#rules/movement/stance-of';
import { type LaneGuide, laneGuideOf } from './lane-guide.ts';
import {
  type Might,
  mightOfGroups,
  mightOfUnits,
  NO_MIGHT,
  strengthOfMight,
  together,
} from './strength.ts';

/** Fleets that were seen this long ago may be anywhere by now. */
const FLEET_MEMORY = 12;

/** What a machine player makes of its view before it thinks about orders. */
export type Survey = Readonly<{
  /** Own colonies and outposts. */
  own: readonly StarSystem[];
  colonies: readonly StarSystem[];
  /** Its homeworld, or its best colony if that is lost or held by enemies; null: it has none. */
  home: SystemId | null;
  /** Enemies hold its homeworld, and another colony has taken its place. */
  isHeld: boolean;
  guide: LaneGuide;
  isEnemy: (owner: EmpireId | null) => boolean;
  /** Its warships may not enter. */
  isClosed: (system: SystemId) => boolean;
  /** The enemy forces that it remembers in a system. */
  enemiesAt: (system: SystemId) => readonly ContactView[];
  enemyMight: (system: SystemId) => Might;
  enemyStrength: (system: SystemId) => number;
  /** Enemy ships are seen there now, or were seen lately. */
  hasEnemyFleet: (system: SystemId) => boolean;
  /** The forces of an empire, at the most that it has seen of them. */
  mightOf: (empire: EmpireId) => Might;
  /** Systems that other empires own, as it knows. */
  foreign: readonly Foreign[];
}>;

export type Foreign = Readonly<{
  system: SystemView;
  owner: EmpireId | null;
  settlement: 'colony' | 'outpost';
}>;

function foreignSystems(view: EmpireView): readonly Foreign[] {
  return valuesById(view.systems).flatMap((system): readonly Foreign[] => {
    const facts = system.visited?.facts;
    if (system.own !== null || facts === undefined || facts.settlement === 'uninhabited') return [];
    const owner = facts.owner === 'unknown' ? null : facts.owner;
    return [{ system, owner, settlement: facts.settlement }];
  });
}

const isRemembered =
  (turn: number) =>
  ({ kind, current, seen, leftFor }: ContactView): boolean => {
    if (seen.ended !== undefined) return false;
    if (current || kind === 'garrison') return true;
    return leftFor === null && turn - seen.turn <= FLEET_MEMORY;
  };

const placeOf = ({ place }: ContactView): SystemId | null =>
  place.kind === 'system' ? place.system : null;

const bestOf = (colonies: readonly StarSystem[]): SystemId | null =>
  firstBy(colonies, (a, b) => b.raw * b.productivity - a.raw * a.productivity)?.id ?? null;

/** Enemies at its homeworld with this part of the strength of all its units hold it. */
const HELD = 0.9;

/** Its homeworld; while that is lost or held by enemies, its best colony that nobody threatens. */
function homeOf(
  { empire, units, systems, designs }: EmpireView,
  colonies: readonly StarSystem[],
  enemyStrength: (system: SystemId) => number,
): SystemId | null {
  const isOwn = (systems[empire.homeworld]?.own ?? null) !== null;
  if (!isOwn) return bestOf(colonies);
  const all = strengthOfMight(mightOfUnits({ designs }, valuesById(units)));
  const isHeld = enemyStrength(empire.homeworld) > HELD * all;
  const quiet = isHeld ? colonies.filter(({ id }) => enemyStrength(id) === 0) : [];
  return bestOf(quiet) ?? empire.homeworld;
}

/** A friend's system that warships may not enter. */
function closedTo(view: EmpireView, system: SystemId): boolean {
  const owner = view.systems[system]?.visited?.facts.owner ?? null;
  if (owner === null || owner === 'unknown' || owner === view.empire.id) return false;
  return rightsOf(view.neighbours[owner]?.state ?? null).entry !== 'fleets';
}

/** Surveys a view. @rule FOG-14 */
export function surveyOf(view: EmpireView): Survey {
  const own = valuesById(view.systems).flatMap((system) => system.own ?? []);
  const colonies = own.filter((one) => settlementOf(one) === 'colony');
  const isEnemy = (owner: EmpireId | null): boolean =>
    owner !== null && stanceOf(stateToward(view.neighbours, owner)) === 'enemy';
  const remembered = valuesById(view.contacts).filter(isRemembered(view.turn));
  const hostile = remembered.filter(({ owner }) => isEnemy(owner));
  const mightIn = (contacts: readonly ContactView[]): Might =>
    together(contacts.map(({ groups }) => mightOfGroups(view, groups)));
  const bySystem = groupBy(hostile, (contact) => placeOf(contact) ?? '');
  const byOwner = groupBy(remembered, ({ owner }) => owner ?? '');
  const enemiesAt = (system: SystemId): readonly ContactView[] => bySystem.get(system) ?? [];
  const enemyMight = (system: SystemId): Might => mightIn(enemiesAt(system));
  const enemyStrength = (system: SystemId): number => strengthOfMight(enemyMight(system));
  const hasEnemyFleet = (system: SystemId): boolean =>
    enemiesAt(system).some((one) => one.kind === 'fleet' && strengthOfMight(mightIn([one])) > 0);
  const guide = laneGuideOf(
    view,
    (system, safe) => closedTo(view, system) || (safe && enemyStrength(system) > 0),
  );
  const home = homeOf(view, colonies, enemyStrength);
  return {
    own,
    colonies,
    home,
    isHeld: home !== view.empire.homeworld && own.some(({ id }) => id === view.empire.homeworld),
    guide,
    isEnemy,
    isClosed: (system) => closedTo(view, system),
    enemiesAt,
    enemyMight,
    enemyStrength,
    hasEnemyFleet,
    mightOf: (empire) => (empire === RAIDERS ? NO_MIGHT : mightIn(byOwner.get(empire) ?? [])),
    foreign: foreignSystems(view),
  };
}
