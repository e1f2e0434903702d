import { brandAs } from '#kernel/brand/brand';
import { invariant } from '#kernel/result/invariant';
import type { EmpireId, FleetId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { HoldShare, Unit, UnitPlace } from '#model/forces/unit';
import type { ForceLists } from '#content/force-lists/force-lists';
import { type ClassLookup, classesOf } from './classes-of.ts';
import type { Scenario, ScenarioForce, ScenarioGroup, ScenarioUnits } from './scenario-schema.ts';
import { sharedHolds } from './shared-holds.ts';
import { systemFinderOf } from './system-ids.ts';

export type Forces = Readonly<{
  fleets: readonly Fleet[];
  units: readonly Unit[];
}>;

/** What is being filled while the forces are read, with how many ids each empire has. */
type Muster = Readonly<{
  fleets: Fleet[];
  units: Unit[];
  counts: Map<string, Readonly<{ units: number; fleets: number }>>;
  classes: ClassLookup;
}>;

/** Fleets and units, numbered per empire in the order of the file; flights follow their carrier. */
export function forcesOfScenario(scenario: Scenario, forceLists: ForceLists): Forces {
  const systemOf = systemFinderOf(scenario);
  const classes = new Map(
    scenario.empires.map(({ key, forceList }) => [key, classesOf(forceList, forceLists)]),
  );
  const fleets: Fleet[] = [];
  const units: Unit[] = [];
  const counts: Muster['counts'] = new Map();
  for (const force of scenario.forces) {
    const lookup = classes.get(force.owner);
    invariant(lookup !== undefined, 'SCENARIO_OWNER', force.owner);
    const muster: Muster = { fleets, units, counts, classes: lookup };
    const system = systemOf(force.at);
    const place: UnitPlace =
      force.fleet === null
        ? { kind: 'system', system }
        : { kind: 'fleet', fleet: addFleet(muster, force, { kind: 'system', system }) };
    for (const group of force.units) addUnits(muster, force.owner, group, place);
  }
  const isConverting = scenario.settings.alienConversion === 'on';
  return {
    fleets,
    units: isConverting ? units : units.map((unit) => ({ ...unit, unconverted: false })),
  };
}

function addFleet(muster: Muster, force: ScenarioForce, place: Fleet['place']): FleetId {
  const id = brandAs<FleetId>(`${force.owner}.f${nextOf(muster, force.owner, 'fleets')}`);
  muster.fleets.push({
    id,
    owner: brandAs<EmpireId>(force.owner),
    name: force.fleet ?? '',
    place,
    lastMoved: 0,
    standing: {},
    withdrawing: null,
    route: null,
  });
  return id;
}

function addUnits(muster: Muster, owner: string, group: ScenarioUnits, place: UnitPlace): void {
  const named = group.aboard.map((flights) => ({ flights, used: 0 }));
  const carriers: UnitId[] = [];
  for (let index = 0; index < group.count; index += 1) {
    const name = group.names[index] ?? '';
    const carrier = addUnit(muster, owner, { group, name, place, trading: group.trading });
    carriers.push(carrier);
    for (const aboard of named) {
      for (let flight = 0; flight < aboard.flights.count; flight += 1) {
        const flightName = aboard.flights.names[aboard.used] ?? '';
        aboard.used += 1;
        addUnit(muster, owner, {
          group: aboard.flights,
          name: flightName,
          place: { kind: 'aboard', carrier },
          trading: false,
        });
      }
    }
  }
  addShared(muster, owner, group, carriers);
}

/** What the units of a group carry together. @rule MOV-7 */
function addShared(
  muster: Muster,
  owner: string,
  units: ScenarioUnits,
  carriers: readonly UnitId[],
): void {
  if (units.together.length === 0) return;
  const named = new Map<ScenarioGroup, number>();
  for (const { group, parts } of sharedHolds(units, classOf(muster, units.class), muster.classes)) {
    const place = placeAmong(carriers, parts ?? []);
    const used = named.get(group) ?? 0;
    named.set(group, used + 1);
    addUnit(muster, owner, { group, name: group.names[used] ?? '', place, trading: false });
  }
}

/** Aboard the first that takes a part, with the parts of the others. */
function placeAmong(carriers: readonly UnitId[], parts: readonly number[]): UnitPlace {
  const [first, ...shares] = carriers.flatMap((carrier, index): readonly HoldShare[] => {
    const size = parts[index] ?? 0;
    return size > 0 ? [{ carrier, size }] : [];
  });
  invariant(first !== undefined, 'SCENARIO_SHARED', carriers.join(' '));
  const { carrier } = first;
  return { kind: 'aboard', carrier, ...(shares.length === 0 ? {} : { shares }) };
}

type NewUnit = Readonly<{
  group: ScenarioGroup;
  name: string;
  place: UnitPlace;
  trading: boolean;
}>;

function addUnit(muster: Muster, owner: string, unit: NewUnit): UnitId {
  const { group, name, place, trading } = unit;
  const id = brandAs<UnitId>(`${owner}.u${nextOf(muster, owner, 'units')}`);
  muster.units.push({
    id,
    owner: brandAs<EmpireId>(owner),
    design: classOf(muster, group.class).id,
    name,
    place,
    condition: group.condition,
    status: group.status,
    trading,
    census: 0,
    outOfSupply: 0,
    damage: group.damage,
    ordnance: group.ordnance,
    unconverted: group.unconverted,
    since: 0,
  });
  return id;
}

function classOf({ classes }: Muster, name: string): UnitDesign {
  const design = classes.find(name);
  invariant(design !== undefined, 'SCENARIO_CLASS', name);
  return design;
}

function nextOf({ counts }: Muster, owner: string, kind: 'units' | 'fleets'): number {
  const before = counts.get(owner) ?? { units: 0, fleets: 0 };
  const after = { ...before, [kind]: before[kind] + 1 };
  counts.set(owner, after);
  return after[kind];
}
