import { expect, test } from 'vitest';
import { parseRolls } from '#content/battles/parse-rolls';

test('rolls are read line by line, with or without what they are for', () => {
  const text = ['# the first battle', '', 'surprise: 7', 'scenario length 2d6: 3, 4 # long', '5'];
  expect(parseRolls(text.join('\r\n'))).toEqual({
    ok: true,
    value: [
      { line: 3, purpose: 'surprise', faces: null, values: [7] },
      { line: 4, purpose: 'scenario length', faces: 6, values: [3, 4] },
      { line: 5, purpose: null, faces: null, values: [5] },
    ],
  });
});

test.each([
  ['surprize: 7', 'UNKNOWN', 'Did you mean surprise?'],
  ['fire: four', 'SYNTAX', 'This line is not a roll.'],
  ['fire:', 'SYNTAX', 'This line is not a roll.'],
  ['scenario length 2d6: 3', 'VALUE', '2d6 needs 2 values, but the line gives 1.'],
  ['-3', 'SYNTAX', 'This line is not a roll.'],
])('“%s” is no roll', (line, code, text) => {
  const parsed = parseRolls(`fire: 1\n${line}\n`);
  expect(parsed).toMatchObject({ ok: false, error: [{ line: 2, code }] });
  expect(parsed.ok ? '' : parsed.error[0]?.text).toContain(text);
});

test('all lines that are wrong are told', () => {
  const parsed = parseRolls('x\ny\nfire: 3\nz');
  expect(parsed.ok ? [] : parsed.error.map(({ line }) => line)).toEqual([1, 2, 4]);
});
