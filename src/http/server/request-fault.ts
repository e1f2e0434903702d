import { TEXTS } from './texts.ts';

/** A request that cannot be read as it was sent; its message is told to the sender. */
export class RequestFault extends Error {
  readonly status: number;

  constructor(status: number, told: string) {
    super(told);
    this.status = status;
  }
}

/** What the sender of a bad request is told. */
export type ToldFault = Readonly<{ status: number; text: string }>;

/** Errors of the parsers by their `type`, where there is more to say than that the request is malformed. */
const BY_TYPE: Readonly<Record<string, string>> = {
  'request.aborted': TEXTS.formIncomplete,
  'request.size.invalid': TEXTS.formIncomplete,
  'parameters.too.many': TEXTS.formTooManyFields,
  'encoding.unsupported': TEXTS.formCompressed,
  'charset.unsupported': TEXTS.formCharacterSet,
};

/** `1 MB`, `20 kB`. */
function sizeText(bytes: number): string {
  return bytes >= 1e6 ? `${String(Math.floor(bytes / 1e6))} MB` : `${String(bytes >> 10)} kB`;
}

/** What somebody is told who sends more than `limit` bytes. */
export const tooLargeText = (limit: number): string => TEXTS.sentTooMuch(sizeText(limit));

/** Some errors have their status from their class. */
const fieldOf = (error: object, name: string): unknown => Reflect.get(error, name);

/** What the sender did wrong, from an error of Express, of its parsers or of ours; null: the error is not the sender's. */
export function toldFault(error: unknown): ToldFault | null {
  if (error instanceof RequestFault) return { status: error.status, text: error.message };
  if (typeof error !== 'object' || error === null) return null;
  const status = fieldOf(error, 'status');
  if (typeof status !== 'number' || status < 400 || status >= 500) return null;
  const [type, limit] = [fieldOf(error, 'type'), fieldOf(error, 'limit')];
  if (type === 'entity.too.large' && typeof limit === 'number') {
    return { status, text: tooLargeText(limit) };
  }
  return { status, text: BY_TYPE[String(type)] ?? TEXTS.requestUnreadable };
}
