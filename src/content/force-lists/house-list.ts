import { brandAs } from '#kernel/brand/brand';
import type { ForceListId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { ForceList } from '#model/forces/force-list';
import type { ContentIssue } from '#content/issue';
import { readBySchema } from '#content/schema-words';
import type { DesignRemark, DesignRules } from './design-rules.ts';
import { type HouseList, houseUnitSchema, houseUnitsSchema } from './house-list-schema.ts';
import { isPublishedList } from './list-headings.ts';
import { withServiceDates } from './with-service-dates.ts';
import { readHouseUnit, type ReadUnit } from './read-house-unit.ts';

/** A force list of a group's own. */
export type HouseForceList = Readonly<{
  list: ForceList;
  designs: readonly UnitDesign[];
  /** Advice for its designer; none of it forbids the list. */
  advice: readonly DesignRemark[];
}>;

/** A house list that is well formed, with everything that the unit design rules forbid in it. @rule U-9 */
export function houseListOf(
  file: Pick<HouseList, 'id' | 'name' | 'units'>,
  rules: DesignRules,
): Readonly<{ house: HouseForceList; issues: readonly ContentIssue[] }> {
  const id = brandAs<ForceListId>(file.id);
  const read = file.units.map((unit, index) => readHouseUnit(unit, index, { list: id, rules }));
  const designs = withServiceDates(read.map(({ design }) => design));
  const list = { id, name: file.name, universal: false, designs: designs.map((one) => one.id) };
  return {
    house: { list, designs, advice: read.flatMap((one) => one.advice) },
    issues: [...idIssues(file.id), ...issuesOfUnits(read)],
  };
}

/** What the rules forbid in the units that are well formed, of a list that is not. @rule U-9 */
export function issuesOfSoundUnits(json: unknown, rules: DesignRules): readonly ContentIssue[] {
  const file = readBySchema(houseUnitsSchema, json);
  if (!file.success) return [];
  const list = brandAs<ForceListId>('unread');
  const read = file.data.units.flatMap((one, index) => {
    const unit = readBySchema(houseUnitSchema, one);
    return unit.success ? [readHouseUnit(unit.data, index, { list, rules })] : [];
  });
  return issuesOfUnits(read);
}

function idIssues(id: string): readonly ContentIssue[] {
  if (!isPublishedList(id)) return [];
  const text = `“${id}” is the id of a published list. Choose another id.`;
  return [{ path: 'id', code: 'TWICE', text }];
}

const issuesOfUnits = (read: readonly ReadUnit[]): readonly ContentIssue[] => [
  ...read.flatMap(({ issues }) => issues),
  ...nameIssues(read),
];

/** Ids are made of names, so that names must differ in their letters and digits. */
export function nameIssues(
  read: readonly Pick<ReadUnit, 'path' | 'design'>[],
): readonly ContentIssue[] {
  const seen = new Map<string, string>();
  return read.flatMap(({ path, design: { id, name } }): readonly ContentIssue[] => {
    const place = `${path}.name`;
    if (id.endsWith('.')) {
      return [
        {
          path: place,
          code: 'VALUE',
          text: `“${name}” has no letter from a to z and no digit. Add one.`,
        },
      ];
    }
    const first = seen.get(id);
    if (first === undefined) seen.set(id, path);
    if (first === undefined) return [];
    const text = `“${name}” is too similar to the name of ${first}. Choose another name.`;
    return [{ path: place, code: 'TWICE', text }];
  });
}
