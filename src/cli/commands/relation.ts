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

const STATES_HELP = `\nStates, from worst to best: ${SETTABLE_STATES.join(', ')}.`;

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
  if (version === undefined)
    return misused('--at needs a version number. Take it from farlane turn show.');
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
  const relation = program.command('relation').description('show and set the relations of empires');
  relation
    .command('list')
    .description('list the empires that have met, with their relations')
    .action((_options: unknown, command: Command) => performInCampaign(desk, command, list));
  relation
    .command('set')
    .description('set the relation of two empires, and make them meet; only between two phases')
    .argument('<empire>', 'its key or name')
    .argument('<other>', 'the key or name of the other')
    .argument('<state>', 'their new relation')
    .requiredOption('--reason <text>', 'the reason, for the log; players don’t see it')
    .option('--pact', 'also make them co-belligerents while they have a common enemy')
    .option('--no-pact', 'end their co-belligerence (default: no change)')
    .option('--covert', 'tell only these two (default: public news)')
    .option(
      '--at <version>',
      'the version you looked at: if the campaign has changed since, nothing is done (exit code 3)',
    )
    .addHelpText('after', STATES_HELP)
    .action((...given: readonly [string, string, string, unknown, Command]) => {
      const [a, b, state, , command] = given;
      return performInCampaign<SetOptions>(desk, command, (use, at, options) =>
        set(use, at, { ...options, a, b, state }),
      );
    });
}
