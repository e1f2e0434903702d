import type { SetupEmpire } from '#content/setups/setup-schema';

/** An empire that has not decided some parts. */
export function without(empire: SetupEmpire, parts: readonly (keyof SetupEmpire)[]): SetupEmpire {
  const open = new Set<string>(parts);
  const rest = Object.entries(empire).filter(([name]) => !open.has(name));
  return Object.fromEntries(rest);
}
