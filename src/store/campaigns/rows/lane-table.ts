import { stateTable } from '#store/schema/state-table';

export const laneTable = stateTable<'lanes'>({
  table: 'lanes',
  key: 'id',
  columns: {
    id: 'plain',
    a: 'plain',
    b: 'plain',
    class: 'plain',
  },
});
