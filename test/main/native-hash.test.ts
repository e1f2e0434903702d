import { expect, test } from 'vitest';
import { hashText } from '#kernel/result/hash';
import { nativeHash } from '#main/native-hash';

test.each([
  ['nothing', ''],
  ['plain letters', 'abc'],
  ['letters of many bytes', 'ĝis – 星 🚀'],
  ['half of a letter', 'a\uD800b'],
  ['more than one block', 'Farlane '.repeat(1000)],
])('the fast hash of %s is that of the kernel', (_name, text) => {
  expect(nativeHash(text)).toBe(hashText(text));
});
