import { expect, test } from 'vitest';
import type { FormDesk } from '#http/forms/orders/order-form';
import { rankWorksForm } from '#http/forms/orders/rank-works-form';
import { viewNamesOf } from '#http/names/view-names';
import { formBodyOf } from '#http/visits/form-body';
import { viewOf } from '#test/legality/yard-orders';
import { harbour, wolf } from '#test/support/harbour';

function deskOf(works: Parameters<typeof harbour>[0]['works'] & object): FormDesk {
  const view = viewOf(harbour({ crew: { y1: ['yard'] }, works }));
  return { view, names: viewNamesOf(view) } as unknown as FormDesk;
}

const DESK = deskOf({ w1: {}, w2: {}, w3: { system: wolf } });

test('CON-1: the form offers units with others beside them, and orders the places given', () => {
  const [field] = rankWorksForm.fields(DESK, formBodyOf({}));
  const offered = field?.groups.flatMap(({ options }) => options.map(({ value }) => value));
  expect(offered).toEqual(['human.w1', 'human.w2']);
  const sent = formBodyOf({ 'works.human.w1': '2', 'works.human.w2': '1' });
  expect(rankWorksForm.read(sent, DESK)).toEqual({
    json: { kind: 'RankWorks', works: ['human.w2', 'human.w1'] },
  });
});

test('CON-1: the form says what to do when no place is given, and when there is nothing to choose', () => {
  expect(rankWorksForm.read(formBodyOf({}), DESK)).toMatchObject({ field: 'works' });
  expect(rankWorksForm.unavailable(DESK)).toBeNull();
  expect(rankWorksForm.unavailable(deskOf({ w1: {}, w3: { system: wolf } }))).not.toBeNull();
});
