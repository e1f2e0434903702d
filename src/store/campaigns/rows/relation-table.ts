import { stateTable } from '#store/schema/state-table';

export const relationTable = stateTable<'relations'>({
  table: 'relations',
  key: 'id',
  columns: {
    id: 'plain',
    a: 'plain',
    b: 'plain',
    state: 'plain',
    openly: 'plain',
    since: 'plain',
    sustained: 'flag',
    pact: 'flag',
  },
});
