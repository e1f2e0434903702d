import { expect, test } from 'vitest';
import { canonicalFields, canonicalJson } from '#kernel/result/canonical-json';
import { hashBytes, hashOf, hashText } from '#kernel/result/hash';
import { InvariantError } from '#kernel/result/invariant';

test('keys stand in code-unit order at every depth', () => {
  const text = canonicalJson({ b: [1, { z: null, a: true }], Ä: 'x', B: '"', a: {} });
  expect(text).toBe('{"B":"\\"","a":{},"b":[1,{"a":true,"z":null}],"Ä":"x"}');
});

test('empty lists and empty objects differ', () => {
  expect(canonicalJson([])).toBe('[]');
  expect(canonicalJson({})).toBe('{}');
  expect(canonicalJson(-0)).toBe('0');
});

test('rows of one size keep each their own keys, however many kinds there are', () => {
  const rows = Array.from({ length: 20 }, (_none, at) => ({ z: at, [`k${String(at)}`]: 1, a: 2 }));
  const texts = rows.map((row) => canonicalJson(row));
  expect(canonicalJson([...rows, ...rows])).toBe(`[${[...texts, ...texts].join(',')}]`);
  expect(texts[3]).toBe('{"a":2,"k3":1,"z":3}');
});

test('fields without their braces are those of the whole', () => {
  const row = { d: 1, c: [{ b: 'x', a: null }], b: '\n', a: { 10: 1, 9: 2 } };
  expect(canonicalJson(row)).toBe('{"a":{"10":1,"9":2},"b":"\\n","c":[{"a":null,"b":"x"}],"d":1}');
  expect(`{${canonicalFields(['k"1', 'k2'], [row, 3])}}`).toBe(
    canonicalJson({ k2: 3, 'k"1': row }),
  );
  expect(canonicalFields([], [])).toBe('');
});

test.each([
  ['undefined', undefined],
  ['an undefined field', { a: undefined }],
  ['a hole', [1, , 3]],
  ['a function', { run: () => 1 }],
  ['NaN', [Number.NaN]],
  ['infinity', Infinity],
  ['a big integer', 1n],
  ['a symbol', Symbol('s')],
  ['a map', new Map()],
  ['a date', new Date(0)],
])('%s is no data', (_name, value) => {
  expect(() => canonicalJson(value)).toThrow(InvariantError);
});

test('the hash is SHA 256 of UTF 8', () => {
  expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hashText('ĝis – 星')).toBe(
    '26ee8e8d52a468e146db9ec46803e82c3c095998551bf36072c6ef7d8349bf5d',
  );
});

test('the hash of pieces is that of the whole', () => {
  const pieces = ['ab', '', 'c'].map((text) => new TextEncoder().encode(text));
  expect(hashBytes(pieces)).toBe(hashText('abc'));
  expect(hashBytes([])).toBe(hashText(''));
});

test('the order of keys does not change a hash; a value does', () => {
  expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  expect(hashOf({ a: 1, b: 2 })).not.toBe(hashOf({ a: 1, b: 3 }));
});
