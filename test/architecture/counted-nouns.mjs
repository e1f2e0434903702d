import ts from 'typescript';

/**
 * Words that are counted in texts. A number in front of one may be 1, so `counted()` writes both. A limit is a constant in capitals, and never 1.
 */
const NOUNS = [
  ...['attempts', 'backups', 'bases', 'battles', 'bytes', 'campaigns', 'changes', 'characters'],
  ...['classes', 'colonies', 'convoys', 'depots', 'designs', 'edits', 'empires', 'encounters'],
  ...['errors', 'events', 'faults', 'fields', 'files', 'fleets', 'flights', 'functions', 'hexes'],
  ...['hits', 'homeworlds', 'hours', 'jumps', 'lanes', 'levels', 'lines', 'militias', 'minefields'],
  ...['minutes', 'missions', 'mistakes', 'names', 'numbers', 'orders', 'phases', 'places'],
  ...['players', 'points', 'questions', 'rings', 'rolls', 'rounds', 'rows', 'seats', 'ships'],
  ...['systems', 'turns', 'units', 'values', 'years'],
];
const FOLLOWS = new RegExp(`^ (?:[a-z]+ )?(?:${NOUNS.join('|')})\\b`);

const WRITES_NUMBER = /^(?:String|formatNumber)$/;

/** A limit such as `MOST_ORDERS`. */
const isLimit = ({ type, name }) => type === 'Identifier' && /^[A-Z][A-Z_]+$/.test(name);

/** Reports `${points} points` and `${String(points)} points`. @type {import('eslint').Rule.RuleModule} */
export const countedNouns = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { counted: 'Write a number and its noun with counted() of #kernel/words/counted.' },
  },
  create: ({ report, sourceCode: { parserServices } }) => {
    const isNumber = (node) =>
      (parserServices.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike) !== 0;
    const numberIn = (node) =>
      node.type === 'CallExpression' && WRITES_NUMBER.test(node.callee.name)
        ? node.arguments[0]
        : node;
    return {
      TemplateLiteral({ quasis, expressions }) {
        for (const [index, node] of expressions.entries()) {
          const number = numberIn(node);
          const counts = FOLLOWS.test(quasis[index + 1].value.cooked) && isNumber(number);
          if (counts && !isLimit(number)) report({ node, messageId: 'counted' });
        }
      },
    };
  },
};
