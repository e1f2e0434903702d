/**
 * Texts that pages choose are in the table of their room, `texts.ts`, or in a file `…-words.ts` that holds nothing else. A text begins with a
 * capital or ends as a sentence, and has two words or more; a label of one word may stay where it is used.
 *
 * With the option `rows` a table of the module itself may hold its texts, as each form does in its rows. What a function chooses is in `TEXTS`,
 * at the top of the file.
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

const isFunction = ({ type }) => /^(ArrowFunction|Function)/.test(type);

/** Whether `TEXTS`, a constant of the module, holds a node. */
const isOfTexts = ({ type, id, parent }) =>
  type === 'VariableDeclarator' &&
  id.name === 'TEXTS' &&
  /^(Program|ExportNamedDeclaration)$/.test(parent.parent.type);

/** Whether a function, other than those of `TEXTS`, holds a node. */
function isInLogic(node) {
  let isWithin = false;
  for (let at = node.parent; at; at = at.parent) {
    if (isOfTexts(at)) return false;
    isWithin ||= isFunction(at);
  }
  return isWithin;
}

/** @type {import('eslint').Rule.RuleModule} */
export const textsApart = {
  meta: {
    type: 'problem',
    schema: [{ enum: ['rows'] }],
    messages: {
      apart: 'Put this text into texts.ts of its room (docs/style.md, "Where texts are").',
      inLogic:
        'Put this text into the row that it belongs to, or into TEXTS at the top of the file (docs/style.md, "Where texts are").',
    },
  },
  create: ({ options, report }) => {
    const messageId = options[0] === 'rows' ? 'inLogic' : 'apart';
    const check = (node, text) => {
      if (!isText(text) || isForLog(node)) return;
      if (messageId === 'apart' || isInLogic(node)) report({ node, messageId });
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
