type Edition = Readonly<{ number: number; edition: number }>;

/** The last edition of each text, by number. `earlier`: its older editions, the newest first. */
export function latestEditions<R extends Edition>(
  rows: readonly R[],
): readonly (R & Readonly<{ earlier: readonly R[] }>)[] {
  const numbers = [...new Set(rows.map(({ number }) => number))];
  return numbers.flatMap((number) => {
    const [last, ...earlier] = rows
      .filter((row) => row.number === number)
      .sort((a, b) => b.edition - a.edition);
    return last === undefined ? [] : [{ ...last, earlier }];
  });
}
