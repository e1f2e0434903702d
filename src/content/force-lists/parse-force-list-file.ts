import { brandAs } from '#kernel/brand/brand';
import { err, ok, type Result } from '#kernel/result/result';
import type { ForceListId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { ForceList } from '#model/forces/force-list';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import type { DesignRemark, DesignRules } from './design-rules.ts';
import {
  type HouseList,
  houseListSchema,
  houseUnitSchema,
  houseUnitsSchema,
} from './house-list-schema.ts';
import { LIST_HEADINGS } from './list-headings.ts';
import { withServiceDates } from './with-service-dates.ts';
import { readHouseUnit, type ReadUnit } from './read-house-unit.ts';

/** A force list of a group's own, legal by the unit design rules. */
export type HouseForceList = Readonly<{
  list: ForceList;
  designs: readonly UnitDesign[];
  /** What its designer should think over; nothing of it forbids the list. */
  advice: readonly DesignRemark[];
}>;

/**
 * A house force list from its JSON text, or everything that is wrong with it, with what the unit
 * design rules forbid. Units that are well formed are checked even when others are not. @rule U-9
 */
export function parseForceListFile(
  text: string,
  rules: DesignRules,
): Result<HouseForceList, readonly ContentIssue[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const file = houseListSchema.safeParse(json.value);
  if (file.success) return listOfFile(file.data, rules);
  return err([...issuesOf(file.error), ...issuesOfUnits(soundUnitsOf(json.value, rules))]);
}

function listOfFile(
  file: HouseList,
  rules: DesignRules,
): Result<HouseForceList, readonly ContentIssue[]> {
  const id = brandAs<ForceListId>(file.id);
  const read = file.units.map((unit, index) => readHouseUnit(unit, index, { list: id, rules }));
  const issues = [...idIssues(file.id), ...issuesOfUnits(read)];
  if (issues.length > 0) return err(issues);
  const designs = withServiceDates(read.map(({ design }) => design));
  const list = { id, name: file.name, universal: false, designs: designs.map((one) => one.id) };
  return ok({ list, designs, advice: read.flatMap((one) => one.advice) });
}

/** The units that are well formed, of a file that is not. */
function soundUnitsOf(json: unknown, rules: DesignRules): readonly ReadUnit[] {
  const file = houseUnitsSchema.safeParse(json);
  if (!file.success) return [];
  const list = brandAs<ForceListId>('unread');
  return file.data.units.flatMap((one, index) => {
    const unit = houseUnitSchema.safeParse(one);
    return unit.success ? [readHouseUnit(unit.data, index, { list, rules })] : [];
  });
}

function idIssues(id: string): readonly ContentIssue[] {
  if (!LIST_HEADINGS.some((one) => one.id === id)) return [];
  const text = `“${id}” is the id of a published list: choose another.`;
  return [{ path: 'id', code: 'TWICE', text }];
}

const issuesOfUnits = (read: readonly ReadUnit[]): readonly ContentIssue[] => [
  ...read.flatMap(({ issues }) => issues),
  ...nameIssues(read),
];

/** Ids are made of names, so that names must differ in their letters and digits. */
function nameIssues(read: readonly ReadUnit[]): readonly ContentIssue[] {
  const seen = new Map<string, string>();
  return read.flatMap(({ path, design: { id, name } }): readonly ContentIssue[] => {
    const place = `${path}.name`;
    if (id.endsWith('.')) {
      return [{ path: place, code: 'VALUE', text: `“${name}” needs a letter a to z or a digit.` }];
    }
    const first = seen.get(id);
    if (first === undefined) seen.set(id, path);
    if (first === undefined) return [];
    const text = `“${name}” is too much like the name of ${first}: choose another.`;
    return [{ path: place, code: 'TWICE', text }];
  });
}
