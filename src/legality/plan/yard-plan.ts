import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { DesignId, SystemId, UnitId } from '#model/campaign/ids';
import type { Hosted, Project } from '#model/campaign/project';
import type { BuildUnits } from '#model/orders/build-units';
import { type Capacities } from '#rules/construction/capacity-of';
import { helpHeld } from '#rules/construction/help-used-at';
import { type PlaceFacts, placeFactsOf } from '#rules/construction/stationed-at';

/** A unit that is under construction, or begun by the sheet. */
export type Coming = Readonly<{ design: DesignId; system: SystemId }>;

/** What the orders of a sheet do at yards and to units there, while it is judged. Mutable. */
export type YardPlan = Readonly<{
  facts: PlaceFacts;
  /** Units that are repaired, refitted or upgraded, change their status or improve a lane. */
  resting: Set<UnitId>;
  /** Those of them that change their status, each without what is based on it. */
  changing: Set<UnitId>;
  /** These, and those that are refitted: nobody comes aboard them. */
  docked: Set<UnitId>;
  scrapped: Set<UnitId>;
  /** Those that are reverse engineered, and gone before anything moves. */
  takenApart: Set<UnitId>;
  /** Those that are mothballed, each by itself or with its carrier. */
  mothballed: Set<UnitId>;
  /** Whose change of status finds no capacity. */
  unchanged: Set<UnitId>;
  /** Who repairs others in the field. */
  helping: Set<UnitId>;
  /** Points that field repairs take of own helpers at a place. */
  help: Map<SystemId, number>;
  /** Points that repairs of the sheet take of depots of partners, by partner and place. */
  hosted: Map<string, number>;
  /** What changes of status leave of the capacity of a place. */
  capacities: Map<SystemId, Capacities>;
  /** Bases built by the sheet that are limited to one, by system and role. */
  founded: Set<string>;
  /** The orders that build the first unit from stolen schematics, by class. */
  firstCopies: Map<DesignId, BuildUnits>;
  /** What waits for convoys where an order builds by them, up to that order. */
  convoyQueues: Map<BuildUnits, number>;
  /** Names of units, own and to be built. */
  names: Set<string>;
  /** Units that the sheet begins to build, by their names. */
  begun: Map<string, readonly Coming[]>;
}>;

/** Depots of a partner at a place. */
export const hostedKey = ({ owner, system }: Pick<Hosted, 'owner' | 'system'>): string =>
  `${owner} ${system}`;

/** Who repairs others since an earlier turn. @rule OPT-6 */
const helpersOf = ({ subject }: Project): readonly UnitId[] =>
  subject.kind === 'unit' ? subject.helpers.filter((one) => one !== subject.unit) : [];

const refittedBy = ({ kind, subject }: Project): readonly UnitId[] =>
  kind === 'refit' ? [subject.unit] : [];

/** Before the first order of a sheet. */
export function yardPlanOf(view: EmpireView): YardPlan {
  const resting = new Set<UnitId>();
  const facts = placeFactsOf({
    ...view,
    unpaid: new Set(view.unpaid),
    designOf: (id) => {
      const row = view.designs[id];
      return row?.known === 'stats' ? row.design : undefined;
    },
  });
  const named = [...valuesById(view.units), ...valuesById(view.works)];
  return {
    facts: { ...facts, isResting: (unit) => resting.has(unit) || facts.isResting(unit) },
    resting,
    changing: new Set(),
    docked: new Set(valuesById(view.projects).flatMap(refittedBy)),
    scrapped: new Set(),
    takenApart: new Set(),
    mothballed: new Set(),
    unchanged: new Set(),
    helping: new Set(valuesById(view.projects).flatMap(helpersOf)),
    help: new Map(helpHeld(valuesById(view.projects), view)),
    hosted: new Map(),
    capacities: new Map(),
    founded: new Set(),
    firstCopies: new Map(),
    convoyQueues: new Map(),
    begun: new Map(),
    names: new Set(named.map(({ name }) => name).filter((name) => name !== '')),
  };
}
