import { type ById, keysById } from '#kernel/collections/tables';
import { canonicalFields, canonicalJson } from '#kernel/result/canonical-json';
import { compareText } from '#kernel/result/compare-text';

/** A run of consecutive rows in a table, with the bytes of their text. */
type Run = Readonly<{ keys: readonly string[]; rows: readonly unknown[]; bytes: Uint8Array }>;

/** The keys of a table in text order, cut into runs: the start of each run, and the end of the last. */
type Cut = Readonly<{ keys: readonly string[]; starts: readonly number[] }>;

// Keyed by the first row of a run. Rows never change, so a run of the same rows has the same bytes in every table or view.
const RUNS = new WeakMap<object, Run>();

// Keyed by the list of ids, which a table and its copies share until an id is added or removed.
const CUTS = new WeakMap<readonly string[], Cut>();

// Keyed by the table or view itself, because it is hashed first and then stored.
const WHOLES = new WeakMap<object, readonly Uint8Array[]>();

/** An object with more keys is a table. */
const MOST_FIELDS = 40;
/** The approximate number of rows in a run; a power of two. */
const RUN = 32;
/** The number of items in each piece of a list that is written. */
const ITEMS = 64;

/** Writes text, and bytes from the cache. */
type Sink = Readonly<{ text: (more: string) => void; known: (bytes: Uint8Array) => void }>;

/**
 * The canonical text of a table of a state, of a view or of seen events, as bytes in UTF-8, for hashing and storing.
 * Only the runs with changed rows are written again.
 */
export function bytesOf(value: object): readonly Uint8Array[] {
  const known = WHOLES.get(value);
  if (known !== undefined) return known;
  const pieces = piecesOf((sink) => {
    if (Array.isArray(value)) writeList(sink, value);
    else writeFields(sink, value);
  });
  WHOLES.set(value, pieces);
  return pieces;
}

/** The same for an object with these fields. Each field is cached separately. */
export function bytesOfFields(fields: Readonly<Record<string, object>>): readonly Uint8Array[] {
  return piecesOf((sink) => {
    keysById(fields).forEach((key, at) => {
      sink.text(`${at === 0 ? '{' : ','}${JSON.stringify(key)}:`);
      for (const piece of bytesOf(fields[key] ?? {})) sink.known(piece);
    });
    sink.text('}');
  });
}

function piecesOf(write: (sink: Sink) => void): readonly Uint8Array[] {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  let waiting = '';
  const flush = (): void => {
    if (waiting !== '') pieces.push(encoder.encode(waiting));
    waiting = '';
  };
  write({
    text: (more) => void (waiting += more),
    known: (bytes) => {
      flush();
      pieces.push(bytes);
    },
  });
  flush();
  return pieces;
}

function writeList({ text, known }: Sink, items: readonly unknown[]): void {
  const encoder = new TextEncoder();
  text('[');
  for (let start = 0; start < items.length; start += ITEMS) {
    if (start > 0) text(',');
    const some = canonicalJson(items.slice(start, start + ITEMS));
    known(encoder.encode(some.slice(1, -1)));
  }
  text(']');
}

/** A table, or an object that has tables among its fields. */
function writeFields(sink: Sink, value: object): void {
  const fields = value as ById<string, unknown>;
  const cut = cutOf(keysById(fields));
  if (isTable(cut)) {
    writeTable(sink, fields, cut);
    return;
  }
  cut.keys.forEach((key, at) => {
    sink.text(`${at === 0 ? '{' : ','}${JSON.stringify(key)}:`);
    writeField(sink, fields[key]);
  });
  sink.text(cut.keys.length === 0 ? '{}' : '}');
}

function writeField(sink: Sink, value: unknown): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const rows = value as ById<string, unknown>;
    const cut = cutOf(keysById(rows));
    if (isTable(cut)) {
      writeTable(sink, rows, cut);
      return;
    }
  }
  sink.text(canonicalJson(value));
}

const isTable = ({ keys }: Cut): boolean => keys.length > MOST_FIELDS;

function writeTable({ text, known }: Sink, table: ById<string, unknown>, cut: Cut): void {
  const { keys, starts } = cut;
  const rows = keys.map((key) => table[key]);
  text('{');
  for (let at = 0; at + 1 < starts.length; at += 1) {
    if (at > 0) text(',');
    known(runOf(keys, rows, { from: starts[at] ?? 0, to: starts[at + 1] ?? 0 }).bytes);
  }
  text('}');
}

type Part = Readonly<{ from: number; to: number }>;

function runOf(keys: readonly string[], rows: readonly unknown[], part: Part): Run {
  const first = rows[part.from];
  const before = typeof first === 'object' && first !== null ? RUNS.get(first) : undefined;
  if (before !== undefined && isSameRun(before, { keys, rows }, part)) return before;
  const { from, to } = part;
  const own = { keys: keys.slice(from, to), rows: rows.slice(from, to) };
  const bytes = new TextEncoder().encode(canonicalFields(own.keys, own.rows));
  const run = { ...own, bytes };
  if (typeof first === 'object' && first !== null) RUNS.set(first, run);
  return run;
}

function isSameRun(run: Run, { keys, rows }: Omit<Run, 'bytes'>, { from, to }: Part): boolean {
  if (run.rows.length !== to - from) return false;
  for (let at = from; at < to; at += 1) {
    if (run.rows[at - from] !== rows[at] || run.keys[at - from] !== keys[at]) return false;
  }
  return true;
}

function cutOf(ids: readonly string[]): Cut {
  const known = CUTS.get(ids);
  if (known !== undefined) return known;
  const keys = [...ids].sort(compareText);
  const starts = keys.flatMap((key, at) => (at === 0 || beginsRun(key) ? [at] : []));
  const cut = { keys, starts: [...starts, keys.length] };
  CUTS.set(ids, cut);
  return cut;
}

/** Whether a run begins with an id. Only the id decides, so that added or removed ids change no other run. */
function beginsRun(id: string): boolean {
  let mix = 0;
  for (let at = 0; at < id.length; at += 1) mix = (mix * 31 + id.charCodeAt(at)) | 0;
  return ((mix ^ (mix >>> 15)) & (RUN - 1)) === 0;
}
