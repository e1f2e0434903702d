/** Success with a value, or a refusal with its reasons. Bugs throw instead (see `invariant`). */
export type Result<T, E> = Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; error: E }>;

/** A success. */
export function ok<T>(value: T): Readonly<{ ok: true; value: T }> {
  return { ok: true, value };
}

/** A refusal. */
export function err<E>(error: E): Readonly<{ ok: false; error: E }> {
  return { ok: false, error };
}
