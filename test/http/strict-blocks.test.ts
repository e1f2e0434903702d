import { expect, test } from 'vitest';
import { template } from '#http/pages/template';
import { pageFillerOf } from '#http/pages/page-filler';

/** A page of one block that asks for `given`, in a partial that the page fills with itself. */
const partOf = (block: string, content: object): string =>
  pageFillerOf({
    layout: '',
    pages: { page: '{{> inner this}}' },
    partials: { inner: `{{#${block} given}}there{{else}}nothing{{/${block}}}` },
  }).part({ template: template<never>('page'), content });

test.each(['if', 'unless', 'each', 'with'])(
  'a page whose content lacks what its block “%s” asks for is an error, not an empty place',
  (block) => {
    expect(() => partOf(block, { taken: 1 })).toThrow('PAGE_NAME_UNKNOWN');
    expect(() => partOf(block, { given: undefined })).toThrow('PAGE_NAME_UNKNOWN');
  },
);

test.each([
  ['if', '', 'nothing'],
  ['if', false, 'nothing'],
  ['if', ['one'], 'there'],
  ['unless', '', 'there'],
  ['each', [], 'nothing'],
  ['each', ['one', 'two'], 'therethere'],
  ['with', null, 'nothing'],
])('the block “%s” of %j is “%s”', (block, given, text) => {
  expect(partOf(block, { given })).toBe(text);
});
