import { stateTable } from '#store/schema/state-table';

export const empireTable = stateTable<'empires'>({
  table: 'empires',
  key: 'id',
  columns: {
    id: 'plain',
    name: 'plain',
    homeworld: 'plain',
    forceList: 'plain',
    treasury: 'plain',
    gifts: 'plain',
    era: 'plain',
    techPool: 'plain',
    advancesInHand: 'plain',
    techYears: 'plain',
    unlockChance: 'plain',
    wonIn: 'plain',
    unlocked: 'json',
    schematics: 'json',
    finds: 'json',
    standing: 'json',
  },
});
