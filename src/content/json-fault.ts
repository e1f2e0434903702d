/** What may come next. */
type Next = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

const BLANK = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** The end of what a pattern finds at a place; null: it finds nothing there. */
function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

type Step = Readonly<{ at: number; next: Next }>;

/** What may follow after a value in its list or object. */
const afterValue = (open: readonly string[]): Next =>
  open.length === 0 ? 'nothing' : 'comma or end';

function readValue(text: string, at: number, open: string[]): Step | null {
  const sign = text[at];
  if (sign === '{' || sign === '[') {
    open.push(sign === '{' ? '}' : ']');
    return { at: at + 1, next: sign === '{' ? 'key or end' : 'value or end' };
  }
  const end = endOf(STRING, text, at) ?? endOf(SCALAR, text, at);
  return end === null ? null : { at: end, next: afterValue(open) };
}

function readKey(text: string, at: number): Step | null {
  const end = endOf(STRING, text, at);
  return end === null ? null : { at: end, next: 'colon' };
}

function readEnd(text: string, at: number, open: string[]): Step | null {
  if (text[at] !== open.at(-1)) return null;
  open.pop();
  return { at: at + 1, next: afterValue(open) };
}

const readSign = (text: string, at: number, sign: string, next: Next): Step | null =>
  text[at] === sign ? { at: at + 1, next } : null;

const STEPS: Readonly<Record<Next, (text: string, at: number, open: string[]) => Step | null>> = {
  value: readValue,
  'value or end': (text, at, open) => readEnd(text, at, open) ?? readValue(text, at, open),
  key: readKey,
  'key or end': (text, at, open) => readEnd(text, at, open) ?? readKey(text, at),
  colon: (text, at) => readSign(text, at, ':', 'value'),
  'comma or end': (text, at, open) =>
    readEnd(text, at, open) ?? readSign(text, at, ',', open.at(-1) === '}' ? 'key' : 'value'),
  nothing: () => null,
};

/** The place where a text stops being JSON, in the same words on every engine; null: the text is JSON. */
export function jsonFault(text: string): number | null {
  const open: string[] = [];
  let next: Next = 'value';
  let at = endOf(BLANK, text, 0) ?? 0;
  for (;;) {
    if (next === 'nothing') return at === text.length ? null : at;
    const step = STEPS[next](text, at, open);
    if (step === null) return at;
    next = step.next;
    at = endOf(BLANK, text, step.at) ?? step.at;
  }
}
