/** Works something out when it is first wanted, and only then. */
export function once<T>(work: () => T): () => T {
  let done: Readonly<{ value: T }> | undefined;
  return () => (done ??= { value: work() }).value;
}
