import { DESIGN_FORM_PART } from '#http/orders/orders-contents';
import { expect, test } from 'vitest';
import { boxesField, type Field, placeFields, radioField, ranksField } from '#http/forms/field';
import { pageFillerOf } from '#http/pages/page-filler';
import { formBodyOf } from '#http/visits/form-body';
import { readPageTexts } from '#main/page-texts';

const filler = pageFillerOf(readPageTexts());
const input = {
  name: 'order',
  label: 'Who goes first',
  sent: formBodyOf({}),
  offers: [{ value: 'a', label: 'Ares' }],
};
const FIELDS: Readonly<Record<string, (hint: string) => Field>> = {
  boxes: (hint) => boxesField({ ...input, hint }),
  radios: (hint) => radioField({ ...input, hint }),
  ranks: (hint) => ranksField({ ...input, hint, preset: [] }),
};

/** What the group of a field is called, and every text that its `aria-describedby` names. */
function told(field: Field, error: string) {
  const fields = placeFields([field], 'form', new Map(error === '' ? [] : [['order', error]]));
  const judgement = {
    summary: '',
    wrong: '',
    problems: [],
    advice: [],
    ledgers: [],
    isOpen: false,
  };
  const html = filler.part(DESIGN_FORM_PART.fill({ fields, judgement }));
  const [group = ''] = /<fieldset[^>]*>/.exec(html) ?? [];
  const ids = /aria-describedby="([^"]*)"/.exec(group)?.[1]?.split(' ') ?? [];
  return {
    texts: ids.map((id) => new RegExp(`<p [^>]*id="${id}">([^<]*)<`).exec(html)?.[1]),
    isInvalid: html.includes('aria-invalid="true"'),
  };
}

test.each(['boxes', 'radios', 'ranks'])(
  'a group of %s says with its name what is wrong in it, and its hint',
  (kind) => {
    const field = FIELDS[kind]!;
    expect(told(field(''), '').texts).toEqual([]);
    expect(told(field('The lowest first.'), '').texts).toEqual(['The lowest first.']);
    expect(told(field(''), 'Name one.').texts).toEqual(['Name one.']);
    const both = told(field('The lowest first.'), 'Name one.');
    expect(both.texts).toEqual(['Name one.', 'The lowest first.']);
    // A group of boxes cannot be invalid as such.
    expect(both.isInvalid).toBe(kind !== 'boxes');
    expect(told(field('The lowest first.'), '').isInvalid).toBe(false);
  },
);

test('a group of boxes with nothing to tick says so', () => {
  const judgement = {
    summary: '',
    wrong: '',
    problems: [],
    advice: [],
    ledgers: [],
    isOpen: false,
  };
  const htmlOf = (offers: typeof input.offers) => {
    const fields = placeFields([boxesField({ ...input, offers })], 'form', new Map());
    return filler.part(DESIGN_FORM_PART.fill({ fields, judgement }));
  };
  expect(htmlOf([])).toContain('None at the moment.');
  expect(htmlOf(input.offers)).not.toContain('None at the moment.');
});
