import type { Command } from 'commander';
import type { ShadowLine } from '#app/shadow/shadow-run';
import type { UseCases } from '#app/use-cases';
import type { ShadowTurn } from '#app/usecases/turns/shadow-turn';
import type { AtDesk } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { done, refused, type Reply } from '#cli/output/reply';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import { counted } from '#kernel/words/counted';

type ShadowOptions = GlobalOptions & Readonly<{ drafts?: true; all?: true }>;

const lineText = ({ cite, text }: ShadowLine): string => `  ${cite} ${text}`;

function shadowLines({ phases, broken, sheets, asOf, turn }: ShadowTurn, all: boolean) {
  const given = sheets.filter(({ status }) => status !== null).length;
  return [
    `Turn ${String(turn)} as of ${asOf}, with the orders of ${String(given)} of ${counted(sheets.length, 'empire')}. Nothing is saved.`,
    ...sheets.flatMap(({ name, refused: bad, doubtful }) =>
      bad.length + doubtful.length === 0
        ? []
        : [
            `${name}: ${counted(bad.length, 'order')} refused, ${String(doubtful.length)} with warnings`,
          ],
    ),
    ...phases.flatMap(({ phase, lines }) => {
      const told = all ? lines : lines.filter(({ concern }) => concern !== null);
      return told.length === 0 ? [] : [`${phase}:`, ...told.map(lineText)];
    }),
    ...(broken === null ? [] : [`The turn would fail in ${broken.phase}: ${broken.text}`]),
  ];
}

async function shadow(use: UseCases, { actor }: AtDesk, options: ShadowOptions): Promise<Reply> {
  const which = options.drafts === true ? 'drafts' : 'submitted';
  const tried = await use.shadowTurn({ actor, which });
  if (!tried.ok) return refused(tried.error);
  return done(tried.value, shadowLines(tried.value, options.all === true));
}

/** `farlane turn shadow`. */
export function addTurnShadowCommand(turn: Command, desk: CliDesk): void {
  turn
    .command('shadow')
    .description('preview the turn with other dice: what could happen if it ran now')
    .option('--drafts', 'use drafts that are newer than the submitted orders')
    .option('--all', 'show every event, not only battles, supply, deficits and failures')
    .action((_options: unknown, command: Command) =>
      performInCampaign<ShadowOptions>(desk, command, shadow),
    );
}
