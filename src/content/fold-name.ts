/** How names are compared when they are not written exactly alike. */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
