import { valuesById } from '#kernel/collections/tables';
import type { EmpireView, NeighbourView } from '#fog/views/empire-view';
import type { Unit, UnitKind } from '#model/forces/unit';
import { isTreaty } from '#model/campaign/relation';
import { nextTreaty } from '#rules/diplomacy/treaty-ladder';
import { isDerelict } from '#rules/galaxy/derelict-of';
import { shortId } from '#report/sentences/names';
import { mayBombardSeen, targetSeen } from '#rules/bombardment/target-seen';
import { upgradeOf } from '#rules/construction/upgrade-of';
import { mayTradeClasses } from '#rules/diplomacy/may-trade-classes';
import { classExample } from './class-example.ts';
import { findExample } from './find-example.ts';
import { isAhead } from './is-ahead.ts';
import { quotedName } from './quoted-name.ts';
import { ownSystemsOf } from '../own-systems.ts';

/** The reader's own things for the examples; null if there are none, and the order is of no use. */
export type Things = Readonly<{
  fleet: string;
  unit: string;
  convoy: string;
  minefield: string | null;
  flight: string | null;
  /** A flight, where flights may strike. */
  striker: string | null;
  missile: string | null;
  supplier: string | null;
  explorer: string | null;
  derelict: string | null;
  civilianBase: string | null;
  /** What is found where and is yet to be chosen, such as `Corvette from derelicts at Wolf`. */
  find: string | null;
  /** A unit of a higher era. */
  ahead: string | null;
  system: string;
  /** A name, where a class may be designed. */
  designing: string | null;
  /** A system, where colonies are specialised, and where independent convoys are hired. */
  specialised: string | null;
  hiring: string | null;
  next: string;
  design: string;
  other: string | null;
  /** What could be agreed next, such as `"Loran Imperium": trade`. */
  offer: string | null;
  /** A system that the reader could bombard or invade, and a ground unit. */
  enemy: string | null;
  soldier: string | null;
  /** An own system with Intel, and one that it can be used against. */
  spies: string | null;
  target: string | null;
  /** Whom schematics may be given to. */
  partner: string | null;
}>;

/** A system of an enemy, or an independent colony, that the reader knows. */
function enemySystem(view: EmpireView): string | null {
  const found = valuesById(view.systems).find(({ id }) => mayBombardSeen(targetSeen(view, id)));
  return found === undefined ? null : quotedName(found.name);
}

type Marked = Readonly<{ id: string }>;

const markOf = (thing: Marked | undefined): string | null =>
  thing === undefined ? null : shortId(thing.id);

const firstWith = (
  { designs }: EmpireView,
  units: readonly Unit[],
  ability: 'missile' | 'supply' | 'explorer',
): Unit | undefined =>
  units.find(({ design: id }) => {
    const row = designs[id];
    return row?.known === 'stats' && row.design.abilities.some((one) => one.id === ability);
  });

const ifOn = (setting: 'off' | 'on', thing: string): string | null =>
  setting === 'on' ? thing : null;

const offerExample = ({ name, state }: NeighbourView): string =>
  `${quotedName(name)}: ${nextTreaty(state) ?? (isTreaty(state) ? 'pact' : 'armistice')}`;

function placesOf(
  view: EmpireView,
): Pick<
  Things,
  'system' | 'designing' | 'specialised' | 'hiring' | 'next' | 'other' | 'offer' | 'partner'
> {
  const [own] = ownSystemsOf(view);
  const next = valuesById(view.systems).find(({ id }) => id !== own?.id);
  const neighbours = valuesById(view.neighbours);
  const [neighbour] = neighbours;
  const partner = neighbours.find(({ state }) => mayTradeClasses(state));
  const system = quotedName(own?.name ?? 'Sol');
  return {
    system,
    designing: view.rules.customResearch === 'on' || view.empire.advancesInHand > 0 ? 'Ares' : null,
    specialised: ifOn(view.rules.specialisation, system),
    hiring: ifOn(view.rules.independentConvoys, system),
    next: quotedName(next?.name ?? 'Sirius'),
    other: neighbour === undefined ? null : quotedName(neighbour.name),
    offer: neighbour === undefined ? null : offerExample(neighbour),
    partner: partner === undefined ? null : quotedName(partner.name),
  };
}

/** The ends of a mission that the reader could run. */
function missionPlacesOf(view: EmpireView): Pick<Things, 'spies' | 'target'> {
  const spies = ownSystemsOf(view).find(({ intel }) => intel > 0);
  const target = valuesById(view.systems).find(({ own, visited }) => {
    const owner = own === null ? visited?.facts.owner : null;
    return owner !== null && owner !== undefined && owner !== 'unknown';
  });
  return {
    spies: spies === undefined ? null : quotedName(spies.name),
    target: target === undefined ? null : quotedName(target.name),
  };
}

/** What the examples of a reader speak of. */
export function thingsOf(view: EmpireView): Things {
  const units = valuesById(view.units);
  const firstOf = (kind: UnitKind): Unit | undefined =>
    units.find(({ design }) => view.designs[design]?.design.kind === kind);
  return {
    ...placesOf(view),
    ...missionPlacesOf(view),
    fleet: markOf(valuesById(view.fleets)[0]) ?? 'f1',
    unit: markOf(firstOf('ship') ?? units[0]) ?? 'u1',
    convoy: markOf(firstOf('convoy') ?? units[0]) ?? 'u2',
    flight: markOf(firstOf('flight')),
    striker: view.rules.carrierStrikes === 'on' ? markOf(firstOf('flight')) : null,
    minefield: markOf(firstOf('minefield')),
    enemy: enemySystem(view),
    soldier: markOf(firstOf('ground')),
    missile: markOf(firstWith(view, units, 'missile')),
    supplier: markOf(firstWith(view, units, 'supply')),
    explorer: markOf(firstWith(view, units, 'explorer')),
    derelict: markOf(units.find(({ design }) => isDerelict(design))),
    civilianBase: markOf(units.find(({ design }) => upgradeOf(design) !== null)),
    find: findExample(view),
    ahead: markOf(units.find((unit) => isAhead(view, unit))),
    design: quotedName(classExample(view)),
  };
}
