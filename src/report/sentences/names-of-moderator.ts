import type { ModeratorView } from '#fog/views/empire-view';
import type { Names } from './names.ts';
import { tableNames } from './table-names.ts';

/** The moderator's names for things. Contacts are names for players, so there are none here. */
export const namesOfModerator = (view: ModeratorView): Names =>
  tableNames({
    reader: null,
    empire: (id) => view.empires[id],
    system: (id) => view.systems[id],
    lane: (id) => view.lanes[id],
    fleet: (id) => view.fleets[id],
    unit: (id) => view.units[id],
    work: (id) => view.works[id],
    contact: () => undefined,
    design: (id) => view.designs[id],
  });
