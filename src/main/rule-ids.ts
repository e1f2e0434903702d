import { projectText } from './project-file.ts';

const RULE = /\*\*([A-Z]{1,4}-\d+)\b/g;

/** The ids of the rules as they are played here. */
export function ruleIds(): readonly string[] {
  const text = projectText('docs/rules/vbam-galaxies.md');
  return [...new Set([...text.matchAll(RULE)].flatMap(([, id]) => id ?? []))];
}
