import type { EmpireView } from '#fog/views/empire-view';
import { powersOf } from '#fog/views/leadership';
import type { SeenCombatant, SeenEvent, SeenMoment } from '#fog/views/seen-event';
import type {
  ContactId,
  DesignId,
  EmpireId,
  FleetId,
  SystemId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';
import type { Names } from './names.ts';
import { tableNames } from './table-names.ts';

type OfClass = Readonly<{ name: string; design: DesignId }>;

/** What events tell of things that the view no longer holds: units that fell, fleets that were merged. */
type Remembered = Readonly<{
  systems: Map<SystemId, Readonly<{ name: string }>>;
  fleets: Map<FleetId, Readonly<{ name: string }>>;
  units: Map<UnitId, OfClass>;
  works: Map<WorkId, OfClass>;
  contacts: Map<ContactId, Readonly<{ owner: EmpireId | null }>>;
}>;

/** The units that a step of a battle introduces. */
export function combatantsIn(moment: SeenMoment): readonly SeenCombatant[] {
  if (moment.type === 'UnitHit') return moment.first === null ? [] : [moment.first];
  if (moment.type === 'TaskForceFormed' || moment.type === 'ReinforcementsEntered') {
    return moment.entered;
  }
  return [];
}

function recallUnits(event: SeenEvent, { units }: Remembered): void {
  // Built, scrapped, scuttled, destroyed or surrendered.
  if ('unit' in event && 'design' in event && 'name' in event) {
    // What was told by an older version of what was destroyed has no name.
    if (event.name !== '' || !units.has(event.unit)) units.set(event.unit, event);
  }
  if (event.type === 'ColonyFounded') units.set(event.convoy, event);
  if (event.type !== 'BattleMoment') return;
  for (const one of combatantsIn(event.moment)) if (one.own) units.set(one.unit, one);
}

function recallWorks(event: SeenEvent, { works }: Remembered): void {
  const { type } = event;
  if (
    type === 'WorkBegun' ||
    type === 'WorkCancelled' ||
    type === 'WorkLost' ||
    type === 'UnitBuilt'
  ) {
    works.set(event.work, event);
  }
}

function recall(event: SeenEvent, known: Remembered): void {
  if (event.type === 'SystemLocated') known.systems.set(event.system, event);
  if (event.type === 'FleetFormed' || event.type === 'FleetDisbanded') {
    known.fleets.set(event.fleet, event);
  }
  recallWorks(event, known);
  if (event.type === 'ContactSighted') known.contacts.set(event.contact, event);
  recallUnits(event, known);
}

/** What the owner of a view calls things; `seen` names those that are no more. */
export function namesOfView(view: EmpireView, seen: readonly SeenEvent[] = []): Names {
  const past: Remembered = {
    systems: new Map(),
    fleets: new Map(),
    units: new Map(),
    works: new Map(),
    contacts: new Map(),
  };
  for (const event of seen) recall(event, past);
  const powers = powersOf(view);
  const power = (id: EmpireId): Readonly<{ name: string }> | undefined => {
    const name = powers.get(id);
    return name === undefined ? undefined : { name };
  };
  return tableNames({
    reader: view.empire.id,
    empire: (id) => (id === view.empire.id ? view.empire : power(id)),
    system: (id) => view.systems[id] ?? past.systems.get(id),
    lane: (id) => view.lanes[id],
    fleet: (id) => view.fleets[id] ?? past.fleets.get(id),
    unit: (id) => view.units[id] ?? past.units.get(id),
    work: (id) => view.works[id] ?? past.works.get(id),
    contact: (id) => view.contacts[id] ?? past.contacts.get(id),
    design: (id) => view.designs[id]?.design,
  });
}
