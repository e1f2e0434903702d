import type { Json } from './json.ts';

/** A bug in the program, never a player's mistake. The computation that fails is not saved. */
// eslint-disable-next-line no-restricted-syntax -- a thrown error needs a class; this is the one
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
  readonly code: string;
  readonly context: Json;

  constructor(code: string, context: Json) {
    super(context === null ? code : `${code} ${JSON.stringify(context)}`);
    this.code = code;
    this.context = context;
  }
}

/** Throws an `InvariantError` unless the condition holds. */
export function invariant(
  condition: boolean,
  code: string,
  context: Json = null,
): asserts condition {
  if (!condition) throw new InvariantError(code, context);
}
