import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import type { RulingLine } from '#app/usecases/writing/read-rulings';
import type { AtDesk } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { done, refused, type Reply } from '#cli/output/reply';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';

type ListOptions = GlobalOptions & Readonly<{ search?: string }>;
type AddOptions = GlobalOptions & Readonly<{ rule: string; private?: true }>;

const rulingLines = ({ number, turn, rule, question, decision, isPublic }: RulingLine) => [
  `${String(number)}. ${rule}, turn ${String(turn)}${isPublic ? '' : ', for moderators only'}`,
  `  Question: ${question}`,
  `  Decision: ${decision}`,
];

async function list(use: UseCases, { actor }: AtDesk, { search }: ListOptions): Promise<Reply> {
  const read = await use.readRulings({ actor, ...(search !== undefined && { search }) });
  if (!read.ok) return refused(read.error);
  if (read.value.length === 0) return done([], ['There is no such ruling.']);
  return done(read.value, read.value.flatMap(rulingLines));
}

type Texts = Readonly<{ question: string; decision: string }>;

async function add(
  { use, rules }: Readonly<{ use: UseCases; rules: readonly string[] }>,
  { actor }: AtDesk,
  { rule, private: isPrivate, ...texts }: AddOptions & Texts,
): Promise<Reply> {
  const { question, decision } = texts;
  const isPublic = isPrivate !== true;
  const input = { actor, looked: null, question, rule, decision, isPublic, rules };
  const made = await use.makeRuling(input);
  if (!made.ok) return refused(made.error);
  const { number } = made.value;
  const who = isPublic ? 'Players can read it.' : 'Only moderators can read it.';
  return done(made.value, [`Saved ruling ${String(number)} about ${made.value.rule}. ${who}`]);
}

/** `farlane ruling list|add`. */
export function addRulingCommands(program: Command, desk: CliDesk): void {
  const ruling = program.command('ruling').description('make and read rulings on the rules');
  ruling
    .command('list')
    .description('list the rulings of the campaign, newest first')
    .option('--search <words>', 'only rulings with these words, or about this rule')
    .action((_options: unknown, command: Command) =>
      performInCampaign<ListOptions>(desk, command, list),
    );
  ruling
    .command('add')
    .description('make a ruling on a question')
    .argument('<question>', 'the question')
    .argument('<decision>', 'the decision')
    .requiredOption('--rule <id>', 'the rule that it is about, such as MOV-1')
    .option('--private', 'for moderators only')
    .action((question: string, decision: string, _options: unknown, command: Command) =>
      performInCampaign<AddOptions>(desk, command, (use, at, options) =>
        add({ use, rules: desk.ruleIds() }, at, { ...options, question, decision }),
      ),
    );
}
