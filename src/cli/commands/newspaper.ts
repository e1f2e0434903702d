import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import type { WholeIssue } from '#app/usecases/talk/read-whole-newspaper';
import type { AtDesk } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { done, misused, refused, type Reply } from '#cli/output/reply';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';

type ShowOptions = GlobalOptions & Readonly<{ before?: string }>;
type PlaceOptions = GlobalOptions & Readonly<{ headline: string; text: string }>;

const pieceLines = (headline: string, text: string, by: string): readonly string[] => [
  `  ${headline}${by}`,
  ...text.split('\n').map((line) => `    ${line}`),
];

const issueLines = ({ turn, label, articles, notices }: WholeIssue): readonly string[] => [
  `Turn ${String(turn)}, ${label}`,
  ...articles.flatMap(({ headline, text }) => pieceLines(headline, text, '')),
  ...notices.flatMap(({ headline, text, from }) =>
    pieceLines(headline, text, ` (notice by ${from ?? 'the moderator'})`),
  ),
];

async function show(use: UseCases, { actor }: AtDesk, { before }: ShowOptions): Promise<Reply> {
  const turn = before === undefined ? undefined : Number(before);
  if (turn !== undefined && !Number.isSafeInteger(turn))
    return misused(`“${String(before)}” is no turn. Give a number, such as --before 12.`);
  const read = await use.readWholeNewspaper({ actor, before: turn });
  if (!read.ok) return refused(read.error);
  const { issues, earlier } = read.value;
  const more =
    earlier === null ? [] : [`There are earlier issues: add --before ${String(earlier)}.`];
  const lines = issues.length === 0 ? ['There is no news yet.'] : issues.flatMap(issueLines);
  return done(read.value, [...lines, ...more]);
}

async function place(
  use: UseCases,
  { actor }: AtDesk,
  { headline, text }: PlaceOptions,
): Promise<Reply> {
  const placed = await use.placeNotice({ actor, headline, text });
  if (!placed.ok) return refused(placed.error);
  return done({ headline, text }, [
    'The notice is in the newspaper. All players read it now, and in their next reports.',
  ]);
}

/** `farlane newspaper show|place`. */
export function addNewspaperCommands(program: Command, desk: CliDesk): void {
  const newspaper = program
    .command('newspaper')
    .description('read the newspaper without fog, and place notices in it');
  newspaper
    .command('show')
    .description('show the last issues, the latest first')
    .option('--before <turn>', 'only issues of turns before this one')
    .action((_options: unknown, command: Command) =>
      performInCampaign<ShowOptions>(desk, command, show),
    );
  newspaper
    .command('place')
    .description('place a notice that all players read')
    .argument('<headline>', 'its headline')
    .argument('<text>', 'its text')
    .action((headline: string, text: string, _options: unknown, command: Command) =>
      performInCampaign<PlaceOptions>(desk, command, (use, at, options) =>
        place(use, at, { ...options, headline, text }),
      ),
    );
}
