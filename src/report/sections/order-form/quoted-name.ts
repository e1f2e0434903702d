/** A name that contains order syntax is quoted. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
