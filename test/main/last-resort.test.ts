import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { endureClosedPipes } from '#main/last-resort';
import { listen } from '#main/listen';

/** Runs a program in a process of its own that survives faults. */
function survivor(program: string): Promise<Readonly<{ code: number | null; out: string }>> {
  const source = `
    import { surviveFaults } from './src/main/last-resort.ts';
    surviveFaults(process, (error, about) => console.log(about + ': ' + error.message));
    ${program}`;
  const args = ['--import', './src/main/typescript.mjs', '--input-type=module', '-e', source];
  const child = spawn(process.execPath, args);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString('utf8');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    out += chunk.toString('utf8');
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out })));
}

test('an error that nobody took care of is logged, and the process goes on', async () => {
  const { code, out } = await survivor(`
    setTimeout(() => { throw new Error('a stream broke'); }, 1);
    setTimeout(() => { void Promise.reject(new Error('nobody waits')); }, 5);
    setTimeout(() => { console.log('still here'); }, 30);`);
  expect([code, out.trim().split('\n')]).toEqual([
    0,
    [
      'a place that hears no errors: a stream broke',
      'work that nobody waits for: nobody waits',
      'still here',
    ],
  ]);
});

test('a closed pipe ends nothing, and every other error of a stream is an error', () => {
  const stream = new EventEmitter();
  endureClosedPipes([stream]);
  const failWith = (code: string) => stream.emit('error', Object.assign(new Error(code), { code }));
  expect(() => failWith('EPIPE')).not.toThrow();
  expect(() => failWith('EACCES')).toThrow('EACCES');
});

test('a connection that cannot be taken is logged, and the server goes on listening', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { server, address } = await listen((_request, response) => response.end('here'), {
    host: '127.0.0.1',
    port: 0,
  });
  server.emit('error', new Error('too many open files'));
  expect(log.mock.calls.flat().map(String).join(' ')).toContain('too many open files');
  expect(await (await fetch(address)).text()).toBe('here');
  log.mockRestore();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});
