import { execFileSync, type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import { folderForFile } from '#test/support/temp-folder';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = folderForFile();
const [home, empty] = [join(folder, 'home'), join(folder, 'empty')];
const installed = join(folder, 'package');
const farlane = join(installed, 'src/main/farlane.mjs');

type Manifest = Readonly<{ dependencies: Readonly<Record<string, string>> }>;

/** The files in a folder, without packages that are linked into it. */
const filesOf = (path: string): readonly string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('node_modules'))
    .sort(compareText);

const manifest = (): Manifest =>
  JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;

/** As npm would install it, except that the packages which it depends on are those of the repository, which are compiled already. */
beforeAll(() => {
  const packed = execFileSync(process.execPath, [
    join(ROOT, 'src/main/package.mjs'),
    ...['--to', folder],
  ]);
  const file = /^The package is (.*)$/m.exec(packed.toString())?.[1] ?? '';
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  for (const name of Object.keys(manifest().dependencies)) {
    const link = join(installed, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link);
  }
  for (const path of [home, empty]) mkdirSync(path);
});

const surroundings = (more: NodeJS.ProcessEnv) => {
  const { PATH } = process.env;
  return { cwd: empty, env: { PATH, HOME: home, ...more } };
};

const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [farlane, ...args], {
    ...surroundings({}),
    encoding: 'utf8',
  });

type Child = ChildProcessByStdio<null, Readable, Readable>;

function outputWhen(child: Child, isComplete: (output: string) => boolean): Promise<string> {
  let [output, errors] = ['', ''];
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      if (isComplete(output)) resolve(output);
    });
    child.on('close', () => reject(new Error(`The server ended. ${errors}`)));
  });
}

async function serve(more: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [farlane, 'serve', '--port', '0'], {
    ...surroundings(more),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const told = await outputWhen(child, (output) => output.includes('Stop with Ctrl-C'));
  const stop = (): Promise<number | null> =>
    new Promise((resolve) => {
      child.on('close', resolve);
      child.kill('SIGTERM');
    });
  const address = /Farlane runs at (http:\/\/[\d.]+:\d+)/.exec(told)?.[1] ?? '';
  return { told, address, stop, links: told.match(/\/enter\/\S+/g) ?? [] };
}

const page = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  return answer.text();
};

test('a package serves from an empty folder, and the next start finds its data in the home folder', async () => {
  const before = filesOf(installed);
  const first = await serve();
  // The moderator's, two players' and the operator's.
  expect(first.links).toHaveLength(4);
  const data = join(home, '.local/share/farlane');
  expect(first.told).toContain(`The data is in ${data}.`);
  const welcome = await page(`${first.address}/`);
  for (const [, asset = ''] of welcome.matchAll(/(?:src|href)="(\/assets\/[^"]*)"/g)) {
    expect(await page(first.address + asset)).not.toBe('');
  }
  expect(await page(first.address + first.links[0]!)).toContain('First Contact');
  expect(await first.stop()).toBe(0);

  const second = await serve({ FARLANE_PUBLIC_URL: 'https://farlane.example' });
  // The operator's link is new at each start until somebody uses one.
  expect(second.links.slice(0, 3)).toEqual(first.links.slice(0, 3));
  expect(second.links).toHaveLength(4);
  expect(second.told).toContain(`https://farlane.example${first.links[0]!}`);
  expect(await second.stop()).toBe(0);

  const pdf = join(folder, 'sheet.pdf');
  expect(run('sheet', 'human', '--pdf', pdf)).toContain('sheet.pdf');
  expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  expect(readdirSync(data)).toContain('farlane.db');
  expect([filesOf(installed), filesOf(empty)]).toEqual([before, []]);
});

test('a package fights battles in threads of its own', () => {
  const battle = join(installed, 'scenarios/first-contact/nest.battle.json');
  expect(run('odds', battle, '--battles', '200')).toContain('Nest guard');
});

test('a package holds what runs and what operators read, and neither sources nor tests', () => {
  const files = filesOf(installed);
  expect(files).toEqual(
    expect.arrayContaining([
      'README.md',
      'docs/operate/operator.md',
      'npm-shrinkwrap.json',
      'scenarios/first-contact/orders/turn-01.human.txt',
    ]),
  );
  expect(files.filter((name) => /^test|\.ts$/.test(name))).toEqual([]);
  expect(manifest().dependencies).not.toHaveProperty('esbuild');
});
