import type { OptionId } from '#model/campaign/ids';
import type { Json } from '#kernel/result/json';
import type { Cells, StateTable } from '#store/schema/state-table';

const keyOf = (cells: Cells): OptionId => cells['id'] as OptionId;

/** Private state of optional rules is any JSON, so it has one column for all of it. */
export const optionStateTable: StateTable<'optionState'> = {
  table: 'optionState',
  columns: ['id', 'value'],
  encode: (key, row) => [key, JSON.stringify(row)],
  decode: (cells) => JSON.parse(String(cells['value'])) as Json,
  keyOf,
};
