import { stateTable } from '#store/schema/state-table';

export const projectTable = stateTable<'projects'>({
  table: 'projects',
  key: 'id',
  columns: {
    id: 'plain',
    kind: 'plain',
    owner: 'plain',
    paid: 'plain',
    ready: 'plain',
    subject: 'json',
  },
});
