import { readdirSync, readFileSync } from 'node:fs';

const RULES = new URL('../../docs/rules/', import.meta.url);

/** The ids of all rules that docs/rules has: those in bold. */
export function rulesWritten(): ReadonlySet<string> {
  const texts = readdirSync(RULES)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(new URL(name, RULES), 'utf8'));
  const bold = texts.flatMap((text) =>
    [...text.matchAll(/\*\*([^*]+)\*\*/gu)].map(([mark]) => mark),
  );
  return new Set(bold.flatMap((mark) => mark.match(/\b[A-Z]{1,4}-\d+\b/gu) ?? []));
}
