import busboy from 'busboy';
import type { Request } from 'express';

/** A file is one sheet of orders: more than the longest that a person would write. */
const FILE_LIMIT = 1_000_000;
const LIMITS = {
  files: 1,
  fileSize: FILE_LIMIT,
  // Beside the file the form has keys only.
  fields: 20,
  fieldSize: 10_000,
  parts: 21,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** What a form with a file brought: its fields, and the file's content as a field of its own. */
type Parts = Record<string, string[]>;

/** An error that is the sender's; the status is told to him. */
const refusal = (status: number, reason: string): Error =>
  Object.assign(new Error(reason), { status });

function readParts(request: Request): Promise<Parts> {
  return new Promise((resolve, reject) => {
    const parts = new Map<string, string[]>();
    const keep = (name: string, value: string): void => {
      parts.set(name, [...(parts.get(name) ?? []), value]);
    };
    const fail = (error: unknown): void => {
      request.unpipe();
      request.resume();
      reject(error instanceof Error ? error : refusal(400, String(error)));
    };
    const form = busboy({ headers: request.headers, limits: LIMITS, defParamCharset: 'utf8' });
    form.on('field', (name, value, { valueTruncated, nameTruncated }) => {
      if (valueTruncated || nameTruncated) fail(refusal(413, 'A field is too long.'));
      else keep(name, value);
    });
    form.on('file', (name, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        fail(refusal(413, 'The file is too long.'));
      });
      stream.on('end', () => {
        keep(name, Buffer.concat(chunks).toString('utf8'));
      });
    });
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      form.on(event, () => {
        fail(refusal(413, 'The form has too many parts.'));
      });
    }
    form.on('error', (error) => {
      fail(Object.assign(refusal(400, 'The form is broken.'), { cause: error }));
    });
    form.on('close', () => {
      resolve(Object.fromEntries(parts));
    });
    request.pipe(form);
  });
}

/** Reads a form that brings a file. */
export async function readMultipart(request: Request): Promise<Parts> {
  try {
    return await readParts(request);
  } catch (error) {
    throw error instanceof Error && 'status' in error ? error : refusal(400, String(error));
  }
}
