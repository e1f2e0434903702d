/**
 * Index of the rules: which functions carry a rule, which tests name it.
 *
 *     node test/architecture/rule-index.mjs            the whole index
 *     node test/architecture/rule-index.mjs ECO-3      one rule
 *     node test/architecture/rule-index.mjs --check    fails where a rule is cited that docs/rules does not define
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ruleTestsIn } from './rule-tests-in.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ID = /\b[A-Z]{1,4}-\d+\b/g;

function filesBelow(folder, ending) {
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder), { recursive: true });
  return names
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

const textOf = (file) => readFileSync(join(root, file), 'utf8');
const idsIn = (text) => text.match(ID) ?? [];

/** Every id in bold in docs/rules is a rule. */
export function definedRules() {
  const texts = filesBelow('docs/rules', /\.md$/).map(textOf);
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, bold]) => idsIn(bold)),
    ),
  );
}

const DECLARATION = /^(?:export )?(?:async )?(?:function\*?|const|type|class) (\w+)/;

/** The name declared at a line or first after it (`step` 1, for a comment), or last before it (`step` -1, for a call). */
function declaredNear(lines, start, step) {
  for (let at = start; at >= 0 && at < lines.length; at += step) {
    const name = DECLARATION.exec(lines[at])?.[1];
    if (name !== undefined) return name;
  }
  return '(file)';
}

function citationsOfLine(lines, at) {
  const line = lines[at];
  const tag = /@rule\b(.*)/.exec(line);
  const calls = [...line.matchAll(/\bcite\(\s*(['"`])(.*?)\1/g)].map(([, , id]) => id);
  const tagged = tag === null ? [] : idsIn(tag[1]);
  const broken = tag !== null && tagged.length === 0 ? [`@rule${tag[1]}`] : [];
  return [
    ...[...tagged, ...broken].map((id) => ({ id, name: declaredNear(lines, at, 1) })),
    ...calls.map((id) => ({ id, name: declaredNear(lines, at, -1) })),
  ];
}

/** Each `@rule X-n` and `cite('X-n')` of src: `{ id, name, file, line }`. */
export function citations() {
  return filesBelow('src', /\.ts$/).flatMap((file) => {
    const lines = textOf(file).split('\n');
    return lines.flatMap((_, at) =>
      citationsOfLine(lines, at).map((found) => ({ ...found, file, line: at + 1 })),
    );
  });
}

/** Each test that names rules, in its title, in a suite around it or in a table row: `{ id, name, file, line }`. */
export function ruleTests() {
  return filesBelow('test', /\.(test|test-prop|test-d|suite)\.ts$/).flatMap((file) =>
    ruleTestsIn(textOf(file)).map((found) => ({ ...found, file })),
  );
}

/** The citations of src and test titles that lead nowhere, one readable line each. */
export function unknownCitations() {
  const known = definedRules();
  return [...citations(), ...ruleTests()]
    .filter(({ id }) => !known.has(id))
    .map(({ id, file, line }) => `${file}:${line} cites ${id}, which docs/rules does not define`);
}

function byRule(found) {
  const index = new Map();
  for (const entry of found) index.set(entry.id, [...(index.get(entry.id) ?? []), entry]);
  return index;
}

function printIndex(wanted) {
  const [inSrc, inTests] = [byRule(citations()), byRule(ruleTests())];
  const ids = [...definedRules()].filter((id) => wanted === undefined || id === wanted);
  ids.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  for (const id of ids) {
    const functions = [
      ...new Set((inSrc.get(id) ?? []).map(({ name, file }) => `${name} (${file})`)),
    ];
    const tests = [...new Set((inTests.get(id) ?? []).map(({ file, line }) => `${file}:${line}`))];
    console.log(
      `${id}\n    functions: ${functions.join(', ') || '—'}\n    tests:     ${tests.join(', ') || '—'}`,
    );
  }
  const count = (index) => ids.filter((id) => index.has(id)).length;
  console.log(
    `${ids.length} rules: ${count(inSrc)} cited in src, ${count(inTests)} named by tests`,
  );
}

function check() {
  const unknown = unknownCitations();
  for (const line of unknown) console.error(line);
  console.log(
    `${citations().length} citations in src, ${ruleTests().length} in tests, ${unknown.length} unknown`,
  );
  if (unknown.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) check();
  else printIndex(process.argv[2]);
}
