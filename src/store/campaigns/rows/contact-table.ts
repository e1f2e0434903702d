import { stateTable } from '#store/schema/state-table';

export const contactTable = stateTable<'contacts'>({
  table: 'contacts',
  key: 'id',
  columns: {
    id: 'plain',
    viewer: 'plain',
    owner: 'plain',
    subject: 'json',
    place: 'json',
    groups: 'json',
    seen: 'json',
    ships: 'json',
    told: 'plain',
    current: 'flag',
    cameFrom: 'plain',
    leftFor: 'plain',
  },
});
