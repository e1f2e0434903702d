import { rowOf } from '#kernel/collections/row-of';
import { type KnownSystem, knowledgeIdOf } from '#model/campaign/knowledge';
import type { SightEvent } from '#model/events/sight-events';
import { countOneMore } from './counted.ts';
import type { Handlers } from './handler.ts';

export const applySight: Handlers<SightEvent> = {
  SystemLocated: ({ viewer, system, name, hex, turn, source }, write) => {
    const id = knowledgeIdOf(viewer, system);
    const known: KnownSystem | undefined = write.read().knownSystems[id];
    const located = known?.located ?? { turn, source };
    const { visited, reported } = known ?? { visited: null, reported: null };
    write.put('knownSystems', id, { id, viewer, system, name, hex, located, visited, reported });
  },
  SystemVisited: ({ viewer, system, facts, turn, source }, write) => {
    const id = knowledgeIdOf(viewer, system);
    const row = rowOf(write.read().knownSystems, id);
    write.put('knownSystems', id, { ...row, visited: { turn, source, facts } });
  },
  SystemReported: ({ viewer, system, facts, turn, source }, write) => {
    const id = knowledgeIdOf(viewer, system);
    const row = rowOf(write.read().knownSystems, id);
    write.put('knownSystems', id, { ...row, reported: { turn, source, facts } });
  },
  LaneCharted: ({ viewer, lane, a, b, turn, source, ...rest }, write) => {
    const id = knowledgeIdOf(viewer, lane);
    const known = { turn, source };
    write.put('knownLanes', id, { id, viewer, lane, a, b, class: rest.class, known });
  },
  ContactSighted: (event, write) => {
    const { viewer, contact, owner, subject, place, groups, turn, source, cameFrom } = event;
    if (event.isNew) countOneMore(write, viewer, 'contacts');
    write.put('contacts', contact, {
      id: contact,
      viewer,
      owner,
      subject,
      place,
      groups,
      seen: { turn, source },
      current: true,
      cameFrom,
      leftFor: null,
    });
  },
  ContactLost: (event, write) => {
    const row = rowOf(write.read().contacts, event.contact);
    write.put('contacts', event.contact, { ...row, current: false, leftFor: event.leftFor });
  },
  DesignLearned: ({ viewer, design, level, turn, source }, write) => {
    const id = knowledgeIdOf(viewer, design);
    write.put('knownDesigns', id, { id, viewer, design, level, known: { turn, source } });
  },
};
