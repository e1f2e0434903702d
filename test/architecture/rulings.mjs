/**
 * Writes docs/rules/rulings.md: every ruling of the source, under the rule it belongs to.
 *
 *     node test/architecture/rulings.mjs    prints it
 *     npm run rulings                       writes it
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const RULINGS_FILE = `${root}/docs/rules/rulings.md`;

const sources = () =>
  readdirSync(`${root}/src`, { recursive: true })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'))
    .sort();

const plain = (comment) =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join(' ')
    .replace(/\s+/g, ' ');

/** The rulings of one comment: those after a rule belong to it, else to the first rule of the comment or file. */
function rulingsOf(comment, fallback) {
  const text = plain(comment);
  const parts = text.split(/(?=@rule\b|@ruling\b)/);
  const first = /@rule ([A-Z]{1,4}-\d+)/.exec(text)?.[1] ?? fallback;
  return parts
    .filter((part) => part.startsWith('@ruling'))
    .map((part) => part.replace('@ruling', '').trim())
    .map((part) => {
      const [, named, rest] = /^([A-Z]{1,4}-\d+) (.*)$/.exec(part) ?? [];
      return { rule: named ?? first, text: rest ?? part };
    });
}

/** Every ruling of the source: `{ rule, text, file }`. */
export function rulings() {
  return sources().flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    const fallback = /@rule ([A-Z]{1,4}-\d+)|cite\('([A-Z]{1,4}-\d+)'\)/.exec(text);
    const rule = fallback?.[1] ?? fallback?.[2] ?? '';
    const comments = text.match(/\/\*\*[\s\S]*?\*\//g) ?? [];
    return comments.flatMap((comment) =>
      rulingsOf(comment, rule).map((ruling) => ({ ...ruling, file })),
    );
  });
}

/** The text of docs/rules/rulings.md. */
export function rulingsText() {
  const found = rulings();
  const ids = [...new Set(found.map(({ rule }) => rule))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const lines = ids.flatMap((id) =>
    found
      .filter(({ rule }) => rule === id)
      .map(({ text, file }, at) => `- **${id}**.${at + 1} ${text} (\`${file}\`)`),
  );
  return [
    '# Rulings',
    '',
    'Where the rules are silent, this is how Farlane plays them. Collected from the source by',
    '`npm run rulings`; a test compares.',
    '',
    ...lines,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) writeFileSync(RULINGS_FILE, rulingsText());
  else console.log(rulingsText());
}
