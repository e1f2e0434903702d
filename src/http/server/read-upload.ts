import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import type { UploadId, Uploads } from '#app/ports/uploads';
import { RequestFault, tooLargeText } from './request-fault.ts';
import { TEXTS } from './texts.ts';

/** The most bytes of a campaign file as it is sent: compressed, that is a campaign of many years. */
const UPLOAD_LIMIT = 64_000_000;
const LIMITS = {
  files: 1,
  fileSize: UPLOAD_LIMIT + 1,
  fields: 20,
  fieldSize: 10_000,
  parts: 21,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** The files of one request. They are gone when it is answered. */
export type RequestUploads = Readonly<{
  keep: (pieces: AsyncIterable<Uint8Array>) => Promise<UploadId>;
  /** When nothing is written any more. */
  dropAll: () => Promise<void>;
}>;

const STATUS = { full: 507, damaged: 400, large: 413, missing: 400, failed: 500 } as const;

/** Keeps the files of a request, and knows which to remove after it. */
export function requestUploads(uploads: Uploads): RequestUploads {
  const kept: Readonly<{ id: UploadId; written: Promise<unknown> }>[] = [];
  return {
    keep: async (pieces) => {
      const id = uploads.newId();
      const written = uploads.keep(id, pieces);
      kept.push({ id, written });
      const result = await written;
      if (result.ok) return id;
      throw new RequestFault(
        STATUS[result.error],
        result.error === 'full' ? TEXTS.diskIsFull : TEXTS.formIncomplete,
      );
    },
    dropAll: async () => {
      for (const { id, written } of kept) {
        await written.catch(() => undefined);
        await uploads.drop(id);
      }
    },
  };
}

type Fields = Map<string, string[]>;

type Hearing = Readonly<{
  fields: Fields;
  files: Promise<readonly [string, UploadId]>[];
  uploads: RequestUploads;
  refuse: (status: number, told: string) => void;
}>;

/** Hears all that the parser says: an error that nobody hears ends the process. */
function hear(form: Busboy, { fields, files, uploads, refuse }: Hearing): void {
  form.on('field', (name: string | undefined, value, { valueTruncated }) => {
    if (valueTruncated) refuse(413, TEXTS.fieldOfFormIsTooLong);
    else if (name !== undefined) fields.set(name, [...(fields.get(name) ?? []), value]);
  });
  form.on('file', (name: string | undefined, stream) => {
    stream.on('limit', () => {
      refuse(413, tooLargeText(UPLOAD_LIMIT));
    });
    stream.on('error', () => {
      refuse(400, TEXTS.formIncomplete);
    });
    const kept = uploads.keep(stream).then((id) => [name ?? '', id] as const);
    kept.catch(() => undefined);
    files.push(kept);
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

function parserOf({ headers }: Request): Busboy {
  try {
    return busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' });
  } catch (error) {
    throw Object.assign(new Error('The form is malformed.', { cause: error }), { status: 400 });
  }
}

/** Sends a request through a parser, until all of it is read, or it turns out to be wrong. */
const parsing = (
  request: Request,
  uploads: RequestUploads,
): Promise<Pick<Hearing, 'fields' | 'files'>> =>
  new Promise((resolve, reject) => {
    const form = parserOf(request);
    const heard = { fields: new Map<string, string[]>(), files: [] };
    const refuse = (status: number, told: string): void => {
      request.unpipe(form);
      // What still comes is thrown away, so that the sender can hear the answer.
      request.resume();
      reject(new RequestFault(status, told));
      form.destroy();
    };
    hear(form, { ...heard, uploads, refuse });
    form.on('close', () => {
      resolve(heard);
    });
    request.on('aborted', () => {
      refuse(400, TEXTS.formIncomplete);
    });
    request.on('error', () => {
      refuse(400, TEXTS.formIncomplete);
    });
    request.pipe(form);
  });

/** Reads a form whose file goes to the disk piece by piece. The file’s field holds the id that it is kept under. */
export async function readUpload(
  request: Request,
  uploads: RequestUploads,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > UPLOAD_LIMIT + LIMITS.fields * LIMITS.fieldSize)
    throw new RequestFault(413, tooLargeText(UPLOAD_LIMIT));
  const { fields, files } = await parsing(request, uploads);
  for (const file of files) {
    const [name, id] = await file;
    fields.set(name, [id]);
  }
  return Object.fromEntries(fields);
}
