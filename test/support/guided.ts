import type { Guide } from '#model/campaign/guide';
import { scenarioText } from './desk.ts';

/** Parts of a guide that only the Loran may read. */
const LORAN = { situation: 'The queen is old.', objective: 'Hide the brood at Epsilon Indi.' };

/** A guide of First Contact with two lessons, and something for each empire alone. */
export function guideOf(
  loran: Readonly<{ situation: string; objective: string }> = LORAN,
): Partial<Guide> {
  const lesson = (turn: number, title: string, line: string) => ({
    turn,
    title,
    steps: [`Step of ${title}.`],
    orders: [
      { empire: 'human', lines: [line] },
      { empire: 'loran', lines: [`# ${loran.situation}`, 'invest 1'] },
    ],
  });
  return {
    ...{ kind: 'lesson', level: 'beginner', turns: 6, teaches: ['Ships'] },
    situation: ['The two have been at war for a year.'],
    objectives: [{ text: 'Hold Wolf 359.', names: ['Wolf 359'] }],
    sides: [
      {
        ...{ empire: 'human', situation: ['Earth is tired.'] },
        objectives: [{ text: 'Keep Sol.', names: ['Sol'] }],
      },
      {
        ...{ empire: 'loran', situation: [loran.situation] },
        objectives: [{ text: loran.objective, names: ['Epsilon Indi'] }],
      },
    ],
    lessons: [lesson(1, 'Spending', 'invest 2'), lesson(2, 'Fleets', 'tech: 3 EP')],
    commentary: ['The Loran usually win.'],
  } as unknown as Partial<Guide>;
}

/** First Contact with a guide. */
export function guidedText(guide: Partial<Guide> = guideOf()): string {
  return JSON.stringify({ ...(JSON.parse(scenarioText()) as object), guide });
}
