/** The fields of a form that was sent, as texts; a field that was not sent is empty. */
export type FormBody = Readonly<{
  text: (name: string) => string;
  /** All values of a field that can be chosen several times. */
  texts: (name: string) => readonly string[];
  has: (name: string) => boolean;
}>;

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};

/** Reads the result of the body parser; values that are not text count as missing. */
export function formBodyOf(body: unknown): FormBody {
  const fields = new Map(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).map(([name, value]) => [
      name,
      textsOf(value),
    ]),
  );
  const texts = (name: string): readonly string[] => fields.get(name) ?? [];
  return {
    texts,
    text: (name) => texts(name)[0] ?? '',
    has: (name) => texts(name).length > 0,
  };
}

/** A whole number as a field gives it, or undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}
