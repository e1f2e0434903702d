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

test('help and the version are told without installing anything', async () => {
  const folder = await tempFolder();
  const project = join(folder.path, 'project');
  const files = ['package.json', 'package-lock.json', 'src/main'];
  for (const file of files) cpSync(join(ROOT, file), join(project, file), { recursive: true });
  const ask = (question: string) =>
    spawnSync(process.execPath, ['src/main/farlane.mjs', question], {
      cwd: project,
      encoding: 'utf8',
    });
  const { status, stdout } = ask('--version');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/u)]);
  const help = ask('--help');
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('npm ci --omit=dev')]);
  expect(existsSync(join(project, 'node_modules'))).toBe(false);
  await folder.remove();
});
