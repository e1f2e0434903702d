import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

const COMMAND = ['--import', './src/main/typescript.mjs', 'src/main/cli.ts', 'schema', 'scenario'];

test('a reader that takes only the beginning of an answer breaks nothing', async () => {
  const child = spawn(process.execPath, COMMAND, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect([code, errors]).toEqual([0, '']);
});
