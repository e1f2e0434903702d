import { stateTable } from '#store/schema/state-table';

export const knownLaneTable = stateTable<'knownLanes'>({
  table: 'knownLanes',
  key: 'id',
  columns: {
    id: 'plain',
    viewer: 'plain',
    lane: 'plain',
    a: 'plain',
    b: 'plain',
    class: 'plain',
    known: 'json',
  },
});
