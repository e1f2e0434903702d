import { stateTable } from '#store/schema/state-table';

export const designTable = stateTable<'designs'>({
  table: 'designs',
  key: 'id',
  columns: {
    id: 'plain',
    name: 'plain',
    list: 'plain',
    kind: 'plain',
    hull: 'plain',
    civilian: 'flag',
    role: 'plain',
    era: 'plain',
    inService: 'plain',
    cost: 'plain',
    maintenance: 'json',
    dv: 'plain',
    as: 'plain',
    af: 'plain',
    cv: 'plain',
    cr: 'plain',
    cc: 'plain',
    ground: 'json',
    abilities: 'json',
  },
});
