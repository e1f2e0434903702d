import { stateTable } from '#store/schema/state-table';

export const knownDesignTable = stateTable<'knownDesigns'>({
  table: 'knownDesigns',
  key: 'id',
  columns: {
    id: 'plain',
    viewer: 'plain',
    design: 'plain',
    level: 'plain',
    known: 'json',
  },
});
