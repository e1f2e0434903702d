import ts from 'typescript';

const ID = /\b[A-Z]{1,4}-\d+\b/g;
const SUITES = new Set(['describe']);
const TESTS = new Set(['test', 'it']);

/** The rules that a title names: those before its first colon. */
const idsOfTitle = (title) => (title.split(':', 1)[0] ?? '').match(ID) ?? [];

/** The text of a string, a template or strings joined by `+`; what is computed is left out. */
function textOf(node) {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => literal.text).join('');
  }
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
  return ts.isParenthesizedExpression(node) ? textOf(node.expression) : '';
}

/** `test` of `test(…)`, `test.skipIf(x)(…)` and `test.each(table)(…)`, with the table of the last. */
function calleeOf(call) {
  let [at, table] = [call.expression, undefined];
  while (!ts.isIdentifier(at)) {
    if (ts.isCallExpression(at)) table ??= at.arguments[0];
    if (!ts.isCallExpression(at) && !ts.isPropertyAccessExpression(at)) return null;
    at = at.expression;
  }
  return { name: at.text, table };
}

/** What the constants of a file are, so that a table may have a name. */
function constantsOf(source) {
  const constants = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return constants;
}

/** The rules that the rows of a table name at the beginning of a string, as a title does. */
function idsOfRows(table, constants) {
  const ids = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) && /^[A-Z]{1,4}-\d+[^:]*:/u.test(node.text)) {
      ids.push(...idsOfTitle(node.text));
    }
    ts.forEachChild(node, visit);
  };
  if (table !== undefined)
    visit(ts.isIdentifier(table) ? (constants.get(table.text) ?? table) : table);
  return ids;
}

/** `cite: 'ECO-3'` and `cite: cite('ECO-3')` in the row of a table. */
function idOfRow(node) {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'cite') return [];
  const { initializer } = node;
  const text = textOf(ts.isCallExpression(initializer) ? initializer.arguments[0] : initializer);
  return text.match(/^[A-Z]{1,4}-\d+$/u) ?? [];
}

/**
 * The tests of a file that name rules: in their own title, in the title of a suite around them, or in their table.
 * One entry for each test and rule: `{ id, name, line }`.
 */
export function ruleTestsIn(text) {
  const source = ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(source);
  const found = [];
  const note = (node, name, ids) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const id of new Set(ids)) found.push({ id, name, line });
  };
  const visit = (node, around) => {
    let inside = around;
    if (ts.isCallExpression(node)) {
      const callee = calleeOf(node);
      const title = textOf(node.arguments[0]);
      const isNamed = callee !== null && title !== '' && node.arguments.length > 1;
      if (isNamed && (SUITES.has(callee.name) || TESTS.has(callee.name))) {
        const own = [...idsOfTitle(title), ...idsOfRows(callee.table, constants)];
        if (SUITES.has(callee.name)) inside = [...around, ...own];
        else note(node, title, [...around, ...own]);
      }
    }
    note(node, 'cite', idOfRow(node));
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, []);
  return found;
}
