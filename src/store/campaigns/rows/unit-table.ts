import { stateTable } from '#store/schema/state-table';

export const unitTable = stateTable<'units'>({
  table: 'units',
  key: 'id',
  columns: {
    id: 'plain',
    owner: 'plain',
    design: 'plain',
    name: 'plain',
    place: 'json',
    condition: 'plain',
    status: 'plain',
    trading: 'flag',
    census: 'plain',
    outOfSupply: 'plain',
    damage: 'plain',
    ordnance: 'json',
    unconverted: 'flag',
    since: 'plain',
  },
});
