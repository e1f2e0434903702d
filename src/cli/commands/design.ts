import type { Command } from 'commander';
import type { ListWithDesigns } from '#app/designer/published-list';
import { MOST_UNITS_ON_CARD, USUAL_UNITS_ON_CARD } from '#app/designer/printed-list';
import type { Outcome, UseCaseError } from '#app/use-case-error';
import type { DesignRemark } from '#content/force-lists/design-rules';
import type { DraftList } from '#content/force-lists/house-list-schema';
import type { CliDesk } from '#cli/desk';
import { readInput, writeOutput } from '#cli/files';
import { PAPER_HELP, pdfOf, type PrintOptions, printTrouble } from '#cli/output/print-document';
import { done, failed, misused, refused, refusedBecause, type Reply } from '#cli/output/reply';
import { type GlobalOptions, perform } from '#cli/perform';
import { wholeNumber } from '#cli/whole-number';
import { err, ok, type Result } from '#kernel/result/result';
import { addDesignClassCommand } from './design-class.ts';

/** A list without a time: the same list gives the same file. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

const HELP = `
A force list is a file in JSON or CSV (docs/formats/force-list.md), or the id of a published list, such as human.
A class is named with its list: human.prometheus.`;

/** A list from a file or a published one. */
type Source = ListWithDesigns &
  Readonly<{
    /** Null: it is published. */
    draft: DraftList | null;
    advice: readonly DesignRemark[];
  }>;

const noFile = (path: string): Reply =>
  refusedBecause(
    `There is no published list “${path}”, and Farlane can’t read a file of this name. Name another list or file, or - to pipe one in.`,
  );

/** The list of a file that can be read. */
async function listIn(text: string): Promise<Outcome<Source>> {
  const { readHouseList } = await import('#app/designer/read-house-list');
  const read = readHouseList(text);
  if (!read.ok) return read;
  const { draft, house } = read.value;
  const { id, name } = draft;
  return ok({ id, name, designs: house.designs, draft, advice: house.advice });
}

/** A published list by its id, or a list of a file. */
async function sourceOf(desk: CliDesk, named: string): Promise<Result<Source, Reply>> {
  const { publishedLists } = await import('#app/designer/published-list');
  const lists = publishedLists(await desk.forceLists());
  if (!lists.ok) return err(refused(lists.error));
  const published = lists.value.find(({ id }) => id === named);
  if (published !== undefined) return ok({ ...published, draft: null, advice: [] });
  const text = readInput(named);
  if (text === undefined) return err(noFile(named));
  const read = await listIn(text);
  return read.ok ? read : err(refused(read.error));
}

/** Does something with a list, if there is one. */
async function withSource(
  desk: CliDesk,
  named: string,
  work: (source: Source) => Promise<Reply> | Reply,
): Promise<Reply> {
  const source = await sourceOf(desk, named);
  return source.ok ? work(source.value) : source.error;
}

async function check(desk: CliDesk, path: string): Promise<Reply> {
  return withSource(desk, path, async ({ id, name, designs, advice }) => {
    const { classLines, remarkLines } = await import('#cli/output/design-lines');
    const advised =
      advice.length === 0
        ? []
        : ['', 'Advice:', ...remarkLines(advice.map(({ path: at, ...said }) => ({ at, ...said })))];
    const lines = [`${name} (${id}) can be played.`, '', ...classLines(designs), ...advised];
    return done({ id, name, designs, advice }, lines);
  });
}

async function bill(desk: CliDesk, path: string, named: string | undefined): Promise<Reply> {
  return withSource(desk, path, async ({ designs }) => {
    const { billOfDesign } = await import('#rules/design/bill-of-design');
    const { billLines } = await import('#cli/output/design-lines');
    const own = designs.filter(
      ({ id, name }) => named === undefined || name === named || id === named,
    );
    if (own.length === 0) {
      return refusedBecause(
        `The list has no class “${named ?? ''}”. Choose one of: ${designs.map(({ name }) => name).join(', ')}.`,
      );
    }
    const bills = own.flatMap((design) => {
      const level = { scheme: 'startingPlus', era: design.era } as const;
      const one = billOfDesign(design, level);
      return one === null ? [] : [{ class: design.name, ...one }];
    });
    if (bills.length === 0) {
      return failed({ bills }, ['These classes are not designed by the rules: they have no bill.']);
    }
    return done(
      { bills },
      bills.flatMap((one, index) => [...(index === 0 ? [] : ['']), ...billLines(one.class, one)]),
    );
  });
}

type CompareOptions = GlobalOptions & Readonly<{ file: readonly string[] }>;

const LEAST_COMPARED = 2;
const MOST_COMPARED = 8;

async function compare(
  desk: CliDesk,
  classes: readonly string[],
  { file }: CompareOptions,
): Promise<Reply> {
  if (classes.length < LEAST_COMPARED || classes.length > MOST_COMPARED) {
    return misused(
      `Name ${String(LEAST_COMPARED)} to ${String(MOST_COMPARED)} classes to compare, such as human.prometheus loran.merte.`,
    );
  }
  const { publishedLists } = await import('#app/designer/published-list');
  const lists = publishedLists(await desk.forceLists());
  if (!lists.ok) return refused(lists.error);
  const own: Source[] = [];
  for (const path of file) {
    const source = await sourceOf(desk, path);
    if (!source.ok) return source.error;
    own.push(source.value);
  }
  const designs = [...own, ...lists.value].flatMap((list) => list.designs);
  const found = classes.map((named) => designs.find(({ id }) => id === named));
  const unknown = classes.filter((_, index) => found[index] === undefined);
  if (unknown.length > 0) return refused(await unknownClasses(unknown, designs));
  const { compareClasses } = await import('#app/designer/compare-classes');
  const { comparedLines } = await import('#cli/output/design-lines');
  const compared = compareClasses(found.flatMap((design) => design ?? []));
  return done(compared, comparedLines(compared));
}

