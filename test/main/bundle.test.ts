import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import { killsOr } from '#test/kills/how-many';
import { folderForTest } from '#test/support/temp-folder';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LONG_AGO = new Date(Date.now() - 2 * 3_600_000);
const RUN = "import('./src/main/bundle.mjs').then((it) => it.runBundle('cli'))";

const SOURCES: Readonly<Record<string, string>> = {
  'src/main/cli.ts': "import { word } from './word.ts';\nconsole.log(word);\n",
  'src/main/word.ts': "export const word: string = 'first';\n",
  'src/main/server.ts': 'export {};\n',
  'src/main/keeper-thread.ts': 'export {};\n',
  'src/main/pool-thread.ts': 'export {};\n',
  'src/browser/page.ts': 'console.log(1);\n',
  'src/browser/playback-file.ts': 'console.log(2);\n',
  'migrations/list.ts': 'export {};\n',
};

let project = '';

const write = (file: string, text: string): void => {
  mkdirSync(join(project, file, '..'), { recursive: true });
  writeFileSync(join(project, file), text);
};

const run = () => spawnSync(process.execPath, ['-e', RUN], { cwd: project, encoding: 'utf8' });
const builds = (): readonly string[] =>
  existsSync(join(project, 'build')) ? readdirSync(join(project, 'build')).sort(compareText) : [];

// A small program of the same shape, with the launcher of the real one.
beforeEach(() => {
  project = folderForTest();
  for (const file of ['bundle.mjs', 'install.mjs', 'map-traces.mjs']) {
    cpSync(join(ROOT, 'src/main', file), join(project, 'src/main', file));
  }
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(join(ROOT, file), join(project, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  for (const [file, text] of Object.entries(SOURCES)) write(file, text);
});

test('the first start makes a build, and the next uses it', () => {
  expect(run().stdout).toBe('first\n');
  const [made] = builds();
  const chunk = join(project, 'build', made!, 'cli.mjs');
  writeFileSync(chunk, "console.log('as it was made');");
  expect(run().stdout).toBe('as it was made\n');
});

test('a changed source makes another build; the old one stays for those who run from it', () => {
  run();
  const before = builds();
  write('src/main/word.ts', "export const word: string = 'second';\n");
  expect(run().stdout).toBe('second\n');
  expect(builds()).toHaveLength(2);
  expect(builds()).toEqual(expect.arrayContaining([...before]));
});

test('a file that came or went makes another build too', () => {
  run();
  write('src/main/more.ts', 'export {};\n');
  run();
  expect(builds()).toHaveLength(2);
});

test('a build that fails says where and why, and leaves nothing', () => {
  write('src/main/word.ts', 'export const word: string = ;\n');
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('Farlane could not be built from its sources.');
  expect(stderr).toContain('src/main/word.ts:1:28: ERROR');
  expect(builds()).toEqual([]);
});

const ended = (child: ReturnType<typeof spawn>): Promise<number | null> =>
  new Promise((resolve) => child.on('close', resolve));

test('processes that build at once all run, and one build remains', async () => {
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['-e', RUN], { cwd: project, stdio: 'pipe' }),
  );
  let told = '';
  for (const { stdout } of children) stdout.on('data', (part: Buffer) => (told += part.toString()));
  expect(await Promise.all(children.map(ended))).toEqual([0, 0, 0, 0]);
  expect(told).toBe('first\n'.repeat(4));
  expect(builds()).toHaveLength(1);
});

const KILLS = killsOr(14);
/** The moments of the kills are spread over what a build takes. */
const [EARLIEST_MS, LATEST_MS] = [10, 400];

test('a process that is killed while it builds harms nobody', {
  timeout: 300_000 + KILLS * 10_000,
}, async () => {
  const step = (LATEST_MS - EARLIEST_MS) / Math.max(1, KILLS - 1);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const after = Math.round(EARLIEST_MS + kill * step);
    const said = `kill ${String(kill)} after ${String(after)}`;
    write('src/main/word.ts', `export const word: string = '${said}';\n`);
    const child = spawn(process.execPath, ['-e', RUN], { cwd: project, stdio: 'ignore' });
    const over = ended(child);
    setTimeout(() => child.kill('SIGKILL'), after);
    await over;
    expect(run().stdout).toBe(`${said}\n`);
  }
});

test('what a killed process left is removed when an hour has passed', () => {
  const [old, young] = ['.making-old', '.making-young'].map((name) => join(project, 'build', name));
  for (const folder of [old!, young!]) mkdirSync(folder, { recursive: true });
  utimesSync(old!, LONG_AGO, LONG_AGO);
  run();
  expect(builds()).toEqual(['.making-young', expect.stringMatching(/^[\da-f]{16}$/u)]);
});

test('the trace of an error names the sources', () => {
  write('src/main/word.ts', "export const word: string = '';\nthrow new Error('no words');\n");
  expect(run().stderr).toContain(`${join(project, 'src/main/word.ts')}:2:7`);
});
