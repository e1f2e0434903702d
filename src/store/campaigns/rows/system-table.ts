import { stateTable } from '#store/schema/state-table';

export const systemTable = stateTable<'systems'>({
  table: 'systems',
  key: 'id',
  columns: {
    id: 'plain',
    name: 'plain',
    hex: 'json',
    importance: 'plain',
    capacity: 'plain',
    raw: 'plain',
    census: 'plain',
    morale: 'plain',
    productivity: 'plain',
    intel: 'plain',
    traits: 'json',
    anomalies: 'json',
    owner: 'plain',
    utilized: 'plain',
    missedGrowth: 'plain',
    blockaded: 'flag',
    native: 'json',
    offMapLanes: 'plain',
    offMapTrade: 'plain',
    found: 'flag',
    specialisation: 'json',
  },
});
