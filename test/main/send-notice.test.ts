import { expect, test } from 'vitest';
import { isPrivateAddress, sendNotice } from '#main/send-notice';

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['224.0.0.1', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['93.184.216.34', false],
  ['2606:2800:220:1:248:1893:25c8:1946', false],
  ['no address', true],
])('%s is an address that only we can reach: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});

test.each([
  ['http://chat.example/hook', 'https://'],
  ['https://localhost/hook', 'private network'],
  ['https://127.0.0.1/hook', 'private network'],
  ['nonsense', 'could not reach the chat'],
])('a chat at %s is not told', async (url, reason) => {
  const sent = await sendNotice(url, 'Turn 2 is issued.');
  expect(sent.ok).toBe(false);
  if (sent.ok) return;
  expect(sent.error).toContain(reason);
  expect(sent.error).not.toContain(url);
});
