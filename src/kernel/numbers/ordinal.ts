const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** `7th`, `12th`, `22nd`: the place of something in a row, in words. */
export function ordinal(place: number): string {
  const ending = ENDINGS[place % 10];
  const isTeen = place % 100 > 10 && place % 100 < 14;
  return `${String(place)}${isTeen || ending === undefined ? 'th' : ending}`;
}
