import { stateTable } from '#store/schema/state-table';

export const knownSystemTable = stateTable<'knownSystems'>({
  table: 'knownSystems',
  key: 'id',
  columns: {
    id: 'plain',
    viewer: 'plain',
    system: 'plain',
    name: 'plain',
    hex: 'json',
    located: 'json',
    visited: 'json',
    reported: 'json',
    surveyed: 'plain',
  },
});
