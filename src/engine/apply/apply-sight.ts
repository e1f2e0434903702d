import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import {
  type Contact,
  type KnownSystem,
  type Origin,
  knowledgeIdOf,
} from '#model/campaign/knowledge';
import type { SightEvent } from '#model/events/sight-events';
import { compareText } from '#kernel/result/compare-text';
import { countOneMore } from './counted.ts';
import type { Handlers } from './handler.ts';

const originOf = ({ source, by }: Origin): Origin =>
  by === undefined ? { source } : { source, by };

const flightsOf = (known: Contact | undefined): Pick<Contact['seen'], 'flights'> =>
  known?.seen.flights === undefined ? {} : { flights: known.seen.flights };

export const applySight: Handlers<SightEvent> = {
  SystemLocated: ({ viewer, system, name, hex, turn, ...from }, write) => {
    const id = knowledgeIdOf(viewer, system);
    const known: KnownSystem | undefined = write.read().knownSystems[id];
    const located = known?.located ?? { turn, ...originOf(from) };
    const none = { visited: null, reported: null, surveyed: 0 };
    const { visited, reported, surveyed } = known ?? none;
    const reports = known?.reports === undefined ? {} : { reports: known.reports };
    const what = { name, hex, located, visited, reported, surveyed, ...reports };
    write.put('knownSystems', id, { id, viewer, system, ...what });
  },
  SystemVisited: ({ viewer, system, facts, turn, ...from }, write) => {
    const id = knowledgeIdOf(viewer, system);
    const row = rowOf(write.read().knownSystems, id);
    write.put('knownSystems', id, { ...row, visited: { turn, ...originOf(from), facts } });
  },
  SystemReported: ({ viewer, system, facts, turn, ...from }, write) => {
    const id = knowledgeIdOf(viewer, system);
    const row = rowOf(write.read().knownSystems, id);
    write.put('knownSystems', id, { ...row, reported: { turn, ...originOf(from), facts } });
  },
  LaneCharted: ({ viewer, lane, a, b, turn, ...rest }, write) => {
    const id = knowledgeIdOf(viewer, lane);
    const known = { turn, ...originOf(rest) };
    write.put('knownLanes', id, { id, viewer, lane, a, b, class: rest.class, known });
  },
  ContactSighted: (event, write) => {
    const { viewer, contact, owner, subject, place, groups, turn, cameFrom } = event;
    if (event.isNew) countOneMore(write, viewer, 'contacts');
    const known: Contact | undefined = write.read().contacts[contact];
    write.put('contacts', contact, {
      id: contact,
      viewer,
      owner,
      subject,
      place,
      groups,
      seen: { turn, ...originOf(event), ...flightsOf(known) },
      ships: known?.ships ?? [],
      told: null,
      current: true,
      cameFrom,
      leftFor: null,
    });
  },
  ContactTold: (event, write) => {
    const { viewer, contact, owner, subject, place, groups, turn, told } = event;
    if (event.isNew) countOneMore(write, viewer, 'contacts');
    const seen = { turn, ...originOf(event) };
    const memory = { current: false, cameFrom: null, leftFor: null } as const;
    const what = { owner, subject, place, groups, ships: [] };
    write.put('contacts', contact, { id: contact, viewer, ...what, seen, told, ...memory });
  },
  ContactLost: (event, write) => {
    const { contact, leftFor, ended, left } = event;
    const row = rowOf(write.read().contacts, contact);
    const seen = ended === undefined ? row.seen : { ...row.seen, ended };
    const groups = left ?? row.groups;
    write.put('contacts', contact, { ...row, groups, seen, current: false, leftFor });
  },
  ContactNamed: ({ contact, former, ships, fallen = [], flights }, write) => {
    const row = rowOf(write.read().contacts, contact);
    const before = former === null ? undefined : rowOf(write.read().contacts, former);
    const all = new Set([...(before?.ships ?? []), ...row.ships, ...ships]);
    const known = [...all].filter((ship) => !fallen.includes(ship)).sort(compareText);
    const id = former ?? contact;
    const { turn } = write.read();
    const seen = {
      ...flightsOf(before),
      ...row.seen,
      ...(flights === undefined ? {} : { flights: { turn, groups: flights } }),
    };
    write.put('contacts', id, { ...row, id, seen, ships: known });
    if (former === null) return;
    write.remove('contacts', contact);
    for (const copy of valuesById(write.read().contacts)) {
      if (copy.told === contact) write.put('contacts', copy.id, { ...copy, told: former });
    }
  },
  DesignLearned: ({ viewer, design, level, turn, ...from }, write) => {
    const id = knowledgeIdOf(viewer, design);
    write.put('knownDesigns', id, {
      id,
      viewer,
      design,
      level,
      known: { turn, ...originOf(from) },
    });
  },
};
