import type { EmpireView } from '#fog/views/empire-view';
import { keysById, valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import { WORK_SOURCES } from '#model/campaign/work';
import type { Fleet } from '#model/forces/fleet';
import { DIRECT_TARGETS, ENGAGEMENTS, SCENARIO_WISHES } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';
import { type Order, type OrderKind, type OrderOf, REORGANISE_AT } from '#model/orders/order';
import type { ForceIndex } from '#rules/forces/force-index';
import type { Chance } from './chance.ts';

/** What a random player looks at when he thinks of an order. */
export type Thought = Readonly<{ view: EmpireView; index: ForceIndex; chance: Chance }>;
type Proposal<K extends OrderKind> = (thought: Thought) => readonly OrderOf<K>[];

const isMobile = ({ view }: Thought, unit: Unit): boolean => {
  const kind = view.designs[unit.design]?.design.kind;
  return kind === 'ship' || kind === 'convoy';
};

function unitsTogether(thought: Thought): readonly Unit[] {
  const { index, chance, view } = thought;
  const system = chance.pick(keysById(view.systems));
  if (system === null) return [];
  const afloat = index.fleetsAt(system).flatMap((fleet) => index.inFleet(fleet.id));
  return [...afloat, ...index.atSystem(system)].filter((unit) => isMobile(thought, unit));
}

function neighboursOf(view: EmpireView, system: SystemId): readonly SystemId[] {
  return valuesById(view.lanes)
    .filter((lane) => lane.a === system || lane.b === system)
    .map((lane) => farEndOf(lane, system));
}

function randomPath({ view, chance }: Thought, fleet: Fleet): readonly SystemId[] {
  if (fleet.place.kind !== 'system') return [];
  const path: SystemId[] = [];
  let here = fleet.place.system;
  for (let legs = chance.upTo(3); legs > 0; legs -= 1) {
    const next = chance.pick(neighboursOf(view, here));
    if (next === null) break;
    path.push(next);
    here = next;
  }
  return path;
}

/**
 * Orders of each kind that might be legal: the judge sorts out those that are not. A new kind of
 * order without a row here fails the build.
 */
const PROPOSALS: { readonly [K in OrderKind]: Proposal<K> } = {
  BuildUnits: ({ view, chance }) => {
    const own = valuesById(view.systems).filter((system) => system.own !== null);
    const system = chance.pick(own);
    const design = chance.pick([...view.empire.unlocked, ...keysById(view.designs)]);
    const source = chance.pick(WORK_SOURCES);
    if (system === null || design === null || source === null) return [];
    const pay = chance.percent(30) ? chance.upTo(6) : null;
    const names = chance.percent(30) ? [`Nova ${String(chance.upTo(99))}`] : [];
    const count = chance.upTo(2);
    return [{ kind: 'BuildUnits', design, count, system: system.id, source, names, pay }];
  },
  FundWork: ({ view, chance }) => {
    const work = chance.pick(valuesById(view.works));
    return work === null ? [] : [{ kind: 'FundWork', work: work.id, pay: chance.upTo(6) }];
  },
  CancelWork: ({ view, chance }) => {
    const work = chance.percent(10) ? chance.pick(valuesById(view.works)) : null;
    return work === null ? [] : [{ kind: 'CancelWork', work: work.id }];
  },
  FormFleet: (thought) => {
    const units = unitsTogether(thought).filter(() => thought.chance.percent(40));
    const at = thought.chance.pick(REORGANISE_AT);
    if (units.length === 0 || at === null) return [];
    const name = `Squadron ${String(thought.chance.upTo(99))}`;
    return [{ kind: 'FormFleet', name, units: units.map((unit) => unit.id), at }];
  },
  AssignUnits: (thought) => {
    const units = unitsTogether(thought).filter(() => thought.chance.percent(30));
    const fleet = thought.chance.pick(keysById(thought.view.fleets));
    const at = thought.chance.pick(REORGANISE_AT);
    if (units.length === 0 || fleet === null || at === null) return [];
    const to = { kind: 'fleet', fleet } as const;
    return [{ kind: 'AssignUnits', units: units.map((unit) => unit.id), to, at }];
  },
  MoveFleet: (thought) =>
    valuesById(thought.view.fleets)
      .filter(() => thought.chance.percent(60))
      .map((fleet) => ({
        kind: 'MoveFleet' as const,
        fleet: fleet.id,
        path: randomPath(thought, fleet),
      }))
      .filter((order) => order.path.length > 0),
  SetStanding: ({ view, chance }) => {
    if (!chance.percent(20)) return [];
    const engage = chance.pick(ENGAGEMENTS) ?? 'enemies';
    const scenario = chance.pick(SCENARIO_WISHES) ?? 'best';
    const refuseBelow = chance.upTo(100);
    const disengageBelow = chance.upTo(100);
    const direct = DIRECT_TARGETS.filter(() => chance.percent(50));
    const fleet = chance.percent(50) ? chance.pick(keysById(view.fleets)) : null;
    const standing = { engage, scenario, refuseBelow, disengageBelow, direct };
    return [{ kind: 'SetStanding', fleet, standing }];
  },
};

/** One round of thoughts: proposals of every kind, in the order in which orders are carried out. */
export function proposeOrders(thought: Thought, kinds: readonly OrderKind[]): readonly Order[] {
  return kinds.flatMap((kind): readonly Order[] => PROPOSALS[kind](thought));
}
