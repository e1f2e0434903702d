import { readdirSync } from 'node:fs';
import type { ScenarioOrders } from '#cli/desk';
import { compareText } from '#kernel/result/compare-text';
import { projectPath, projectText } from './project-file.ts';

/** The order files that come with a scenario for a turn: `turn-01.human.txt`. */
export function scenarioOrders(scenario: string, turn: number): readonly ScenarioOrders[] {
  const folder = `scenarios/${scenario}/orders`;
  const begin = `turn-${String(turn).padStart(2, '0')}.`;
  return readdirSync(projectPath(folder))
    .filter((name) => name.startsWith(begin) && name.endsWith('.txt'))
    .sort(compareText)
    .map((name) => {
      const empire = name.slice(begin.length, -'.txt'.length);
      return { empire, text: projectText(`${folder}/${name}`) };
    });
}
