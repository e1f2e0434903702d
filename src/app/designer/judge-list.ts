import type { ContentIssue } from '#content/issue';
import type { DesignRemark } from '#content/force-lists/design-rules';
import { houseListOf } from '#content/force-lists/house-list';
import type { DraftList, HouseUnit } from '#content/force-lists/house-list-schema';
import type { UnitDesign } from '#model/forces/design';
import type { DesignBill } from '#rules/design/bill-of-design';
import { DESIGN_RULES } from '#rules/design/design-rules';
import { billOfDraft, designOfDraft } from './design-of-draft.ts';

/** Something to say of a unit. `field`: the entry that it is about, such as `dv`; empty: the whole unit. */
export type UnitRemark = Readonly<{ field: string; text: string; cite: string }>;

export type JudgedUnit = Readonly<{
  unit: HouseUnit;
  design: UnitDesign;
  /** Null: it can't be calculated. */
  bill: DesignBill | null;
  faults: readonly UnitRemark[];
  advice: readonly UnitRemark[];
}>;

export type JudgedList = Readonly<{
  list: DraftList;
  units: readonly JudgedUnit[];
  /** What is wrong with the list itself. */
  faults: readonly UnitRemark[];
  /** It can be played as it is. */
  isLegal: boolean;
}>;

type Placed = Pick<ContentIssue, 'path' | 'text'> & Partial<Pick<DesignRemark, 'cite'>>;

/** The field of a place in a unit: `values.dv` is `dv`, `abilities[1]` is `abilities`. */
export const remarkField = (place: string): string =>
  place.replace(/^values\./u, '').replace(/[[.].*$/u, '');

/** `units[3].values.dv` is about `dv` of unit 3. */
function placeIn(path: string): Readonly<{ index: number | null; field: string }> {
  const [, index, place = ''] = /^units\[(\d+)\]\.?(.*)$/u.exec(path) ?? [];
  if (index === undefined) return { index: null, field: path };
  return { index: Number(index), field: remarkField(place) };
}

/** Faults of a unit begin with its name, and name others by their places in the file. */
function textIn({ text }: Placed, { units }: DraftList, index: number | null): string {
  const name = index === null ? undefined : units[index]?.name;
  const own = name !== undefined && text.startsWith(`${name}: `) ? name.length + 2 : 0;
  return text
    .slice(own)
    .replaceAll(/units\[(\d+)\]/gu, (all, other: string) => units[Number(other)]?.name ?? all);
}

/** All that the design rules say of a list that somebody works on. @rule U-9 */
export function judgeList(list: DraftList): JudgedList {
  const { house, issues } = houseListOf(list, DESIGN_RULES);
  const remarkOf = (said: Placed): UnitRemark & Readonly<{ index: number | null }> => {
    const { index, field } = placeIn(said.path);
    return { index, field, text: textIn(said, list, index), cite: said.cite ?? '' };
  };
  const faults = issues.map(remarkOf);
  const advice = house.advice.map(remarkOf);
  const units = list.units.map((unit, place): JudgedUnit => {
    const own = (all: typeof faults): readonly UnitRemark[] =>
      all
        .filter(({ index }) => index === place)
        .map(({ field, text, cite }) => ({ field, text, cite }));
    return {
      unit,
      design: house.designs[place] ?? designOfDraft(unit, list.id),
      bill: billOfDraft(unit, list.id),
      faults: own(faults),
      advice: own(advice),
    };
  });
  const ofList = faults.filter(({ index }) => index === null);
  return { list, units, faults: ofList, isLegal: faults.length === 0 && units.length > 0 };
}
