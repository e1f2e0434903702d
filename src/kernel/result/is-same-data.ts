type Fields = Readonly<Record<string, unknown>>;

/** Whether two values of plain data are equal, in any order of keys; faster than comparing canonical JSON. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  return !Array.isArray(b) && hasSameFields(a as Fields, b as Fields);
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => isSameData(item, b[index]));

function hasSameFields(a: Fields, b: Fields): boolean {
  const isIn = (name: string): boolean => Object.hasOwn(b, name) && isSameData(a[name], b[name]);
  const names = namesIn(a);
  return names.length === namesIn(b).length && names.every(isIn);
}

// eslint-disable-next-line no-restricted-syntax -- every name is looked for: their order makes no difference
const namesIn = (fields: Fields): readonly string[] => Object.keys(fields);
