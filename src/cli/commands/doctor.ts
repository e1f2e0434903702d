import type { Command } from 'commander';
import type { FolderFinding } from '#app/ports/data-keeper';
import type { UseCases } from '#app/use-cases';
import type { Verification } from '#app/usecases/verify/verify-campaign';
import type { BrokenInvariant } from '#app/usecases/verify/examine-state';
import type { CliDesk } from '#cli/desk';
import { done, failed, refused, type Reply } from '#cli/output/reply';
import { takenTexts } from '#cli/output/taken-texts';
import { type GlobalOptions, perform } from '#cli/perform';
import { counted } from '#kernel/words/counted';

type Examined = Readonly<{ campaign: string; broken: readonly BrokenInvariant[] }> & Verification;
type Campaigns = Readonly<{ examined: readonly Examined[] }> | Readonly<{ reply: Reply }>;

const ADVICE =
  'Copy the folder first. Then restore the last sound backup: farlane campaign restore FILE';

function findingLines({ about, sound, text, advice }: FolderFinding): readonly string[] {
  const line = `${about}: ${sound ? '' : 'NOT SOUND: '}${text}.`;
  return advice === '' ? [line] : [line, `  ${advice}.`];
}

function examinedLines(one: Examined): readonly string[] {
  const { campaign, sound, taken, replayed, recomputed, faults, broken } = one;
  const played = `${counted(replayed, 'phase')} replayed, ${String(recomputed)} recomputed`;
  const details = [played, ...takenTexts(taken)].join('; ');
  return [
    `${campaign}: ${sound ? 'sound' : 'NOT SOUND'} (${details})`,
    ...faults.map(({ version, text }) => `  version ${String(version)}: ${text}`),
    ...broken.flatMap(({ code, sentence, breaches }) => [
      `  Does not hold (${code}): ${sentence}`,
      ...breaches.map((breach) => `    ${breach}`),
    ]),
  ];
}

async function slugsOf(use: UseCases, named: string | undefined): Promise<readonly string[]> {
  if (named !== undefined) return [named];
  const listed = await use.listCampaigns();
  return listed.ok ? listed.value.map(({ slug }) => slug) : [];
}

async function examineCampaigns(desk: CliDesk, options: GlobalOptions): Promise<Campaigns> {
  const { use, close } = await desk.open(options.data);
  try {
    const examined: Examined[] = [];
    for (const slug of await slugsOf(use, options.campaign)) {
      if (desk.terminal.isWatched) desk.terminal.err(`Replaying ${slug} …\n`);
      const actor = await use.actAsModerator({ slug });
      if (!actor.ok) return { reply: refused(actor.error) };
      const verified = await use.verifyCampaign({ actor: actor.value });
      if (!verified.ok) return { reply: refused(verified.error) };
      const broken = await use.examineState({ actor: actor.value });
      if (!broken.ok) return { reply: refused(broken.error) };
      const sound = verified.value.sound && broken.value.length === 0;
      examined.push({ campaign: slug, ...verified.value, broken: broken.value, sound });
    }
    return { examined };
  } finally {
    await close();
  }
}

/** Campaigns are looked at only where opening them changes nothing: not before a migration, and not in a damaged file. */
const canBeOpened = (folder: readonly FolderFinding[]): boolean =>
  folder.some(({ about }) => about === 'migrations') &&
  folder.every(({ about, sound }) => sound || (about !== 'database' && about !== 'migrations'));

async function doctor(desk: CliDesk, options: GlobalOptions): Promise<Reply> {
  const folder = await (await desk.keeper(options.data)).examine();
  const opened = canBeOpened(folder);
  const campaigns: Campaigns = opened ? await examineCampaigns(desk, options) : { examined: [] };
  if ('reply' in campaigns) return campaigns.reply;
  const { examined } = campaigns;
  const isFolderSound = folder.every(({ sound }) => sound);
  const lines = [...folder.flatMap(findingLines), ...examined.flatMap(examinedLines)];
  const data = { folder, campaigns: examined };
  if (examined.some(({ sound }) => !sound)) return failed(data, [...lines, ADVICE]);
  if (!isFolderSound) {
    return failed(data, [...lines, ...(opened ? [] : ['The campaigns were not checked.'])]);
  }
  return done(data, [
    ...lines,
    ...(examined.length === 0 ? ['There is no campaign in this folder.'] : []),
  ]);
}

/** `farlane doctor`. */
export function addDoctorCommand(program: Command, desk: CliDesk): void {
  program
    .command('doctor')
    .description('check the folder, and that stored state, events, dice and reports agree')
    .action((_options: unknown, command: Command) =>
      perform(desk, command, () => doctor(desk, command.optsWithGlobals<GlobalOptions>())),
    );
}
