import type { Command } from 'commander';
import type { Player } from '#app/actor';
import type { UseCases } from '#app/use-cases';
import type { ProposalLine } from '#app/usecases/votes/read-votes';
import type { ProposalWish } from '#app/votes/matter-of';
import { type AtDesk, choosePlayer } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { readInput } from '#cli/files';
import { done, misused, refused, type Reply } from '#cli/output/reply';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import { wholeNumber } from '#cli/whole-number';

type ByEmpire = GlobalOptions & Readonly<{ empire: string }>;
type ByNumber = ByEmpire & Readonly<{ number: string }>;
type CastOptions = ByNumber & Readonly<{ how: string }>;
type ProposeOptions = ByEmpire & Readonly<{ reason?: string; rule?: string }>;

const EMPIRE = '-e, --empire <key>';
const UNREAD = 'Name another file, or - to pipe one in.';

function matterLines({ matter }: ProposalLine): readonly string[] {
  switch (matter.kind) {
    case 'correction':
      return matter.edits.map((edit) => `  ${edit}`);
    case 'ruling':
      return [`  ${matter.rule}: ${matter.question}`, `  Decision: ${matter.decision}`];
    case 'undo':
      return [`  Run turn ${String(matter.turn)} again`];
  }
}

const namesOf = (names: readonly string[]): string =>
  names.length === 0 ? 'nobody' : names.join(', ');

const proposalLines = (line: ProposalLine): readonly string[] => [
  `${String(line.number)}. ${line.matter.kind}, ${line.status}; by ${line.from}, turn ${String(line.turn)}`,
  ...matterLines(line),
  ...(line.reason === '' ? [] : [`  Reason: ${line.reason}`]),
  `  For: ${namesOf(line.inFavour)}. Against: ${namesOf(line.against)}. Not voted: ${namesOf(line.missing)}. Needed: ${String(line.needed)}.`,
];

async function list(use: UseCases, { actor }: AtDesk): Promise<Reply> {
  const read = await use.readVotes({ actor });
  if (!read.ok) return refused(read.error);
  const { proposals } = read.value;
  const lines = proposals.length === 0 ? ['No proposal yet.'] : proposals.flatMap(proposalLines);
  return done(read.value, lines);
}

/** Does what a player does, by the empire that the command names. */
async function asPlayer(
  at: AtDesk,
  { empire }: ByEmpire,
  work: (actor: Player) => Promise<Reply>,
): Promise<Reply> {
  const chosen = choosePlayer(at, empire);
  return chosen.ok ? work(chosen.value) : chosen.reply;
}

const RESULTS = {
  open: 'It is not decided yet.',
  carried: 'The proposal is carried, and it has been carried out.',
  rejected: 'The proposal is rejected.',
} as const;

type Proposing = Readonly<{
  options: ProposeOptions;
  wish: ProposalWish;
  rules: readonly string[];
}>;

const propose = (use: UseCases, at: AtDesk, { options, wish, rules }: Proposing): Promise<Reply> =>
  asPlayer(at, options, async (actor) => {
    const { reason = '' } = options;
    const { version } = at.desk;
    const raised = await use.raiseProposal({ actor, version, wish, reason, rules });
    if (!raised.ok) return refused(raised.error);
    const { number, verdict } = raised.value;
    return done(raised.value, [`Made proposal ${String(number)}. ${RESULTS[verdict]}`]);
  });

const cast = (
  use: UseCases,
  at: AtDesk,
  { number, how, ...options }: CastOptions,
): Promise<Reply> =>
  asPlayer(at, options, async (actor) => {
    if (how !== 'for' && how !== 'against') return misused(`“${how}” is neither for nor against.`);
    const proposal = wholeNumber(number) ?? -1;
    const voted = await use.castVote({ actor, proposal, inFavour: how === 'for' });
    if (!voted.ok) return refused(voted.error);
    return done(voted.value, [`The vote is counted. ${RESULTS[voted.value.verdict]}`]);
  });

const withdraw = (use: UseCases, at: AtDesk, { number, ...options }: ByNumber): Promise<Reply> =>
  asPlayer(at, options, async (actor) => {
    const gone = await use.withdrawProposal({ actor, proposal: wholeNumber(number) ?? -1 });
    return gone.ok ? done(null, [`Withdrew proposal ${number}.`]) : refused(gone.error);
  });

/** `farlane votes propose correction|ruling|undo`. */
function addProposeCommands(votes: Command, desk: CliDesk): void {
  const proposing = votes.command('propose').description('make a proposal in a player’s place');
  const rules = desk.ruleIds();
  proposing
    .command('correction')
    .description('propose a correction, with edits as farlane correct reads them')
    .argument('<file>', 'the edits')
    .requiredOption(EMPIRE, 'the empire whose player proposes it')
    .requiredOption('--reason <text>', 'the reason, for all players')
    .action((file: string, _options: unknown, command: Command) =>
      performInCampaign<ProposeOptions>(desk, command, async (use, at, options) => {
        const text = readInput(file);
        if (text === undefined) return misused(`Farlane can’t read the file ${file}. ${UNREAD}`);
        return propose(use, at, { options, wish: { kind: 'correction', text }, rules });
      }),
    );
  proposing
    .command('ruling')
    .description('propose the answer to a question of the rules')
    .argument('<question>', 'the question')
    .argument('<decision>', 'the decision')
    .requiredOption(EMPIRE, 'the empire whose player proposes it')
    .requiredOption('--rule <id>', 'the rule that it is about, such as MOV-1')
    .action((question: string, decision: string, _options: unknown, command: Command) =>
      performInCampaign<ProposeOptions>(desk, command, (use, at, options) => {
        const wish = { kind: 'ruling', question, decision, rule: options.rule ?? '' } as const;
        return propose(use, at, { options, wish, rules });
      }),
    );
  proposing
    .command('undo')
    .description('propose to run the last turn again')
    .requiredOption(EMPIRE, 'the empire whose player proposes it')
    .requiredOption('--reason <text>', 'the reason, for all players')
    .action((_options: unknown, command: Command) =>
      performInCampaign<ProposeOptions>(desk, command, (use, at, options) =>
        propose(use, at, { options, wish: { kind: 'undo' }, rules }),
      ),
    );
}

/** `farlane votes list|propose|cast|withdraw`. */
export function addVotesCommands(program: Command, desk: CliDesk): void {
  const votes = program
    .command('votes')
    .description('read and cast the votes of a campaign without a moderator');
  votes
    .command('list')
    .description('list all proposals with their votes, newest first')
    .action((_options: unknown, command: Command) => performInCampaign(desk, command, list));
  addProposeCommands(votes, desk);
  votes
    .command('cast')
    .description('vote in a player’s place')
    .argument('<number>', 'the number of the proposal')
    .argument('<how>', 'for or against')
    .requiredOption(EMPIRE, 'the empire whose player votes')
    .action((number: string, how: string, _options: unknown, command: Command) =>
      performInCampaign<ByEmpire>(desk, command, (use, at, options) =>
        cast(use, at, { ...options, number, how }),
      ),
    );
  votes
    .command('withdraw')
    .description('withdraw an open proposal in its player’s place')
    .argument('<number>', 'the number of the proposal')
    .requiredOption(EMPIRE, 'the empire whose player proposed it')
    .action((number: string, _options: unknown, command: Command) =>
      performInCampaign<ByEmpire>(desk, command, (use, at, options) =>
        withdraw(use, at, { ...options, number }),
      ),
    );
}
