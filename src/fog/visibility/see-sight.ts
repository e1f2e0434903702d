import type { RollId } from '#kernel/dice/dice';
import type { EmpireId } from '#model/campaign/ids';
import type { Witnesses } from '#model/events/fact';
import type { SightEvent } from '#model/events/sight-events';
import type { SeenEvent, SeenRoll, SeenTelling } from '#fog/views/seen-event';
import { named } from './named.ts';
import { partOf } from './part-of.ts';
import type { SeeRow, SeeRows } from './see-row.ts';
import { seenEnd, seenGroups, seenPlace, seenReport, seenVisit } from '#fog/views/seen-parts';
import { seenRolls } from './seen-rolls.ts';

type Learned = Readonly<{ viewer: EmpireId; rolls: readonly RollId[]; witnesses: Witnesses }>;
type Look = Readonly<{
  rolls: readonly SeenRoll[];
  name: (empire: EmpireId | null) => EmpireId | null;
}>;

/** A row for what one empire learns: nobody else hears even that it learned something. */
function asViewer<E extends Learned>(build: (event: E, look: Look) => SeenEvent): SeeRow<E> {
  return (event, viewer, context) => {
    if (partOf(event, viewer) !== 'owner' || event.viewer !== viewer) return [];
    const name: Look['name'] = (empire) => named(empire, viewer, context);
    return [build(event, { rolls: seenRolls(event.rolls, context), name })];
  };
}

/** Who told it, where somebody did. @rule FOG-9 */
function tellingOf(
  { by, turn }: Readonly<{ by?: EmpireId; turn: number }>,
  name: Look['name'],
): Readonly<{ told?: SeenTelling }> {
  return by === undefined ? {} : { told: { by: name(by), turn } };
}

/** @rule FOG-2 @rule FOG-3 @rule FOG-4 @rule FOG-5 @rule FOG-9 @rule FOG-12 */
export const seeSight: SeeRows<SightEvent> = {
  SystemLocated: asViewer((event, { rolls, name: nameOf }) => ({
    type: 'SystemLocated',
    cite: event.cite,
    rolls,
    system: event.system,
    name: event.name,
    ...(event.was === undefined ? {} : { was: event.was }),
    ...tellingOf(event, nameOf),
  })),
  SystemVisited: asViewer((event, { rolls, name }) => ({
    type: 'SystemVisited',
    cite: event.cite,
    rolls,
    system: event.system,
    facts: seenVisit(event.facts, name),
    source: event.source,
    ...tellingOf(event, name),
  })),
  SystemReported: asViewer(({ cite, system, facts, source }, { rolls }) => ({
    type: 'SystemReported',
    cite,
    rolls,
    system,
    facts: seenReport(facts),
    source,
  })),
  LaneCharted: asViewer((event, { rolls, name }) => ({
    type: 'LaneCharted',
    cite: event.cite,
    rolls,
    lane: event.lane,
    a: event.a,
    b: event.b,
    class: event.class,
    ...tellingOf(event, name),
  })),
  // The contact is the viewer's own name for it; the true forces behind it are left out.
  ContactSighted: asViewer((event, { rolls, name }) => ({
    type: 'ContactSighted',
    cite: event.cite,
    rolls,
    contact: event.contact,
    isNew: event.isNew,
    owner: name(event.owner),
    place: seenPlace(event.place),
    groups: seenGroups(event.groups),
    cameFrom: event.cameFrom,
  })),
  // The teller’s name for it stays behind too.
  ContactTold: asViewer((event, { rolls, name }) => ({
    type: 'ContactTold',
    cite: event.cite,
    rolls,
    contact: event.contact,
    owner: name(event.owner),
    place: seenPlace(event.place),
    groups: seenGroups(event.groups),
    told: { by: name(event.by), turn: event.turn },
  })),
  ContactLost: asViewer(({ cite, contact, place, leftFor, ended, by }, { rolls, name }) => ({
    type: 'ContactLost',
    cite,
    rolls,
    contact,
    place: seenPlace(place),
    leftFor,
    ...(ended === undefined ? {} : { ended: seenEnd(ended) }),
    ...(by === undefined ? {} : { by: name(by) }),
  })),
  ContactNamed: (event, viewer, context) => {
    const { cite, contact, former, by } = event;
    if (partOf(event, viewer) !== 'owner' || event.viewer !== viewer || former === null) return [];
    const rolls = seenRolls(event.rolls, context);
    return [{ type: 'ContactNamed', cite, rolls, contact, former, by: [...by] }];
  },
  DesignLearned: asViewer(({ cite, design, level }, { rolls }) => ({
    type: 'DesignLearned',
    cite,
    rolls,
    design,
    level,
  })),
};
