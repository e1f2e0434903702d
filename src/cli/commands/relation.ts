import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import { SETTABLE_STATES } from '#app/settable-states';
import type { AtDesk } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { issuedLine } from '#cli/output/issued-line';
import { done, misused, refused, type Reply } from '#cli/output/reply';
import { textRows } from '#cli/output/text-rows';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import { wholeNumber } from '#cli/whole-number';

type SetOptions = GlobalOptions &
  Readonly<{ reason: string; covert?: boolean; pact?: boolean; at?: string }>;
type Pair = Readonly<{ a: string; b: string; state: string }>;

const STATES_HELP = `\nStates, the worst first: ${SETTABLE_STATES.join(', ')}.`;

async function list(use: UseCases, { actor }: AtDesk): Promise<Reply> {
  const view = await use.readModeratorView({ actor, look: 'relations' });
  if (!view.ok) return refused(view.error);
  const { empires, relations } = view.value;
  if (relations.length === 0) return done([], ['No two empires have met.']);
  const rows = relations.map(({ a, b, state, openly, since, pact }) => [
    empires[a]?.name ?? a,
    empires[b]?.name ?? b,
    `${state}${openly === null ? '' : ` (openly ${openly})`}${pact ? ', co-belligerents' : ''}`,
    since,
  ]);
  return done(relations, textRows(['empire', 'and', 'state', 'in contact since turn'], rows));
}

async function set(
  use: UseCases,
  { actor, desk }: AtDesk,
  { reason, at, covert = false, pact, ...pair }: SetOptions & Pair,
): Promise<Reply> {
  const version = at === undefined ? desk.version : wholeNumber(at);
  if (version === undefined) return misused('--at asks for a version: see farlane turn show.');
  const changed = await use.setRelation({
    ...pair,
    actor,
    version,
    pact: pact ?? null,
    covert,
    reason,
  });
  if (!changed.ok) return refused(changed.error);
  const { a, b, state, pact: isSigned, version: made, issued } = changed.value;
  const also = isSigned ? ' and are co-belligerents' : '';
  return done(changed.value, [
    `${a} and ${b} are at ${state}${also} (version ${String(made)}). ${issuedLine(issued)}`,
  ]);
}

/** `farlane relation list|set`. */
export function addRelationCommands(program: Command, desk: CliDesk): void {
  const relation = program.command('relation').description('how empires stand to each other');
  relation
    .command('list')
    .description('who has met whom, and how they stand')
    .action((_options: unknown, command: Command) => performInCampaign(desk, command, list));
  relation
    .command('set')
    .description('set how two empires stand, and make them meet; between two phases only')
    .argument('<empire>', 'its key or name')
    .argument('<other>', 'the other’s')
    .argument('<state>', 'how they stand from now on')
    .requiredOption('--reason <text>', 'why, for the records; players do not read it')
    .option('--pact', 'make them co-belligerents too, as long as they have a common enemy')
    .option('--no-pact', 'end their pact; without either it stays as it is, as long as it may')
    .option('--covert', 'tell nobody but the two; else it is public news')
    .option(
      '--at <version>',
      'the version you looked at; when the campaign has moved on, nothing is done (exit code 3)',
    )
    .addHelpText('after', STATES_HELP)
    .action((...given: readonly [string, string, string, unknown, Command]) => {
      const [a, b, state, , command] = given;
      return performInCampaign<SetOptions>(desk, command, (use, at, options) =>
        set(use, at, { ...options, a, b, state }),
      );
    });
}
