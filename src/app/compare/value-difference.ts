import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import { compareText } from '#kernel/result/compare-text';
import { isSameData } from '#kernel/result/is-same-data';
import type { Json } from '#kernel/result/json';

/** A value that differs, with its path within a row. A value that did not exist before, or no longer does, is left out. */
export type ValueDifference = Readonly<{ path: string; before?: Json; after?: Json }>;

type Fields = Readonly<Record<string, Json>>;

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The differences between two values, field by field. A list counts as one value. */
export function valueDifference(
  before: Json | undefined,
  after: Json | undefined,
  path = '',
): readonly ValueDifference[] {
  if (isSameData(before, after)) return [];
  if (isFields(before) && isFields(after)) {
    const fields = unique([...Object.keys(before), ...Object.keys(after)]);
    return sortBy(fields, compareText).flatMap((field) =>
      valueDifference(before[field], after[field], path === '' ? field : `${path}.${field}`),
    );
  }
  return [
    {
      path,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    },
  ];
}
