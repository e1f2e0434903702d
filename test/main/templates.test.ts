import { expect, test } from 'vitest';
import { PAGE_TEMPLATES } from '#http/routes/pages';
import { readPageTexts, readReportTemplates } from '#main/page-texts';
import { templateFaults } from '#main/template-faults';
import { REPORT_TEMPLATES } from '#report/html/templates';

const SOUND = {
  names: ['home', 'desk'],
  templates: {
    home: '<p>{{> chip this}}</p>',
    desk: '{{#if a}}{{#each b}}{{this.c}}{{/each}}{{/if}}',
  },
  partials: { chip: '{{#unless d}}{{e.f}}{{/unless}}' },
};

test('templates that fit together have no faults', () => {
  expect(templateFaults(SOUND)).toEqual([]);
});

test.each([
  ['a page without a template', { names: [...SOUND.names, 'clock'] }, '“clock” has no template.'],
  ['a template without a page', { names: ['home'] }, 'The template “desk” is never filled.'],
  [
    'a partial that nobody calls',
    { partials: { ...SOUND.partials, field: '' } },
    'The partial “field” is never called.',
  ],
  [
    'a misspelled partial, in a branch that no test fills',
    { partials: { chip: '{{#if a}}{{#each b}}{{> chop this}}{{/each}}{{/if}}' } },
    'The template “chip” calls the partial “chop”, which does not exist.',
  ],
  [
    'a misspelled helper of a block',
    { templates: { ...SOUND.templates, desk: '{{#eech b}}{{/eech}}' } },
    'The template “desk” calls the helper “eech”, which does not exist.',
  ],
  [
    'a misspelled helper of a value',
    { templates: { ...SOUND.templates, desk: '{{#if (lokup a b)}}{{upcase c}}{{/if}}' } },
    'The template “desk” calls the helper “upcase”, which does not exist.',
  ],
])('%s is a fault', (_what, change, fault) => {
  expect(templateFaults({ ...SOUND, ...change })).toContain(fault);
});

test('a template that cannot be parsed is refused', () => {
  const templates = { ...SOUND.templates, desk: '{{#if a}}' };
  expect(() => templateFaults({ ...SOUND, templates })).toThrow('Parse error');
});

test('every page and every piece of a report has a template with something in it', () => {
  const { pages } = readPageTexts();
  const reports = readReportTemplates();
  const texts = [
    ...PAGE_TEMPLATES.map(({ name }) => [name, pages[name] ?? ''] as const),
    ...REPORT_TEMPLATES.map((name) => [name, reports[name]] as const),
  ];
  expect(texts.filter(([, text]) => text.trim() === '').map(([name]) => name)).toEqual([]);
  expect(texts.length).toBeGreaterThan(50);
});

test('a template is filled with one kind of content only', () => {
  const names = PAGE_TEMPLATES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
