import type { Command } from 'commander';
import type { DesignedClass } from '#app/designer/design-class';
import type { UnitRemark } from '#app/designer/judge-list';
import type { DraftList, HouseUnit } from '#content/force-lists/house-list-schema';
import { err, ok, type Result } from '#kernel/result/result';
import type { CliDesk } from '#cli/desk';
import { readInput, writeOutput } from '#cli/files';
import { done, failed, refused, refusedBecause, type Reply } from '#cli/output/reply';
import { type GlobalOptions, perform } from '#cli/perform';

type ClassOptions = GlobalOptions &
  Readonly<{
    kind: string;
    hull: string;
    era: string;
    values: string;
    abilities?: string;
    vacuum?: true;
    into?: string;
  }>;

const HELP = `
Values are separated by commas: dv=6,as=2,af=2,cv=2,cr=4; ground units have attrition, attack, defense and die (die=d2).
With --into the class is added to a force list, or replaces the class of its name. A class that the rules forbid is not added.`;

const numberIn = (text: string): number | string => (/^\d{1,6}$/.test(text) ? Number(text) : text);

/** `dv=6,as=2` as the format has it; what isn’t given is 0, as far as the kind has it. */
function valuesIn(text: string, kind: string): object {
  const none =
    kind === 'ground'
      ? { attrition: 0, attack: 0, defense: 0, die: 'd2' }
      : { dv: 0, as: 0, af: 0, ...(kind === 'ship' || kind === 'base' ? { cv: 0, cr: 0 } : {}) };
  const given = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split('=');
      const said = value.join('=').trim();
      return [name.trim().toLowerCase(), name.trim() === 'die' ? said : numberIn(said)] as const;
    });
  return { ...none, ...Object.fromEntries(given) };
}

const unitJson = (name: string, options: ClassOptions): object => ({
  name,
  kind: options.kind,
  hull: options.hull.toUpperCase(),
  era: numberIn(options.era),
  cost: 0,
  maintenance: '0/1',
  values: valuesIn(options.values, options.kind),
  abilities: (options.abilities ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== ''),
  ...(options.vacuum === true ? { atmospheric: false } : {}),
});

const told = (remarks: readonly UnitRemark[]) =>
  remarks.map(({ field: at, ...said }) => ({ at, ...said }));

async function linesOf(
  name: string,
  { bill, faults, advice }: DesignedClass,
): Promise<readonly string[]> {
  const { billLines, remarkLines } = await import('#cli/output/design-lines');
  return [
    ...(bill === null ? [] : billLines(name, bill)),
    ...(faults.length === 0 ? [] : ['Not legal:', ...remarkLines(told(faults))]),
    ...(advice.length === 0 ? [] : ['Advice:', ...remarkLines(told(advice))]),
  ];
}

async function design(name: string, options: ClassOptions): Promise<Reply> {
  const { designClass } = await import('#app/designer/design-class');
  const { into } = options;
  const list = into === undefined ? undefined : await listToChange(into);
  if (list !== undefined && !list.ok) return list.error;
  const among = list && { list: list.value, index: placeOf(name, list.value) };
  const designed = designClass(unitJson(name, options), among);
  const { unit, faults } = designed;
  const lines = await linesOf(name, designed);
  if (unit === null || faults.length > 0) return failed(designed, lines);
  if (into === undefined || list === undefined) return done(designed, lines);
  const trouble = await put(into, list.value, unit);
  if (trouble !== undefined) {
    return refusedBecause(`Farlane can’t write ${into}: ${trouble}. Name another file.`);
  }
  return done({ ...designed, file: into }, [...lines, `Written: ${into}`]);
}

/** The class of the list that has this name already, or null. */
function placeOf(name: string, { units }: DraftList): number | null {
  const place = units.findIndex((unit) => unit.name === name);
  return place === -1 ? null : place;
}

/** The list in a file; a new one if there is no such file. */
async function listToChange(path: string): Promise<Result<DraftList, Reply>> {
  const { readHouseList } = await import('#app/designer/read-house-list');
  const { emptyList } = await import('#app/designer/new-list');
  const text = readInput(path);
  if (text === undefined) return ok(emptyList('new-list', 'New list'));
  const read = readHouseList(text);
  return read.ok ? ok(read.value.draft) : err(refused(read.error));
}

/** Writes the list with the class, in the form that the file has by its name. Undefined: it is written. */
async function put(path: string, list: DraftList, unit: HouseUnit): Promise<string | undefined> {
  const { changeList } = await import('#app/designer/change-list');
  const { csvOfList } = await import('#content/force-lists/csv-of-list');
  const { textOfList } = await import('#content/force-lists/text-of-list');
  const changed = changeList(list, { kind: 'put', index: placeOf(unit.name, list), unit });
  const isTable = path.toLowerCase().endsWith('.csv');
  return writeOutput(path, isTable ? csvOfList(changed) : textOfList(changed));
}

/** `farlane design class`. */
export function addDesignClassCommand(program: Command, desk: CliDesk): void {
  program
    .command('class')
    .description('design one class, and show what it spends and costs')
    .argument('<name>', 'the name of the class')
    .requiredOption('--hull <hull>', 'its hull, such as CA')
    .option('--kind <kind>', 'ship, base, flight, minefield or ground', 'ship')
    .option('--era <number>', '0 for Starting Forces, 1 for Era I, and so on', '0')
    .requiredOption('--values <values>', 'its values, such as dv=6,as=2')
    .option('--abilities <abilities>', 'separated by commas, such as “Explorer, Scout 2”')
    .option('--vacuum', 'a flight that is not Atmospheric, with one more point')
    .option('--into <file>', 'put it into this force list')
    .addHelpText('after', HELP)
    .action((name: string, _options: unknown, command: Command) =>
      perform(desk, command, () => design(name, command.optsWithGlobals<ClassOptions>())),
    );
}
