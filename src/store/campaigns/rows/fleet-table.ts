import { stateTable } from '#store/schema/state-table';

export const fleetTable = stateTable<'fleets'>({
  table: 'fleets',
  key: 'id',
  columns: {
    id: 'plain',
    owner: 'plain',
    name: 'plain',
    place: 'json',
    lastMoved: 'plain',
    standing: 'json',
    withdrawing: 'json',
    route: 'json',
  },
});
