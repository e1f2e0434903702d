import { stateTable } from '#store/schema/state-table';

export const effectTable = stateTable<'effects'>({
  table: 'effects',
  key: 'id',
  columns: {
    id: 'plain',
    kind: 'plain',
    owner: 'plain',
    subject: 'json',
    amount: 'plain',
    begins: 'plain',
    ends: 'plain',
  },
});
