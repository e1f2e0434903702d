import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import { chooseCampaign, choosePlayer } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { writeOutput } from '#cli/files';
import { done, refused, refusedBecause, type Reply } from '#cli/output/reply';
import { type GlobalOptions, performOpen } from '#cli/perform';

type MapOptions = GlobalOptions & Readonly<{ empire?: string; out?: string }>;

async function draw(
  { renderers }: CliDesk,
  use: UseCases,
  options: MapOptions,
): Promise<Readonly<{ svg: string }> | Readonly<{ reply: Reply }>> {
  const campaign = await chooseCampaign(use, options);
  if (!campaign.ok) return campaign;
  if (options.empire === undefined) {
    const view = await use.readModeratorView({ actor: campaign.value.actor });
    if (!view.ok) return { reply: refused(view.error) };
    return { svg: (await renderers()).moderatorMap(view.value) };
  }
  const player = choosePlayer(campaign.value, options.empire);
  if (!player.ok) return player;
  const own = await use.readPlayerDesk({ actor: player.value });
  if (!own.ok) return { reply: refused(own.error) };
  if (own.value.issued === null) {
    return { reply: refusedBecause('The first turn is not open yet. Open it: farlane turn run') };
  }
  return { svg: (await renderers()).starMap(own.value.issued.view) };
}

async function map(desk: CliDesk, use: UseCases, options: MapOptions): Promise<Reply> {
  const drawn = await draw(desk, use, options);
  if ('reply' in drawn) return drawn.reply;
  const { out } = options;
  if (out === undefined) return done(drawn, [drawn.svg]);
  const trouble = writeOutput(out, drawn.svg);
  if (trouble === undefined) return done({ file: out }, [`Written: ${out}`]);
  return refusedBecause(`Farlane can’t write ${out}: ${trouble}. Name another file.`);
}

/** `farlane map`. */
export function addMapCommand(program: Command, desk: CliDesk): void {
  program
    .command('map')
    .description('print the star map as SVG: the whole map, or what one empire knows')
    .option('-e, --empire <empire>', 'only what this empire knows')
    .option('-o, --out <file>', 'write the map to a file')
    .action((_options: unknown, command: Command) =>
      performOpen(desk, command, (use) => map(desk, use, command.optsWithGlobals<MapOptions>())),
    );
}
