import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonFault } from '#content/json-fault';
import { readJson } from '#content/read-json';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['{"a": 1,}', 8],
  ['{"a" 1}', 5],
  ['[1, 2', 5],
  ['', 0],
  ['{"a": tru}', 6],
  ['[1] 2', 4],
  ["{'a': 1}", 1],
  ['[01]', 2],
  ['{"a": "\n"}', 6],
  [' {"a": [1, {"b": null}]} ', null],
])('%j stops being JSON at %s', (text, at) => {
  expect(jsonFault(text)).toBe(at);
});

test('a fault is found in exactly the texts that cannot be parsed', () => {
  const signs = fc.constantFrom(...'{}[]",:.-+eE012 \n\\utrnl'.split(''), 'true', 'null');
  const noise = fc.array(signs, { maxLength: 12 }).map((all) => all.join(''));
  const cut = fc
    .tuple(fc.json(), fc.double({ min: 0, max: 1, noNaN: true }), noise)
    .map(([text, at, more]) => {
      const end = Math.floor(at * text.length);
      return text.slice(0, end) + more + text.slice(end);
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), noise, cut), (text) => {
      expect(jsonFault(text) === null).toBe(isJson(text));
    }),
    { numRuns: 3000 },
  );
});

test('a deep text is read without end', () => {
  expect(jsonFault('['.repeat(200_000))).toBe(200_000);
});

test('what is wrong is told with its line and sign, and in no words of the engine', () => {
  const told = (text: string) => {
    const read = readJson(text);
    return read.ok ? [] : read.error.map((issue) => [issue.line, issue.text]);
  };
  expect(told('{\n  "a": 1\n  "b": 2\n}')).toEqual([
    [
      3,
      'This is not JSON: “"” at line 3, character 3 does not belong there. Check the quotation marks, commas and brackets before it.',
    ],
  ]);
  expect(told('{"a": [1, 2')).toEqual([
    [
      1,
      'This is not JSON: it ends before it is complete. Check the quotation marks, commas and brackets before it.',
    ],
  ]);
});
