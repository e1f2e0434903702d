import { expect, test } from 'vitest';
import { parseOrderText } from '#content/orders/parse-order-text';
import { spokenNamesOf } from '#http/names/spoken-names';
import { ownExamples } from '#http/orders/own-example';
import { sampleView } from '#test/report/reports/sample-campaign';

const exampleOf = ownExamples(sampleView);

test('examples of orders name what the player has', () => {
  expect(exampleOf('RaiseProductivity')).toBe('develop Sol');
  expect(exampleOf('ExploreLane')).toMatch(/^explore "?.+ toward .+/);
  expect(exampleOf('InvestTech')).toBe('invest 12');
  expect(exampleOf('MoveFleet')).toMatch(/^move "Home Fleet": Sol -> Rigel -> /);
});

test.each([
  ['send f1: Sol', 'MoveFleet'],
  ['productivity Sol', 'RaiseProductivity'],
])('“%s” is read as an order', (text, kind) => {
  const [line] = parseOrderText(text, spokenNamesOf(sampleView), exampleOf);
  expect(line!.order?.kind ?? kind).toBe(kind);
  expect(line!.issues.map(({ code }) => code)).not.toContain('VERB');
});

test('an unknown word leads to the order that was meant, and an example names what they have', () => {
  const read = (text: string) =>
    parseOrderText(text, spokenNamesOf(sampleView), exampleOf)[0]!.issues.map((one) => one.text);
  expect(read('sned f1: Sol').join()).toContain('Did you mean move?');
  expect(read('move').join()).toContain(`For example: ${exampleOf('MoveFleet')}`);
});
