import { readdirSync } from 'node:fs';
import type { TextFiles } from '#app/ports/text-files';
import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import { projectPath, projectText } from './project-file.ts';

/** Offered before all others: to learn the desk with. */
const FIRST_SCENARIO = 'first-contact';

function scenarioNames(): readonly string[] {
  const names = readdirSync(projectPath('scenarios'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const isLater = (name: string): number => Number(name !== FIRST_SCENARIO);
  return sortBy(names, (a, b) => isLater(a) - isLater(b), compareText);
}

/** The scenarios that come with the program. */
export const scenarioTexts: TextFiles = {
  names: () => Promise.resolve(scenarioNames()),
  read: (name) => {
    const isKnown = scenarioNames().includes(name);
    const text = isKnown ? projectText(`scenarios/${name}/scenario.json`) : undefined;
    return Promise.resolve(text);
  },
};
