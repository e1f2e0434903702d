import { stateTable } from '#store/schema/state-table';

export const forceListTable = stateTable<'forceLists'>({
  table: 'forceLists',
  key: 'id',
  columns: {
    id: 'plain',
    name: 'plain',
    universal: 'flag',
    designs: 'json',
  },
});
