import Handlebars from 'handlebars';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import type { Filled } from '#http/pages/template';
import { PAGE_TEMPLATES } from '#http/routes/pages';
import { readPageTexts } from '#main/page-texts';
import { pageVisits } from '#test/browser/page-addresses';
import { pagesWorld } from '#test/browser/pages-world';
import { type TemplateNames, templateNames } from '#test/support/template-names';

/** A kind of content, and what the templates that are filled with it make of its fields. */
type Shape = Readonly<{ by: Set<string>; told: Set<string>; untold: Set<string> }>;

const shapes = new Map<string, Shape>();

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Handlebars.SafeString);

/** Notes which fields of a content its template tells. Whether something is so may only be asked; everything else must be told. */
function note(content: unknown, template: string, names: TemplateNames): void {
  if (!isRecord(content)) return;
  if (Array.isArray(content)) {
    for (const one of content) note(one, template, names);
    return;
  }
  const fields = Object.keys(content).sort(compareText).join(' ');
  const shape = shapes.get(fields) ?? { by: new Set(), told: new Set(), untold: new Set() };
  shapes.set(fields, shape);
  shape.by.add(template);
  for (const [name, value] of Object.entries(content)) {
    const asks = typeof value === 'boolean' && names.asked.has(name);
    (asks || names.told.has(name) ? shape.told : shape.untold).add(name);
    note(value, template, names);
  }
}

/** What is wrong with pages as they were sent. */
const empty: string[] = [];

/** Places of a page that are there to say something, and say nothing. */
const EMPTY =
  /<(p|li|h[1-6]|a|label|button|legend|summary|caption|option|ul|ol|dl)\b([^>]*)>\s*<\/\1>/g;

/** Empty on purpose: filled while a reader acts, or a row of links for which there may be none. */
const MAY_BE_EMPTY = /role="|aria-live|data-said|aria-hidden|class="(?:actions|downloads)\b/;

beforeAll(async () => {
  const { pages, partials } = readPageTexts();
  for (const template of PAGE_TEMPLATES) {
    const names = templateNames(pages[template.name] ?? '', partials);
    const fill: (content: never) => Filled = template.fill;
    vi.spyOn(template, 'fill').mockImplementation((content: never) => {
      note(content, template.name, names);
      return fill(content);
    });
  }
  const world = await pagesWorld();
  for (const { seat, address } of await pageVisits(world)) {
    const { text } = await world.visitors[seat].get(address);
    for (const [tag, , attributes = ''] of text.matchAll(EMPTY)) {
      if (!MAY_BE_EMPTY.test(attributes)) empty.push(`${address}: ${tag}`);
    }
  }
  await world.site.close();
});
afterAll(() => vi.restoreAllMocks());

/** Fields that pages needn't tell, since the same content is told elsewhere: by other pages, or to scripts and files. */
const TOLD_ELSEWHERE: readonly string[] = [
  // What only players are asked, on their page of questions.
  ...['ahead', 'later', 'laterName', 'oddsHref', 'soFar'].map((name) => `battles: ${name}`),
  // Lines of settings and alerts, whose groups and explanations other pages tell.
  ...['explanation', 'group', 'key', 'place', 'rules', 'usual'].map((name) => `desk: ${name}`),
  // A card on the map leads to this very page.
  'galaxy-object: page',
  // By these the server finds words of the game in a page, and the guide its entries.
  'glossary: forms',
  'guide: forms',
  'guide: inGuide',
  // The links of the sheet, of which most pages show some.
  'help: help',
  // The head of the sheet, which the page of orders tells too.
  'order-map: isClosed',
  'order-map: statusText',
  // Tables of choices are made by it.
  'stand-ins: inRow',
];

test('pages tell all that they are filled with', () => {
  expect(shapes.size).toBeGreaterThan(300);
  const untold = [...shapes.values()].flatMap(({ by, told, untold }) =>
    [...untold].filter((name) => !told.has(name)).map((name) => `${[...by][0]}: ${name}`),
  );
  expect([...new Set(untold)].sort(compareText)).toEqual(TOLD_ELSEWHERE);
});

test('no place on a page is left empty', () => {
  expect(empty).toEqual([]);
});
