import { stateTable } from '#store/schema/state-table';

export const encounterTable = stateTable<'encounters'>({
  table: 'encounters',
  key: 'id',
  columns: {
    id: 'plain',
    place: 'json',
    present: 'json',
    generated: 'json',
    strikers: 'json',
  },
});
