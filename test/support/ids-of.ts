/** Several ids of one kind at once: `idsOf(systemId, 'H0101', 'H0102')`. */
export const idsOf = <I, const N extends readonly string[]>(
  idOf: (name: string) => I,
  ...names: N
): { readonly [K in keyof N]: I } => names.map(idOf) as { [K in keyof N]: I };
