/** Stops where the engine and the second implementation differ, and says in what. */
export function agree(what: string, engine: unknown, plain: unknown): void {
  // Most of what is compared are plain words and numbers.
  if (engine === plain) return;
  const [one, other] = [JSON.stringify(engine), JSON.stringify(plain)];
  if (one !== other) {
    throw new Error(`${what}: the engine has ${one}, by the rules it is ${other}`);
  }
}
