import { stateTable } from '#store/schema/state-table';

export const workTable = stateTable<'works'>({
  table: 'works',
  key: 'id',
  columns: {
    id: 'plain',
    owner: 'plain',
    design: 'plain',
    name: 'plain',
    system: 'plain',
    source: 'plain',
    cost: 'plain',
    paid: 'plain',
    built: 'plain',
    begun: 'plain',
    rank: 'optional',
    share: 'json',
    ready: 'plain',
    cancelled: 'flag',
  },
});
