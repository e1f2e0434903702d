import busboy, { type Busboy } from 'busboy';
import type { IncomingHttpHeaders } from 'node:http';
import { RequestFault, tooLargeText } from './request-fault.ts';
import { TEXTS } from './texts.ts';

/** A file is one sheet of orders or one battle: more than the longest that a person would write. */
const FILE_LIMIT = 1_000_000;
const LIMITS = {
  files: 1,
  // busboy says that a file of exactly this size is too large.
  fileSize: FILE_LIMIT + 1,
  // Beside the file the form has keys only.
  fields: 20,
  fieldSize: 10_000,
  parts: 21,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** The most bytes of a form with a file, together with its fields. */
export const MULTIPART_LIMIT = FILE_LIMIT + LIMITS.fields * LIMITS.fieldSize;

/** What a form with a file brought: its fields, and the file's content as a field of its own. */
type Parts = Readonly<Record<string, readonly string[]>>;

type Hearing = Readonly<{
  /** A part without a name belongs to no field. */
  keep: (name: string | undefined, value: string) => void;
  refuse: (status: number, told: string) => void;
}>;

/** Hears all that a parser says. Each of its streams is heard: an error that nobody hears ends the process. */
function hear(form: Busboy, { keep, refuse }: Hearing): void {
  form.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) refuse(413, TEXTS.fieldOfFormIsTooLong);
    else keep(name, value);
  });
  form.on('file', (name, stream) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => {
      refuse(413, tooLargeText(FILE_LIMIT));
    });
    stream.on('end', () => {
      keep(name, Buffer.concat(chunks).toString('utf8'));
    });
    stream.on('error', () => {
      refuse(400, TEXTS.formIncomplete);
    });
  });
  form.on('filesLimit', () => {
    refuse(413, TEXTS.formHasMoreThanOneFile);
  });
  for (const event of ['fieldsLimit', 'partsLimit'] as const) {
    form.on(event, () => {
      refuse(413, TEXTS.formHasTooManyFields);
    });
  }
  form.on('error', () => {
    refuse(400, TEXTS.formIncomplete);
  });
}

/** Reads a form that brings a file, from its whole body. */
export function readMultipart(headers: IncomingHttpHeaders, body: Uint8Array): Promise<Parts> {
  return new Promise((resolve, reject) => {
    const texts = new Map<string, string[]>();
    const form = busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' });
    hear(form, {
      keep: (name, value) => {
        if (name !== undefined) texts.set(name, [...(texts.get(name) ?? []), value]);
      },
      refuse: (status, told) => {
        reject(new RequestFault(status, told));
      },
    });
    form.on('close', () => {
      resolve(Object.fromEntries(texts));
    });
    form.end(body);
  });
}
