import { tableOf } from '#kernel/collections/group-by';
import type { Empire } from '#model/campaign/empire';
import { ownListOf } from '#model/forces/own-list';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { plainPhrase } from '#report/text/plain-phrase';
import { researchText } from '#report/sections/research-text';
import { designId, designOf, empireOf } from '#test/support/campaign';
import { human } from '#test/support/human-and-loran';
import { expect, test } from 'vitest';

const designs = tableOf(
  [
    designOf({ id: designId('Skiff') }),
    designOf({ id: designId('Ram'), era: 1, inService: 3001 }),
    designOf({ id: designId('Lance'), era: 1, inService: 3000 }),
    designOf({ id: designId('Mace'), era: 2, inService: 3006 }),
  ].map((design) => ({ known: 'stats', design }) as const),
  ({ design }) => design.id,
);
const skiff = designId('Skiff');

function textOf(rules: Partial<RuleSet>, part: Partial<Empire> = {}): string {
  const empire = empireOf({ id: human, unlocked: [skiff], ...part });
  // Neither by name nor by id.
  const toCome = ['Ram', 'Lance', 'Mace'].map(designId);
  const view = { empire, designs, toCome, rules: { ...DEFAULT_RULE_SET, ...rules } };
  return plainPhrase(researchText(view));
}

test.each([
  {
    what: 'by eras, the classes of the era',
    rules: {},
    text: 'The next advances unlock Ram and Lance, in this order. (TECH-4)',
  },
  {
    what: 'by years, the tech year and what comes when',
    rules: { research: 'inServiceDate' as const, startTechYear: 2999 },
    text: 'Your tech year is 2999; each advance raises it by one. Still to come: Lance (3000), Ram (3001) and Mace (3006). (OPT-20)',
  },
  {
    what: 'by chance, what the next advance may bring',
    rules: { research: 'chance' as const },
    text: 'The next advance has a chance of 25\u00a0% to unlock Ram. Later ones can unlock Lance. (OPT-20)',
  },
])('OPT-20: the sheet tells $what', ({ rules, text }) => {
  expect(textOf(rules)).toBe(text);
});

test('OPT-20: the sheet tells when nothing is left to come', () => {
  const unlocked = [skiff, ...['Ram', 'Lance', 'Mace'].map(designId)];
  expect(textOf({ research: 'inServiceDate' }, { unlocked, techYears: 7 })).toBe(
    'Your tech year is 3007; each advance raises it by one. No class of your list is still to come. (OPT-20)',
  );
  expect(textOf({ research: 'chance' }, { unlocked })).toContain(
    'Advances are kept until there is one.',
  );
});

test('TECH-4: beyond the last era of a force list the sheet says that a class must be designed, and how', () => {
  const beyond = { era: 9 };
  const text = textOf({ research: 'era', lockFutureEra: 'on' }, beyond);
  expect(text).toContain('Your force list has no class for era 9');
  expect(text).toContain('design "Ares"');
  expect(text).not.toContain('Each needs an unused advance');
  expect(textOf({ research: 'era', lockFutureEra: 'off' }, beyond)).toContain(
    'Each needs an unused advance',
  );
});

test('OPT-15: with custom research, the classes of the list are not said to come', () => {
  const own = designOf({ id: designId('Own'), list: ownListOf(human), era: 1 });
  const known = { ...designs, [own.id]: { known: 'stats', design: own } as const };
  const rules = { ...DEFAULT_RULE_SET, customResearch: 'on' as const };
  const textWith = (toCome: readonly string[], research: RuleSet['research']): string => {
    const empire = empireOf({ id: human, unlocked: [skiff], advancesInHand: 2 });
    return plainPhrase(
      researchText({
        ...{ empire, designs: known, toCome: toCome.map(designId) },
        rules: { ...rules, research },
      }),
    );
  };
  expect(textWith(['Own'], 'era')).toBe('The next advances unlock Own. (TECH-4)');
  expect(textWith(['Own'], 'chance')).toContain('to unlock Own. ');
  expect(textOf({ customResearch: 'on' }, { advancesInHand: 2 })).toBe(
    'Advances unlock classes that you design yourself, by the order Design (in text: design "Ares" ship CA: dv 6, as 4 …). (TECH-4)',
  );
});
