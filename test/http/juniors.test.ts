import { expect, test } from 'vitest';
import { attachmentOf } from '#app/talk/attachment-of';
import { empireViewOf } from '#fog/views/empire-view-of';
import { formsOnOrders } from '#http/diplomacy/dealing-acts';
import { diplomacyPage } from '#http/diplomacy/diplomacy-page';
import { ORDER_FORMS } from '#http/forms/orders/order-forms';
import { formDeskOf } from '#http/orders/orders-page';
import { formBodyOf } from '#http/visits/form-body';
import { NO_DEALINGS } from '#model/campaign/dealings';
import type { EmpireId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import { diplomacyBlocks } from '#report/sections/diplomacy';
import { partners } from '#test/engine/diplomacy/partner-world';
import { blue, green, ON, red } from '#test/engine/diplomacy/treaty-world';

const base = partners();
const id = relationIdOf(blue, green);
const offered = { by: green, offer: 'military', covert: false, keep: false, turn: 7 } as const;
const state = {
  ...base,
  relations: {
    ...base.relations,
    [id]: { ...base.relations[id]!, dealings: { ...NO_DEALINGS, offers: [offered] } },
  },
};
const viewOf = (viewer: EmpireId) =>
  empireViewOf(state, viewer, { campaignName: 'Test', rules: ON });

const texts = {
  since: (turn: number) => `turn ${String(turn)}`,
  rights: () => 'rights',
  secrets: () => [],
  duties: () => [],
  tension: () => [],
} as never;
const pageOf = (viewer: EmpireId) =>
  diplomacyPage(
    { base: '/p', view: viewOf(viewer), texts, letters: [], hrefOf: formsOnOrders('/p') },
    [],
  );

test('DIP-10: the page of a leader has the dealings of its junior, whose orders are in its name', () => {
  const [junior, ...others] = pageOf(red).juniors;
  expect(others).toEqual([]);
  expect(junior?.title).toBe('The diplomacy of blue');
  const [dealing] = junior?.dealings ?? [];
  expect(dealing?.name).toBe('green');
  expect(dealing?.facts[0]).toContain('blue’s tension toward green is 41 of 100.');
  expect(dealing?.offers).toMatchObject([
    {
      text: 'green offers blue a Military treaty, until this turn’s Intel Phase.',
      acts: [
        { href: '/p/orders?form=OfferTreaty&to=green&offer=military&junior=blue#add-OfferTreaty' },
        { label: 'Decline' },
      ],
    },
  ]);
  const hrefs = dealing?.acts.map(({ href }) => href) ?? [];
  expect(hrefs.length).toBeGreaterThan(1);
  expect(hrefs.every((href) => href.includes('junior=blue'))).toBe(true);
  expect(new Set(pageOf(red).dealings.map(({ key }) => key)).size).toBe(2);
});

test('DIP-10: the table of relations shows a leader those of its junior', () => {
  const row = (viewer: EmpireId, name: string) =>
    pageOf(viewer)
      .matrix?.rows.find((one) => one.name === name)
      ?.cells.map(({ chip }) => chip?.word ?? null);
  expect(row(red, 'blue')).toEqual(['Partnership', null, 'Trade']);
  expect(row(green, 'blue')).toEqual(['Trade', null, null]);
});

test('DIP-10: a junior reads who orders for it, and can order only what is between it and its leader', () => {
  const page = pageOf(blue);
  expect(page.juniors).toEqual([]);
  const [toGreen, toRed] = page.dealings;
  expect(toGreen?.facts[0]).toBe('red leads your Partnership and orders this for you.');
  expect(toGreen?.offers.map(({ acts }) => acts)).toEqual([[]]);
  expect(toGreen?.acts.map(({ label }) => label)).toEqual(['Write a letter']);
  expect(toRed?.acts.map(({ label }) => label)).toContain(
    'Break the Partnership treaty (7\u00a0%)',
  );
});

test('DIP-10: the sheets of both say so', () => {
  const sheet = (viewer: EmpireId) => JSON.stringify(diplomacyBlocks(viewOf(viewer)));
  expect(sheet(red)).toContain('You order the diplomacy of blue');
  expect(sheet(red)).toContain('green offers blue a Military treaty.');
  expect(sheet(blue)).toContain('red leads your Partnership');
  expect(sheet(green)).not.toMatch(/Partnership and orders|You order/);
});

test('DIP-10: a leader chooses in whose name the form orders; nobody else is asked', () => {
  const form = ORDER_FORMS.OfferTreaty;
  const deskOf = (viewer: EmpireId) => formDeskOf(viewOf(viewer), []);
  const names = (viewer: EmpireId) =>
    form.fields(deskOf(viewer), formBodyOf({})).map(({ name }) => name);
  expect(names(red)).toContain('junior');
  expect(names(blue)).not.toContain('junior');
  const sent = { to: 'green', offer: 'military', junior: 'blue' };
  expect(form.read(formBodyOf(sent), deskOf(red))).toEqual({
    json: {
      kind: 'OfferTreaty',
      to: 'green',
      offer: 'military',
      covert: false,
      keep: false,
      junior: 'blue',
    },
  });
  const own = form.read(formBodyOf({ ...sent, junior: '' }), deskOf(red));
  expect(own).not.toHaveProperty('json.junior');
});

test('DIP-10: an empire that only the junior has met can be chosen, with the relation that it has', () => {
  const view = viewOf(red);
  const neighbours = { [blue]: view.neighbours[blue]! };
  const fields = ORDER_FORMS.DeclareWar.fields(
    formDeskOf({ ...view, neighbours }, []),
    formBodyOf({}),
  );
  const [on] = fields.filter(({ name }) => name === 'on');
  expect(on?.groups.flatMap(({ options }) => options.map(({ label }) => label))).toContain(
    'green (Trade with blue)',
  );
});

test('DIP-10, DIP-13: who accepts a treaty that a leader attached in the name of its junior signs with the junior', () => {
  const draft = {
    kind: 'OfferTreaty',
    to: green,
    offer: 'military',
    covert: false,
    keep: false,
  } as const;
  const answer = attachmentOf({ ...draft, junior: blue }, viewOf(red)).answer;
  expect(answer).toEqual({ ...draft, to: blue });
  expect(attachmentOf(draft, viewOf(red)).answer).toEqual({ ...draft, to: red });
});
