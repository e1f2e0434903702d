/** A name that may hold what means something in an order stands in quotes. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
