import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/operate/operator.md'), 'utf8');
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|mjs)$/u.test(file))
  .map((file) => readFileSync(join(ROOT, 'src', file), 'utf8'));

test('the operator’s page has each variable that the program reads, and no other', () => {
  const read = sources.flatMap((text) =>
    [...text.matchAll(/(?:env|environment)(?:\[['"]|\.)(FARLANE_[A-Z_]+)/gu)].map(
      ([, name]) => name!,
    ),
  );
  const table = [...page.matchAll(/^\| `(FARLANE_[A-Z_]+)`/gmu)].map(([, name]) => name!);
  expect([...table].sort(compareText)).toEqual([...new Set(read)].sort(compareText));
});

test('the operator’s page names the files that stand beside it', () => {
  const files = readdirSync(join(ROOT, 'docs/operate')).filter((name) => name !== 'operator.md');
  expect(files.filter((name) => !page.includes(name))).toEqual([]);
});
