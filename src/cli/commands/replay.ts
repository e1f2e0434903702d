import type { Command } from 'commander';
import type { ReplayedPhase } from '#app/verify/replay-campaign';
import type { ReplayedRecord } from '#app/usecases/verify/replay-record';
import type { UseCases } from '#app/use-cases';
import { chooseCampaign } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { takenTexts } from '#cli/output/taken-texts';
import { progressOn } from '#cli/output/progress';
import { done, failed, misused, refused, type Reply } from '#cli/output/reply';
import { type GlobalOptions, performOpen } from '#cli/perform';
import { wholeNumber } from '#cli/whole-number';
import { counted } from '#kernel/words/counted';

type ReplayOptions = GlobalOptions & Readonly<{ turn?: string }>;

function howText({ how, run }: ReplayedPhase, engineVersion: string): string {
  const by = `version ${run.engineVersion} of Farlane ran it`;
  if (how === 'taken') return `stored state used; ${by}`;
  if (how === 'recomputed') return 'recomputed from orders and dice';
  return run.engineVersion === engineVersion ? 'events replayed' : `events replayed; ${by}`;
}

function verdictOf({ how, faults }: ReplayedPhase): string {
  if (faults.length > 0) return 'NOT THE SAME';
  return how === 'taken' ? 'not replayed' : 'the same';
}

function phaseLine(phase: ReplayedPhase, engineVersion: string): string {
  const { run } = phase;
  const how = howText(phase, engineVersion);
  return `version ${String(run.version)}, turn ${String(run.turn)}, ${run.kind === 'phase' ? '' : 'amendment before '}${run.phase}: ${verdictOf(phase)} (${how})`;
}

function replayLines(record: ReplayedRecord): readonly string[] {
  const { phases, engineVersion, taken, replayed, recomputed, faults } = record;
  return [
    ...phases.map((phase) => phaseLine(phase, engineVersion)),
    ...faults.map(({ version, text }) => `  version ${String(version)}: ${text}`),
    ...takenTexts(taken).map((text) => `${text}.`),
    `Replayed ${counted(replayed, 'phase')}, and recomputed ${String(recomputed)} of them with this version (${engineVersion}).`,
    ...(faults.length === 0 ? [] : ['Some phases differ. Run farlane doctor for advice.']),
  ];
}

async function replay(desk: CliDesk, use: UseCases, options: ReplayOptions): Promise<Reply> {
  const turn = options.turn === undefined ? null : wholeNumber(options.turn);
  if (turn === undefined) return misused('--turn needs a whole number. Correct its value.');
  const chosen = await chooseCampaign(use, options);
  if (!chosen.ok) return chosen.reply;
  const played = await use.replayRecord({
    actor: chosen.value.actor,
    ...(turn === null ? {} : { turn }),
    progress: progressOn(desk.terminal, 'Phases'),
  });
  if (!played.ok) return refused(played.error);
  const answer = played.value.faults.length === 0 ? done : failed;
  return answer(played.value, replayLines(played.value));
}

/** `farlane replay`. */
export function addReplayCommand(program: Command, desk: CliDesk): void {
  program
    .command('replay')
    .description('replay the recorded phases, and compare the results with the stored ones')
    .option('--turn <number>', 'only this turn')
    .action((_options: unknown, command: Command) =>
      performOpen(desk, command, (use) =>
        replay(desk, use, command.optsWithGlobals<ReplayOptions>()),
      ),
    );
}