async function unknownClasses(
  unknown: readonly string[],
  designs: ListWithDesigns['designs'],
): Promise<UseCaseError> {
  const { refuse } = await import('#app/use-case-error');
  const { didYouMean } = await import('#content/nearest-name');
  const ids = designs.map(({ id }) => String(id));
  const issues = unknown.map((named) => {
    const text = `There is no class “${named}”.${didYouMean(named, ids)}`;
    return { code: 'UNKNOWN', path: '', text };
  });
  return refuse('CLASS_UNKNOWN', issues).error;
}

type CardOptions = GlobalOptions & PrintOptions & Readonly<{ units: string }>;

async function print(desk: CliDesk, path: string, options: CardOptions): Promise<Reply> {
  const { pdf, html } = options;
  const units = wholeNumber(options.units);
  if (units === undefined || units > MOST_UNITS_ON_CARD) {
    return misused(
      `--units needs a number from 0 to ${String(MOST_UNITS_ON_CARD)}. Correct its value.`,
    );
  }
  const trouble = printTrouble(options);
  if (trouble !== null) return trouble;
  return withSource(desk, path, async ({ name, designs }) => {
    const render = await desk.renderers();
    const document = render.forceListSheet({ name, designs, units });
    const data = { name, classes: designs.length, units };
    if (pdf !== undefined) {
      return written(
        path,
        pdf,
        data,
        await pdfOf(render, { document, createdAt: NO_TIME }, options),
      );
    }
    if (html !== undefined) return written(path, html, data, render.htmlFile(document));
    return done(data, [render.text(document).trimEnd()]);
  });
}

function written(read: string, path: string, data: object, content: string | Uint8Array): Reply {
  const trouble = writeOutput(path, content, { read: [read] });
  if (trouble === undefined) return done({ ...data, file: path }, [`Written: ${path}`]);
  return refusedBecause(`Farlane can’t write ${path}: ${trouble}. Name another file.`);
}

type OutOptions = GlobalOptions & Readonly<{ out?: string }>;

/** The list of a file as it is, or a copy of a published one. */
async function convert(
  desk: CliDesk,
  path: string,
  { form, out }: OutOptions & Readonly<{ form: 'csv' | 'json' }>,
): Promise<Reply> {
  return withSource(desk, path, async ({ id, name, designs, draft }) => {
    const { copyOfList } = await import('#app/designer/new-list');
    const { csvOfList } = await import('#content/force-lists/csv-of-list');
    const { textOfList } = await import('#content/force-lists/text-of-list');
    const list = draft ?? copyOfList({ id, name }, designs).list;
    const text = form === 'csv' ? csvOfList(list) : textOfList(list);
    return out === undefined
      ? done({ text }, [text])
      : written(path, out, { units: list.units.length }, text);
  });
}

const more = (path: string, before: readonly string[]): readonly string[] => [...before, path];

/** `farlane design check|class|bill|compare|print|csv|json`. */
export function addDesignCommands(program: Command, desk: CliDesk): void {
  const design = program
    .command('design')
    .description('design classes and force lists, and print them')
    .addHelpText('after', HELP);
  design
    .command('check')
    .description('check a force list by the unit design rules, and show its classes')
    .argument('<list>', 'a force list: a file in JSON or CSV, - to pipe one in, or an id')
    .action((path: string, _options: unknown, command: Command) =>
      perform(desk, command, () => check(desk, path)),
    );
  addDesignClassCommand(design, desk);
  design
    .command('bill')
    .description('show what classes spend and cost, line by line')
    .argument('<list>', 'a force list')
    .argument('[class]', 'the name of a class (default: all)')
    .action((path: string, named: string | undefined, _options: unknown, command: Command) =>
      perform(desk, command, () => bill(desk, path, named)),
    );
  design
    .command('compare')
    .description('compare classes side by side')
    .argument('<classes...>', 'classes with their lists, such as human.prometheus')
    .option('--file <list>', 'a force list of your own; may be repeated', more, [])
    .action((classes: readonly string[], _options: unknown, command: Command) =>
      perform(desk, command, () =>
        compare(desk, classes, command.optsWithGlobals<CompareOptions>()),
      ),
    );
  design
    .command('print')
    .description('print a force list as cards with boxes for damage')
    .argument('<list>', 'a force list')
    .option('--pdf <file>', 'write a PDF file')
    .option('--paper <size>', PAPER_HELP)
    .option('--html <file>', 'write an HTML file')
    .option(
      '--units <number>',
      `the room on each card: 0 to ${String(MOST_UNITS_ON_CARD)} units`,
      String(USUAL_UNITS_ON_CARD),
    )
    .action((path: string, _options: unknown, command: Command) =>
      perform(desk, command, () => print(desk, path, command.optsWithGlobals<CardOptions>())),
    );
  for (const form of ['csv', 'json'] as const) {
    design
      .command(form)
      .description(`write a force list as ${form === 'csv' ? 'a table (CSV)' : 'JSON'}`)
      .argument('<list>', 'a force list')
      .option('-o, --out <file>', 'the file to write (default: the terminal)')
      .action((path: string, _options: unknown, command: Command) =>
        perform(desk, command, () =>
          convert(desk, path, { ...command.optsWithGlobals<OutOptions>(), form }),
        ),
      );
  }
}
