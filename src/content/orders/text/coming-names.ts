import { foldName } from '#content/fold-name';

/** Names of units that are under construction, or that an earlier line builds. */
export type ComingNames = Readonly<{
  has: (name: string) => boolean;
  /** Those that differ in capitals only. */
  alike: (name: string) => readonly string[];
}>;

/** The same, to which lines add. */
export type GrowingNames = ComingNames & Readonly<{ add: (name: string) => void }>;

export function growingNames(names: readonly string[]): GrowingNames {
  const exact = new Set<string>();
  const folded = new Map<string, string[]>();
  const add = (name: string): void => {
    if (exact.has(name)) return;
    exact.add(name);
    const key = foldName(name);
    const alike = folded.get(key);
    if (alike === undefined) folded.set(key, [name]);
    else alike.push(name);
  };
  for (const name of names) add(name);
  return {
    add,
    has: (name) => exact.has(name),
    alike: (name) => folded.get(foldName(name)) ?? [],
  };
}
