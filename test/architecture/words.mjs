/**
 * `npm run words [-- folder …]`: lists words and shapes that Farlane does not use, with what to write instead. Without folders it checks
 * all text of ours, for `npm run check`.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { BANNED, BANNED_IN_SPEECH } from './banned-words.mjs';

/** Where our own text is. */
const OURS = ['README.md', 'docs', 'scenarios', 'src', 'templates', 'migrations', 'test', 'bench'];

function* filesIn(path) {
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name));
}

/** Whether a text has a banned shape; `line`: where it begins. */
function faultsIn({ text, line, isSpoken }) {
  const shapes = isSpoken ? [...BANNED, ...BANNED_IN_SPEECH] : BANNED;
  return shapes.flatMap(({ shape, instead }) => {
    const [found] = shape.exec(text) ?? [];
    return found === undefined ? [] : [{ line, found: found.trim(), instead }];
  });
}

const plainComment = (text) => text.replace(/^\/\*\*?|\*\/$/gu, '').replace(/^\s*\* ?/gmu, ' ');

function commentsOf(source, node) {
  const ranges = [
    ...(ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []),
  ];
  return ranges.map(({ pos, end }) => ({ pos, text: plainComment(source.text.slice(pos, end)) }));
}

/** A string of several words; undefined: it is none, or nobody reads it. */
function spokenText(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `X${literal.text}`).join('');
}

/** The comments and the strings of a source. */
function textsOfSource(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const lineAt = (pos) => source.getLineAndCharacterOfPosition(pos).line + 1;
  const seen = new Set();
  const texts = [];
  const visit = (node) => {
    for (const { pos, text } of commentsOf(source, node)) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      texts.push({ text, line: lineAt(pos), isSpoken: false });
    }
    const text = spokenText(node);
    if (text?.includes(' ')) texts.push({ text, line: lineAt(node.getStart()), isSpoken: true });
    // Not only nodes: a comment before the `|` of a type belongs to that token.
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return texts;
}

const blank = (text) => text.replace(/[^\n]/gu, ' ');

/** The lines of a page or a document, without code and tags. */
function textsOfLines(file) {
  const text = readFileSync(file, 'utf8')
    .replace(/\{\{![\s\S]*?\}\}|```[\s\S]*?```|<!--[\s\S]*?-->/gu, blank)
    .replace(/\{\{[^}]*\}\}|<[^>]*>|`[^`\n]*`/gu, ' X ');
  return text.split('\n').map((line, at) => ({ text: line, line: at + 1, isSpoken: false }));
}

/** The comments of a style sheet or a program in C. */
function textsOfBlocks(file) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\/\*[\s\S]*?\*\//gu)].map(({ 0: comment, index }) => ({
    text: plainComment(comment),
    line: text.slice(0, index).split('\n').length,
    isSpoken: false,
  }));
}

function textsOf(file) {
  if (/\.(?:ts|mjs)$/u.test(file)) return textsOfSource(file);
  if (/\.(?:css|c)$/u.test(file)) return textsOfBlocks(file);
  return /\.(?:hbs|md)$/u.test(file) ? textsOfLines(file) : [];
}

/** All places in some folders or files, in words. */
function wordFaults(paths) {
  return paths.flatMap((path) =>
    [...filesIn(path)].flatMap((file) =>
      textsOf(file).flatMap((text) =>
        faultsIn(text).map(({ line, found, instead }) => {
          return `${file}:${String(line)}: “${found.slice(0, 60)}”. Write ${instead}.`;
        }),
      ),
    ),
  );
}

const asked = process.argv.slice(2);
const faults = wordFaults(asked.length > 0 ? asked : OURS);
for (const fault of faults) console.log(fault);
console.log(`${String(faults.length)} places in other words than ours`);
if (faults.length > 0) process.exitCode = 1;
