import { issuesOf } from '#content/issue';
import {
  houseUnitSchema,
  type DraftList,
  type HouseUnit,
} from '#content/force-lists/house-list-schema';
import { readBySchema } from '#content/schema-words';
import type { DesignBill } from '#rules/design/bill-of-design';
import { changeList } from './change-list.ts';
import { billedUnit } from './design-of-draft.ts';
import { type JudgedUnit, judgeList, remarkField, type UnitRemark } from './judge-list.ts';
import { emptyList } from './new-list.ts';

/** What the rules say of a class. `unit` is null if it isn’t well formed. */
export type DesignedClass = Readonly<{
  unit: HouseUnit | null;
  bill: DesignBill | null;
  faults: readonly UnitRemark[];
  advice: readonly UnitRemark[];
}>;

type Among = Readonly<{ list: DraftList; index: number | null }>;
const ALONE: Among = { list: emptyList('new-list', 'New list'), index: null };

/** Judges a class in its list: null, or the place of the class that it replaces. */
function judgedIn(unit: HouseUnit, { list, index }: Among): JudgedUnit | undefined {
  const changed = changeList(list, { kind: 'put', index, unit });
  return judgeList(changed).units.at(index ?? -1);
}

/**
 * Judges a class as somebody wrote it: everything that is wrong at once, its bill, and advice. Cost and maintenance follow from the rest.
 * @rule U-22
 */
export function designClass(json: unknown, among: Among = ALONE): DesignedClass {
  const read = readBySchema(houseUnitSchema, json);
  if (!read.success) {
    const faults = issuesOf(read.error).map(({ path, text, cite = '' }) => {
      return { field: remarkField(path), text, cite };
    });
    return { unit: null, bill: null, faults, advice: [] };
  }
  const judged = judgedIn(read.data, among);
  const unit = billedUnit(read.data);
  if (judged === undefined) return { unit, bill: null, faults: [], advice: [] };
  return { unit, bill: judged.bill, faults: judged.faults, advice: judged.advice };
}
