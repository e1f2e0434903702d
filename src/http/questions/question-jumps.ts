import type { Jumps } from '#http/pages/frame';
import type { QuestionsContent } from './questions-content.ts';
import { TEXTS } from './texts.ts';

type Question = QuestionsContent['questions'][number];

/** Where the first choice of a question is: in a row of its tables, or below them. */
function choicesAt({ anchor, tables }: Question): string {
  const table = tables.findIndex(({ hasChoices }) => hasChoices);
  return table < 0 ? `#${anchor}-choices` : `#${anchor}-table-${String(table)}`;
}

/** Leads past the tables to what is chosen, and to the answer; nothing is open: nowhere. */
export function questionJumps({ questions }: QuestionsContent): Jumps | undefined {
  const open = questions.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return undefined;
  const { name, choices, choicesOf, answer } = TEXTS.questionParts;
  const isAlone = open.length === 1;
  return {
    name,
    links: [
      ...open.map((question, at) => ({
        href: choicesAt(question),
        label: isAlone ? choices : choicesOf(at + 1),
      })),
      { href: '#answer', label: answer },
    ],
  };
}
