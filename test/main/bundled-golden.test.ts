import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { PROGRAM } from '../../src/main/bundle.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MINUTES = 3;

test(
  'what is bundled plays the golden turns byte for byte as the sources do',
  async () => {
    // As deep as a build: the program finds its files from where it is.
    const outdir = join(ROOT, 'build', '.golden');
    onTestFinished(() => rmSync(outdir, { recursive: true, force: true }));
    await build({ ...PROGRAM, outdir, entryPoints: [join(ROOT, 'test/golden/accept.ts')] });
    const { status, stdout } = spawnSync(process.execPath, [join(outdir, 'accept.mjs')], {
      encoding: 'utf8',
    });
    expect(stdout.trim().split('\n')).toEqual(
      ['first-contact', 'dark-stars', 'long-peace', 'iron-ring', 'five-crowns'].map(
        (folder) => `All golden files of ${folder} are as they were accepted.`,
      ),
    );
    expect(status).toBe(0);
  },
  MINUTES * 60_000,
);
