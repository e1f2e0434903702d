import { expect, test } from 'vitest';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { ORDER_FORM_KINDS, ORDER_FORMS } from '#http/forms/orders/order-forms';
import type { Field } from '#http/forms/field';
import { formDeskOf } from '#http/orders/orders-page';
import { valuesById } from '#kernel/collections/tables';
import { unitId } from '#test/support/campaign';
import { richView } from '#test/report/reports/rich-campaign';

/** With a second of every unit, so that carriers have somebody to share a load with. */
const twins = valuesById(richView.units).map((unit) => {
  const id = unitId(`${unit.id}0`);
  return [id, { ...unit, id }] as const;
});
const desk = formDeskOf(
  { ...richView, units: { ...richView.units, ...Object.fromEntries(twins) } },
  [],
);

/** Values with which a field says something. */
function valuesOf({ groups, isNumber, isText, isRanks, value, min }: Field): readonly string[] {
  if (isNumber) return [value === '' ? min : value, '1'];
  if (isText) return [value, 'Text'];
  const offered = groups.flatMap(({ options }) => options.map((option) => option.value));
  return isRanks || offered.length === 0 ? ['1'] : offered;
}

const nameOf = (field: Field): readonly string[] =>
  field.isRanks
    ? field.groups.flatMap(({ options }) => options.map((one) => `${field.name}.${one.value}`))
    : [field.name];

/** The names that are read of a form in which each field in turn has each of its values. */
function namesRead(kind: (typeof ORDER_FORM_KINDS)[number], fields: readonly Field[]): Set<string> {
  const read = new Set<string>();
  const bodyOf = (take: (values: readonly string[]) => string | undefined) =>
    Object.fromEntries(
      fields.flatMap((field) => nameOf(field).map((name) => [name, take(valuesOf(field)) ?? ''])),
    );
  const usual = [bodyOf(([first]) => first), bodyOf((values) => values.find((one) => one !== ''))];
  const spied = (values: Record<string, unknown>): FormBody => {
    const body = formBodyOf(values);
    const asked =
      <T>(ask: (name: string) => T) =>
      (name: string): T => (read.add(name), ask(name));
    return { text: asked(body.text), texts: asked(body.texts), has: asked(body.has) };
  };
  for (const field of fields) {
    for (const value of valuesOf(field)) {
      const changed = Object.fromEntries(nameOf(field).map((name) => [name, value]));
      for (const body of usual) ORDER_FORMS[kind].read(spied({ ...body, ...changed }), desk);
    }
  }
  return read;
}

test.each(ORDER_FORM_KINDS)('the form of %s reads just the fields that it shows', (kind) => {
  const fields = ORDER_FORMS[kind].fields(desk, formBodyOf({}));
  const shown = fields.flatMap(nameOf);
  expect(fields.length).toBeGreaterThan(0);
  expect(new Set(shown).size).toBe(shown.length);
  const read = namesRead(kind, fields);
  expect(new Set(read)).toEqual(new Set(shown));
});
