import { starMapFigure } from '#report/map/star-map';
import type { Report } from '#app/usecases/reports/read-report';
import type { RealRenderers } from '#main/renderers';
import { type Taken, stopwatch } from './stopwatch.ts';

/** One kind of paper for every empire; `bytes`: of all of them. */
export type Printed = Readonly<{ paper: string; bytes: number }> & Taken;

type Paper = Readonly<{
  paper: string;
  print: (report: Report) => string | Uint8Array | Promise<Uint8Array>;
}>;

function papersOf({ documents, htmlFile, pdf, starMapFile }: RealRenderers): readonly Paper[] {
  const date = ({ publishedAt: createdAt }: Report) => ({ createdAt });
  const mapOf = ({ view }: Report) => {
    return { title: 'Star map', facts: [], blocks: [starMapFigure(view)] };
  };
  return [
    { paper: 'sheet, HTML', print: (report) => htmlFile(documents.sheet(report)) },
    { paper: 'sheet, PDF', print: (report) => pdf(documents.sheet(report), date(report)) },
    { paper: 'report, HTML', print: (report) => htmlFile(documents.report(report)) },
    { paper: 'report, PDF', print: (report) => pdf(documents.report(report), date(report)) },
    { paper: 'map, SVG', print: ({ view }) => starMapFile(view) },
    { paper: 'map, HTML', print: (report) => htmlFile(mapOf(report)) },
    { paper: 'map, PDF', print: (report) => pdf(mapOf(report), date(report)) },
  ];
}

/** Prints all papers of a turn, kind by kind. */
export async function printAll(
  renderers: RealRenderers,
  reports: readonly Report[],
): Promise<readonly Printed[]> {
  const printed: Printed[] = [];
  const taken = stopwatch();
  for (const { paper, print } of papersOf(renderers)) {
    let bytes = 0;
    for (const report of reports) bytes += (await print(report)).length;
    printed.push({ paper, bytes, ...taken() });
  }
  return printed;
}
