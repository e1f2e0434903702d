import { expect, test } from 'vitest';
import { hashBytes } from '#kernel/result/hash';
import { nativeHash } from '#main/native-hash';

test.each([
  ['nothing', ''],
  ['plain letters', 'abc'],
  ['letters of many bytes', 'ĝis – 星 🚀'],
  ['more than one block', 'Farlane '.repeat(1000)],
])('the fast hash of %s is that of the kernel', (_name, text) => {
  const bytes = new TextEncoder().encode(text);
  const pieces = [bytes.subarray(0, 2), bytes.subarray(2)];
  expect(nativeHash(pieces)).toBe(hashBytes([bytes]));
});
