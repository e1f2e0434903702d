import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderForTest } from '#test/support/temp-folder';

const START = fileURLToPath(new URL('../../src/main/start.mjs', import.meta.url));

test('npm start takes the options of farlane serve, which come before the environment', async () => {
  const [asked, other] = [folderForTest(), folderForTest()];
  const env = { ...process.env, FARLANE_DATA: other };
  const server = spawn(execPath, [START, '--data', asked, '--port', '0'], { env });
  const told = await new Promise<string>((resolve, reject) => {
    let text = '';
    const add = (chunk: unknown): void => {
      text += String(chunk);
      if (text.includes('Stop with Ctrl-C')) resolve(text);
    };
    server.stdout.on('data', add);
    server.stderr.on('data', add);
    server.once('exit', () => reject(new Error(`The server ended. ${text}`)));
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  expect(told).toContain(`The data is in ${asked}.`);
  expect(existsSync(join(asked, 'farlane.db'))).toBe(true);
  expect(existsSync(join(other, 'farlane.db'))).toBe(false);
});

test('npm start refuses an option that it does not know', () => {
  const { status, stderr } = spawnSync(execPath, [START, '--folder', 'x'], { encoding: 'utf8' });
  expect(stderr).toContain('unknown option');
  expect(stderr).toContain('--folder');
  expect(status).not.toBe(0);
});
