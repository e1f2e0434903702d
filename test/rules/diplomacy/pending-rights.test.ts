import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acts, PENDING_RIGHTS } from '#rules/diplomacy/pending-rights';

const NOT_YET = readFileSync('docs/rules/not-yet.md', 'utf8').split('\n');

test('DIP-10: each right that is printed nowhere is in the list of what does not act yet, and goes with its line', () => {
  const lines = Object.values(PENDING_RIGHTS).map(({ line }) => line);
  expect(lines.length).toBeGreaterThan(0);
  expect(NOT_YET).toEqual(expect.arrayContaining(lines));
});

test('DIP-10: nothing asks for landing by force while it is printed nowhere', () => {
  const files = ['engine', 'legality', 'rules']
    .flatMap((layer) =>
      readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' }).map(
        (file) => `src/${layer}/${file}`,
      ),
    )
    .filter((file) => file.endsWith('.ts') && !file.startsWith('src/rules/diplomacy/'));
  const isAsking = (file: string): boolean =>
    /\bland\b[^\n]*'force'/.test(readFileSync(file, 'utf8'));
  expect(files.filter(isAsking).length > 0).toBe(acts('land', 'force'));
  expect([acts('land', 'leave'), acts('land', 'never')]).toEqual([true, true]);
});
