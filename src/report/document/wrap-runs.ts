export type Run<Style> = Readonly<{ text: string; style: Style }>;
export type Line<Style> = readonly Run<Style>[];
export type Measure<Style> = (text: string, style: Style) => number;

type Word<Style> = Readonly<{ runs: readonly Run<Style>[]; width: number }>;

const widthOf = <Style>(runs: readonly Run<Style>[], measure: Measure<Style>): number =>
  runs.reduce((total, run) => total + measure(run.text, run.style), 0);

/** Words may change style in the middle (`Terra` bold, comma plain), so a word is a list of runs. */
function wordsOf<Style>(
  runs: readonly Run<Style>[],
  measure: Measure<Style>,
): readonly Word<Style>[] {
  const words: Run<Style>[][] = [[]];
  for (const run of runs) {
    run.text.split(/[ \t]+/u).forEach((text, index) => {
      if (index > 0) words.push([]);
      if (text !== '') words.at(-1)?.push({ text, style: run.style });
    });
  }
  return words
    .filter((word) => word.length > 0)
    .map((word) => ({ runs: word, width: widthOf(word, measure) }));
}

function joined<Style>(line: readonly Run<Style>[], next: readonly Run<Style>[]): Run<Style>[] {
  const result = [...line];
  for (const run of next) {
    const last = result.at(-1);
    if (last !== undefined && last.style === run.style) {
      result[result.length - 1] = { text: last.text + run.text, style: run.style };
    } else result.push(run);
  }
  return result;
}

/** A word wider than the line is cut where it must be. */
function cutWord<Style>(
  word: Word<Style>,
  width: number,
  measure: Measure<Style>,
): readonly Word<Style>[] {
  if (word.width <= width) return [word];
  const pieces: Run<Style>[][] = [[]];
  let used = 0;
  for (const run of word.runs) {
    for (const character of run.text) {
      const room = measure(character, run.style);
      if (used > 0 && used + room > width) {
        pieces.push([]);
        used = 0;
      }
      pieces[pieces.length - 1] = joined(pieces.at(-1) ?? [], [
        { text: character, style: run.style },
      ]);
      used += room;
    }
  }
  return pieces.map((runs) => ({ runs, width: widthOf(runs, measure) }));
}

/** Breaks styled text into lines of at most `width`, in the unit of `measure`. An empty text is one empty line. */
export function wrapRuns<Style>(
  runs: readonly Run<Style>[],
  width: number,
  measure: Measure<Style>,
): readonly Line<Style>[] {
  const lines: Run<Style>[][] = [];
  let used = 0;
  for (const word of wordsOf(runs, measure)) {
    cutWord(word, width, measure).forEach((piece, index) => {
      const line = lines.at(-1);
      const style = line?.at(-1)?.style;
      const space = style === undefined ? 0 : measure(' ', style);
      if (
        line === undefined ||
        style === undefined ||
        index > 0 ||
        used + space + piece.width > width
      ) {
        lines.push([...joined([], piece.runs)]);
        used = piece.width;
        return;
      }
      lines[lines.length - 1] = joined(joined(line, [{ text: ' ', style }]), piece.runs);
      used += space + piece.width;
    });
  }
  return lines.length === 0 ? [[]] : lines;
}

/** How wide the text is on one line, and how wide its widest word: what column widths are chosen from. */
export function extentOf<Style>(
  runs: readonly Run<Style>[],
  measure: Measure<Style>,
): Readonly<{ natural: number; minimum: number }> {
  const words = wordsOf(runs, measure);
  const space = runs[0] === undefined ? 0 : measure(' ', runs[0].style);
  const natural = words.reduce((total, word) => total + word.width, 0);
  return {
    natural: natural + space * Math.max(0, words.length - 1),
    minimum: words.reduce((widest, word) => Math.max(widest, word.width), 0),
  };
}
