import type { FormBody } from '#http/visits/form-body';

/** What the fields of the `index`th question of a form begin with. */
export const prefixOf = (index: number): string => `q${String(index)}.`;

/** The fields of a form whose names begin so, by the rest of their names. */
export function partOfBody(body: FormBody, prefix: string): FormBody {
  return {
    text: (name) => body.text(`${prefix}${name}`),
    texts: (name) => body.texts(`${prefix}${name}`),
    has: (name) => body.has(`${prefix}${name}`),
  };
}
