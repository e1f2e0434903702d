import type { Command } from 'commander';
import type { Verification } from '#app/usecases/verify-campaign';
import type { UseCases } from '#app/use-cases';
import type { CliDesk } from '#cli/desk';
import { done, failed, refused, type Reply } from '#cli/output/reply';
import { type GlobalOptions, performOpen } from '#cli/perform';

type Examined = Readonly<{ campaign: string }> & Verification;

function examinedLines(one: Examined): readonly string[] {
  const { campaign, sound, replayed, recomputed, faults } = one;
  const counted = `${String(replayed)} phases played again, ${String(recomputed)} worked out again`;
  return [
    `${campaign}: ${sound ? 'sound' : 'NOT SOUND'} (${counted})`,
    ...faults.map(({ version, text }) => `  version ${String(version)}: ${text}`),
  ];
}

async function slugsOf(use: UseCases, named: string | undefined): Promise<readonly string[]> {
  if (named !== undefined) return [named];
  const listed = await use.listCampaigns();
  return listed.ok ? listed.value.map(({ slug }) => slug) : [];
}

async function doctor(use: UseCases, { campaign }: GlobalOptions): Promise<Reply> {
  const examined: Examined[] = [];
  for (const slug of await slugsOf(use, campaign)) {
    const actor = await use.actAsModerator({ slug });
    if (!actor.ok) return refused(actor.error);
    const verified = await use.verifyCampaign({ actor: actor.value });
    if (!verified.ok) return refused(verified.error);
    examined.push({ campaign: slug, ...verified.value });
  }
  if (examined.every(({ sound }) => sound)) {
    const none = examined.length === 0 ? ['There is no campaign here.'] : [];
    return done(examined, [...none, ...examined.flatMap(examinedLines)]);
  }
  const advice = 'Keep a copy of the folder as it is, and restore the last backup that is sound.';
  return failed(examined, [...examined.flatMap(examinedLines), advice]);
}

/** `farlane doctor`. */
export function addDoctorCommand(program: Command, desk: CliDesk): void {
  program
    .command('doctor')
    .description('check that everything that is stored agrees: state, events, dice, reports')
    .action((_options: unknown, command: Command) =>
      performOpen(desk, command, (use) => doctor(use, command.optsWithGlobals<GlobalOptions>())),
    );
}
