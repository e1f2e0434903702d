import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const LONG = 160;

/** Code in one line, cut if it is long. */
function short(code) {
  const line = code.replaceAll(/\s+/gu, ' ').trim();
  return line.length > LONG ? `${line.slice(0, LONG)} …` : line;
}

/** The code at a place of a file. Lines and columns count from 1. */
function codeAt(lines, { start, end }) {
  const piece = lines.slice(start.line - 1, end.line);
  piece[piece.length - 1] = piece.at(-1).slice(0, end.column - 1);
  piece[0] = piece[0].slice(start.column - 1);
  return piece.join('\n');
}

const byPlace = (a, b) =>
  (a.fileName < b.fileName ? -1 : Number(a.fileName > b.fileName)) ||
  a.location.start.line - b.location.start.line ||
  a.location.start.column - b.location.start.column;

/** The mutants that no test noticed, each with its place, the code there, and the code that could replace it. */
export function survivorsText(mutants) {
  const files = new Map();
  const linesOf = (file) => {
    if (!files.has(file)) files.set(file, readFileSync(file, 'utf8').split('\n'));
    return files.get(file);
  };
  return mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .toSorted(byPlace)
    .map((mutant) => {
      const { fileName, location, replacement, status, coveredBy } = mutant;
      const tests = status === 'NoCoverage' ? 'no test' : `${coveredBy?.length ?? 0} tests`;
      const place = `${relative('.', fileName)}:${location.start.line}`;
      const code = codeAt(linesOf(fileName), location);
      return `${place}  (${tests})\n  - ${short(code)}\n  + ${short(replacement)}\n`;
    })
    .join('\n');
}
