import { expect, test } from 'vitest';
import type { OrderKind } from '#model/orders/order';
import { ORDER_FORM_KINDS, ORDER_FORMS } from '#http/forms/orders/order-forms';
import { formDeskOf } from '#http/orders/orders-page';
import { readForm } from '#http/orders/read-form';
import { formBodyOf } from '#http/visits/form-body';
import { sampleState, sol, viewOfState } from '#test/report/reports/sample-campaign';
import { work } from '#test/report/sections/sample-terms';
import { designId, designOf } from '#test/support/campaign';
import { ashore } from '#test/support/ashore';
import { filledForms, secondWork } from './filled-forms.ts';

/** With a second unit under construction, and with convoys, so that there is something to rank and to share. */
const convoy = designOf({ id: designId('convoy'), kind: 'convoy', hull: null });
const [one, two] = [ashore('human.u7', 'convoy', sol), ashore('human.u8', 'convoy', sol)];
const desk = formDeskOf(
  viewOfState({
    ...sampleState,
    designs: { ...sampleState.designs, [convoy.id]: convoy },
    units: { ...sampleState.units, [one.id]: one, [two.id]: two },
    works: { ...sampleState.works, [secondWork]: { ...sampleState.works[work]!, id: secondWork } },
  }),
  [],
);

const read = (kind: OrderKind, sent: object) => readForm(kind, formBodyOf(sent), desk);

/** The names of all inputs of a form. */
const shownBy = (kind: OrderKind): readonly string[] =>
  ORDER_FORMS[kind].fields(desk, formBodyOf({})).flatMap(({ name, isRanks, groups }) => {
    if (!isRanks) return [name];
    return groups.flatMap(({ options }) => options.map(({ value }) => `${name}.${value}`));
  });

test.each(ORDER_FORM_KINDS)('the form of %s says each order that was put into it', (kind) => {
  for (const [order, sent] of filledForms(kind)) {
    expect(read(kind, sent)).toEqual({ ok: true, value: order });
  }
});

/** The inputs without which the order becomes another, or wrong. */
function matteringTo(kind: OrderKind): ReadonlySet<string> {
  const names = filledForms(kind).flatMap(([, sent]) => {
    const whole = JSON.stringify(read(kind, sent));
    return Object.keys(sent).filter(
      (name) => JSON.stringify(read(kind, { ...sent, [name]: undefined })) !== whole,
    );
  });
  return new Set(names);
}

test.each(ORDER_FORM_KINDS)('every input of the form of %s matters', (kind) => {
  expect(matteringTo(kind)).toEqual(new Set(shownBy(kind)));
});
