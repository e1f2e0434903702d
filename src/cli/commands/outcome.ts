import type { Command } from 'commander';
import type { OutcomeChange, OutcomePreview } from '#app/usecases/encounters/preview-outcome';
import type { OutcomeToEnter } from '#app/usecases/encounters/read-outcomes';
import type { UseCases } from '#app/use-cases';
import type { AtDesk } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { readInput, writeOutput } from '#cli/files';
import { done, misused, refused, refusedBecause, type Reply } from '#cli/output/reply';
import { textRows } from '#cli/output/text-rows';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import { addElsewhereCommand } from './outcome-elsewhere.ts';

type ShowOptions = GlobalOptions & Readonly<{ battle?: string; out?: string }>;
type EnterOptions = GlobalOptions & Readonly<{ dryRun?: true }>;

const HELP = `
docs/formats/outcome.md describes the file. farlane outcome show --out FILE writes one to fill in.
Write - as FILE to pipe it in.`;

const NOTHING = 'No battle is waiting for an outcome.';

type Unit = OutcomeToEnter['decision']['sides']['attacker']['units'][number];

/** The units that may have scouted, with their Scout functions. */
const scoutsIn = (units: readonly Unit[]): string =>
  units
    .flatMap(({ unit, scouts, isFast }) => {
      if (scouts !== undefined) return [`${unit} (${String(scouts)})`];
      return isFast === true ? [`${unit} (Fast)`] : [];
    })
    .join(', ');

function showLines({ decision }: OutcomeToEnter): readonly string[] {
  const { battle, scenario, sides } = decision;
  const rows = [sides.attacker, sides.defender].flatMap(({ units }) =>
    units.map((one) => [one.owner, one.unit, one.name, one.class, one.condition]),
  );
  const scouts = [sides.attacker, sides.defender].flatMap(({ leader, intel, units }) =>
    intel === undefined
      ? []
      : [
          `${leader} could spend ${String(intel)} Intel before the battle, through: ${scoutsIn(units)}`,
        ],
  );
  return [
    `Battle ${battle}, ${scenario}: ${sides.attacker.leader} attacks ${sides.defender.leader}`,
    ...textRows(['empire', 'unit', 'name', 'class', 'state'], rows),
    ...scouts,
    '',
  ];
}

async function show(use: UseCases, { actor }: AtDesk, options: ShowOptions): Promise<Reply> {
  const read = await use.readOutcomes({ actor });
  if (!read.ok) return refused(read.error);
  const { battle, out } = options;
  const found = read.value.filter(
    ({ decision }) => battle === undefined || decision.battle === battle,
  );
  const [first] = found;
  if (out === undefined) {
    const data = found.map(({ decision, forces }) => ({ ...decision, forces }));
    return done(data, first === undefined ? [NOTHING] : found.flatMap(showLines));
  }
  if (first === undefined) return refusedBecause(NOTHING);
  if (found.length > 1) return misused('More than one battle is waiting. Name one with --battle.');
  const trouble = writeOutput(out, first.file);
  return trouble === undefined
    ? done({ battle: first.decision.battle, out }, [`Written: ${out}`])
    : refusedBecause(`Farlane can’t write ${out}: ${trouble}. Name another file.`);
}

function changeRow({ unit, fate, lane, cameOut }: OutcomeChange): readonly string[] {
  const away = lane === null ? [] : [`away by ${lane}`];
  const prize = fate === 'captured' && unit.asPrize !== null ? [unit.asPrize] : [];
  const became = fate === null ? [] : [fate, ...prize];
  const after = [...(cameOut ? ['came out'] : []), ...became, ...away];
  return [unit.owner, unit.unit, unit.name, unit.condition, after.join(', ')];
}

const scoutedLine = ({ side, had, intel, units }: OutcomePreview['scouted'][number]): string =>
  `Intel of the ${side}: ${String(intel)} of ${String(had)} spent, through ${units.map(({ unit }) => unit).join(', ')}.`;

const effectLines = ({
  changes,
  rounds,
  scouted,
  lost,
  loser,
}: OutcomePreview): readonly string[] => [
  `Rounds: ${String(rounds)}. Lost: attacker ${String(lost.attacker)}, defender ${String(lost.defender)}. Lost more: ${loser ?? 'neither'}.`,
  ...scouted.map(scoutedLine),
  ...(changes.length === 0
    ? ['No unit was damaged, and no unit got away.']
    : textRows(['empire', 'unit', 'name', 'before', 'after'], changes.map(changeRow))),
];

type Entering = EnterOptions & Readonly<{ text: string }>;

async function enter(use: UseCases, { actor }: AtDesk, options: Entering): Promise<Reply> {
  const given = { from: 'file', text: options.text } as const;
  const tried = await use.previewOutcome({ actor, given });
  if (!tried.ok) return refused(tried.error);
  const lines = effectLines(tried.value);
  if (options.dryRun === true) return done(tried.value, lines);
  const entered = await use.enterOutcome({ actor, given });
  if (!entered.ok) return refused(entered.error);
  const { others } = entered.value;
  const next =
    others === 0 ? 'Go on: farlane turn run' : `${String(others)} more: farlane outcome show`;
  return done(entered.value, [...lines, '', `The outcome is entered. ${next}`]);
}

/** `farlane outcome show|enter|elsewhere`. */
export function addOutcomeCommands(program: Command, desk: CliDesk): void {
  const outcome = program
    .command('outcome')
    .description('enter the outcomes of battles that you fight elsewhere');
  addElsewhereCommand(outcome, desk);
  outcome
    .command('show')
    .description('list the battles that are waiting for an outcome, with their units')
    .option('--battle <id>', 'only this one')
    .option('--out <file>', 'write the file of a battle, for you to fill in')
    .action((_options: unknown, command: Command) =>
      performInCampaign<ShowOptions>(desk, command, show),
    );
  outcome
    .command('enter')
    .description('enter the outcome of a battle; it takes effect when the phase goes on')
    .argument('<file>', 'the outcome file')
    .option('--dry-run', 'show the effects of the outcome without entering it')
    .addHelpText('after', HELP)
    .action((file: string, _options: unknown, command: Command) =>
      performInCampaign<EnterOptions>(desk, command, async (use, at, options) => {
        const text = readInput(file);
        if (text === undefined)
          return misused(
            `Farlane can’t read the file ${file}. Name another file, or - to pipe one in.`,
          );
        return enter(use, at, { ...options, text });
      }),
    );
}
