import { empireFileSchema } from '#content/force-lists/empire-file-schema';
import { isEmpireList } from '#content/force-lists/list-headings';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import type { TitleMark } from '#report/document/document';
import { projectText } from './project-file.ts';

function readMark(list: string): TitleMark | undefined {
  if (!isEmpireList(list)) return undefined;
  const json = readJson(projectText(`docs/rules/empires/${list}.json`));
  const file = json.ok ? readBySchema(empireFileSchema, json.value).data : undefined;
  if (file === undefined) return undefined;
  const { blazon, light, paths } = file.mark;
  return { alt: blazon, color: light, paths };
}

const known = new Map<string, TitleMark | undefined>();

/** The heraldic mark of the empire that plays a published list; undefined: it is a house list. */
export function markOfList(list: string): TitleMark | undefined {
  if (!known.has(list)) known.set(list, readMark(list));
  return known.get(list);
}
