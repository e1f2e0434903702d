import type { EmpireView } from '#fog/views/empire-view';
import { keysById, valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import {
  type Assignment,
  type AssignUnits,
  type OrderKind,
  REORGANISE_AT,
} from '#model/orders/order';
import type { Renamed } from '#model/orders/rename';
import { newUnitRef } from '#model/orders/unit-ref';
import { isTowedOn } from '#rules/cargo/is-towed-on';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { Proposal, Thought } from './thought.ts';

type FleetKind = Extract<
  OrderKind,
  'FormFleet' | 'AssignUnits' | 'MoveFleet' | 'ExploreLane' | 'Rename'
>;

const kindOf = ({ view }: Thought, unit: Unit) => view.designs[unit.design]?.design.kind;

/** Units of these kinds in one of the systems, ashore, afloat, or based aboard. */
function unitsTogether(thought: Thought, ...kinds: readonly string[]): readonly Unit[] {
  const { index, chance, view } = thought;
  const system = chance.pick(keysById(view.systems));
  if (system === null) return [];
  const afloat = index.fleetsAt(system).flatMap((fleet) => index.inFleet(fleet.id));
  const here = [...afloat, ...index.atSystem(system)];
  const aboard = here.flatMap(({ id }) => index.aboard(id));
  return [...here, ...aboard].filter((unit) => kinds.includes(kindOf(thought, unit) ?? ''));
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

/** An own unit, fleet or colony. */
function renamed({ view, chance }: Thought): Renamed | null {
  const units = keysById(view.units).map((unit) => ({ kind: 'unit', unit }) as const);
  const fleets = keysById(view.fleets).map((fleet) => ({ kind: 'fleet', fleet }) as const);
  const colonies = valuesById(view.systems)
    .filter(({ own }) => own !== null)
    .map(({ id }) => ({ kind: 'colony', system: id }) as const);
  return chance.pick<Renamed>(chance.pick<readonly Renamed[]>([units, fleets, colonies]) ?? []);
}

/** Who is put where; null: nowhere. */
type Regrouping = Readonly<{ units: readonly Unit[]; to: Assignment | null }>;

/** What goes by itself goes into a fleet. */
function intoFleet(thought: Thought): Regrouping {
  const { view, chance } = thought;
  const units = unitsTogether(thought, 'ship', 'convoy').filter(() => chance.percent(30));
  const fleet = chance.pick(keysById(view.fleets));
  return { units, to: fleet === null ? null : { kind: 'fleet', fleet } };
}
/** What is based somewhere goes ashore, or aboard something else that is there. */
function rebased(thought: Thought): Regrouping {
  const { chance } = thought;
  const flights = unitsTogether(thought, 'flight', 'minefield').filter(() => chance.percent(50));
  const carrier = chance.pick(unitsTogether(thought, 'ship', 'base'));
  if (carrier === null || chance.percent(50)) return { units: flights, to: { kind: 'system' } };
  return { units: flights, to: { kind: 'aboard', carrier: carrier.id } };
}

/** What a tug has in tow is put down; else a base that is there goes behind it. */
function towed(thought: Thought, tug: Unit): Regrouping {
  const { chance, index, view } = thought;
  const isBase = (unit: Unit): boolean => kindOf(thought, unit) === 'base';
  const inTow = index.aboard(tug.id).find(isBase);
  if (inTow !== undefined) return { units: [inTow], to: { kind: 'system' } };
  const system = systemOfUnit(tug, view);
  const base = system === null ? null : chance.pick(index.atSystem(system).filter(isBase));
  return { units: base === null ? [] : [base], to: { kind: 'aboard', carrier: tug.id } };
}

/** Ships that could tow a base. */
function tugsOf({ view }: Thought): readonly Unit[] {
  if (view.rules.towBases === 'off') return [];
  return valuesById(view.units).filter(({ design }) => {
    const known = view.designs[design];
    return known?.known === 'stats' && isTowedOn(known.design, { kind: 'base' });
  });
}

function regrouping(thought: Thought): Regrouping {
  const { chance } = thought;
  const tugs = tugsOf(thought);
  const tug = tugs.length > 0 && chance.percent(40) ? chance.pick(tugs) : null;
  if (tug !== null) return towed(thought, tug);
  return chance.percent(60) ? intoFleet(thought) : rebased(thought);
}

/** Something that is under construction and has a name goes where others of its sort are. @rule CON-11 */
function newcomer(thought: Thought): readonly AssignUnits[] {
  const { chance, view } = thought;
  const named = valuesById(view.works).filter(({ name }) => name !== '');
  const work = named.length > 0 && chance.percent(40) ? chance.pick(named) : null;
  if (work === null) return [];
  const kind = view.designs[work.design]?.design.kind;
  const fleet = chance.pick(keysById(view.fleets));
  const carrier = chance.pick(keysById(view.units));
  if (fleet === null || carrier === null) return [];
  const to: Assignment =
    kind === 'ship' || kind === 'convoy' ? { kind: 'fleet', fleet } : { kind: 'aboard', carrier };
  return [{ kind: 'AssignUnits', units: [newUnitRef(work.name)], to, at: 'construction' }];
}

/** What might be ordered of fleets and their units. */
export const FLEET_PROPOSALS: { readonly [K in FleetKind]: Proposal<K> } = {
  FormFleet: (thought) => {
    const { chance } = thought;
    const units = unitsTogether(thought, 'ship', 'convoy').filter(() => chance.percent(40));
    const at = chance.pick(REORGANISE_AT);
    if (units.length === 0 || at === null) return [];
    const name = `Squadron ${String(chance.upTo(99))}`;
    return [{ kind: 'FormFleet', name, units: units.map((unit) => unit.id), at }];
  },
  AssignUnits: (thought) => {
    const { units, to } = regrouping(thought);
    const at = thought.chance.pick(REORGANISE_AT);
    const fresh = newcomer(thought);
    if (units.length === 0 || to === null || at === null) return fresh;
    return [{ kind: 'AssignUnits', units: units.map((unit) => unit.id), to, at }, ...fresh];
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
  ExploreLane: ({ view, chance }) =>
    valuesById(view.fleets)
      .filter(() => chance.percent(50))
      .map(({ id, place }) => {
        const ends = place.kind === 'system' ? neighboursOf(view, place.system) : [];
        const toward = chance.percent(50) ? chance.pick(ends) : null;
        return { kind: 'ExploreLane', fleet: id, toward } as const;
      }),
  Rename: (thought) => {
    const { chance, view } = thought;
    const of = chance.percent(5) ? renamed(thought) : null;
    const name = `Name ${String(view.turn)}-${String(chance.upTo(99))}`;
    return of === null ? [] : [{ kind: 'Rename', of, name }];
  },
};
