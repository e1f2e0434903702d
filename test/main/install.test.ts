import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tempFolder } from '#test/support/temp-folder';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const INSTALL = "import('./src/main/install.mjs').then((it) => it.ensureInstalled({}))";

test('packages that a link leads to are somebody else’s: nothing is installed over them', async () => {
  const folder = await tempFolder();
  const [project, theirs] = [join(folder.path, 'project'), join(folder.path, 'theirs')];
  for (const file of ['package.json', 'package-lock.json', 'src/main/install.mjs']) {
    cpSync(join(ROOT, file), join(project, file));
  }
  mkdirSync(theirs);
  writeFileSync(join(theirs, 'kept'), '');
  symlinkSync(theirs, join(project, 'node_modules'));
  const tried = spawnSync(process.execPath, ['-e', INSTALL], { cwd: project, encoding: 'utf8' });
  expect([tried.status, tried.stderr]).toEqual([
    1,
    expect.stringContaining('is a link to packages'),
  ]);
  expect(existsSync(join(theirs, 'kept'))).toBe(true);
  await folder.remove();
});
