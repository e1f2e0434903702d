import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import { type AtDesk, chooseCampaign } from './choose.ts';
import type { CliDesk } from './desk.ts';
import type { Reply } from './output/reply.ts';
import { type GlobalOptions, performOpen } from './perform.ts';

/** What a command does in the campaign that it is about, with what it was told. */
export type CampaignWork<O extends GlobalOptions = GlobalOptions> = (
  use: UseCases,
  at: AtDesk,
  options: O,
) => Promise<Reply>;

/** Does what a command was asked in the campaign that was named, or in the only one, and prints its answer. */
export function performInCampaign<O extends GlobalOptions = GlobalOptions>(
  desk: CliDesk,
  command: Command,
  work: CampaignWork<O>,
): Promise<void> {
  return performOpen(desk, command, async (use) => {
    const options = command.optsWithGlobals<O>();
    const chosen = await chooseCampaign(use, options);
    return chosen.ok ? work(use, chosen.value, options) : chosen.reply;
  });
}
