import { stateTable } from '#store/schema/state-table';

export const countersTable = stateTable<'counters'>({
  table: 'counters',
  key: 'empire',
  columns: {
    empire: 'plain',
    units: 'plain',
    fleets: 'plain',
    works: 'plain',
    contacts: 'plain',
  },
});
