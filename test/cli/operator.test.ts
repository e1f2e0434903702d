import { expect, test } from 'vitest';
import { testTerminal } from './terminal.ts';

test('an operator link is printed, and without operators the list says how to make one', async () => {
  const terminal = testTerminal();
  const first = await terminal.run('operator', 'link');
  expect(first.out).toMatch(/\n\/enter\/operator\/token-\d+\n/u);
  const again = await terminal.run('operator', 'link');
  expect(again.out).not.toBe(first.out);
  expect((await terminal.run('operator', 'list')).out).toContain('farlane operator link');
  const removed = await terminal.run('operator', 'remove', 'Olga');
  expect([removed.code, removed.err]).toEqual([1, expect.stringContaining('No operator has this')]);
});
