/**
 * Texts that pages choose stand in the table of their room, `texts.ts`, or in a file `…-words.ts` that holds nothing else. A text begins with a
 * capital or ends as a sentence, and has two words or more; a label of one word may stay where it is used.
 */
const WORD = /\p{L}{2,}/u;
const SLOT = '\u0001';

const wordsIn = (text) => text.split(/\s+/).filter((part) => WORD.test(part.replaceAll(SLOT, '')));

function isText(text) {
  // What HTTP, calendars and style sheets say is for machines.
  if (/^\s|\s$|^[A-Z]{3,}[ :]|^\S+; \S+=/.test(text)) return false;
  const [words, parts] = [wordsIn(text).length, text.split(/\s+/).length];
  const isSentence = /[.?!]$/.test(text);
  if (/^[“(]?\p{Lu}/u.test(text)) return words >= 1 && parts >= 2;
  if (text.startsWith(SLOT)) return words >= 2 || (words >= 1 && isSentence);
  return isSentence && words >= 3;
}

/** An error is for the log. */
const isForLog = ({ parent }) =>
  parent.type === 'NewExpression' && /Error$/.test(parent.callee.name);

/** @type {import('eslint').Rule.RuleModule} */
export const textsApart = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      apart: 'Put this text into texts.ts of its room (docs/style.md, "Where texts are").',
    },
  },
  create: ({ report }) => {
    const check = (node, text) => {
      if (isText(text) && !isForLog(node)) report({ node, messageId: 'apart' });
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral: (node) => {
        check(node, node.quasis.map(({ value }) => value.cooked).join(SLOT));
      },
    };
  },
};
