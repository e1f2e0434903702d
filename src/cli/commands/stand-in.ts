import type { Command } from 'commander';
import type { StandInLine } from '#app/usecases/machine/read-stand-ins';
import type { UseCases } from '#app/use-cases';
import { type AtDesk, choosePlayer } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { done, refused, type Reply } from '#cli/output/reply';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import { MACHINES_HELP, machineText, machineWords } from '#cli/machine-words';
import { USUAL_MACHINE } from '#model/campaign/machine-player';

type SetOptions = GlobalOptions & Readonly<{ untilBack?: boolean }>;

const HELP = `
Who plays is one of:
  player             the turn waits for the player's orders
  hold               only its standing orders act
  LEVEL/PERSONALITY  a machine, such as hard/warlike
${MACHINES_HELP}`;

function playedBy({ standIn, isVacant }: Pick<StandInLine, 'standIn' | 'isVacant'>): string {
  if (standIn === null) return isVacant ? 'nobody (vacant seat)' : 'its player';
  return machineText(standIn);
}

const turnsOf = ({ turns }: StandInLine): string =>
  turns.length === 0 ? '' : ` Machines wrote its orders in: ${turns.toReversed().join(', ')}.`;

async function show(use: UseCases, { actor }: AtDesk): Promise<Reply> {
  const read = await use.readStandIns({ actor });
  if (!read.ok) return refused(read.error);
  const lines = read.value.lines.map((line) => `${line.key}: ${playedBy(line)}.${turnsOf(line)}`);
  return done(read.value, lines);
}

type Who = Readonly<{ empire: string; who: string }>;

/** Machines play for good unless it is said otherwise: a command is mostly used where nobody has the seat. */
async function set(
  use: UseCases,
  at: AtDesk,
  { empire, who, untilBack = false }: SetOptions & Who,
): Promise<Reply> {
  const chosen = choosePlayer(at, empire);
  if (!chosen.ok) return chosen.reply;
  const isMachine = who !== 'player' && who !== 'hold';
  const machine = untilBack ? 'machine' : 'machine-for-good';
  const wish = isMachine ? machineWords(who, machine) : { kind: who, ...USUAL_MACHINE };
  const given = { actor: at.actor, empire: chosen.value.empire, ...wish };
  const made = await use.setStandIn(given);
  if (!made.ok) return refused(made.error);
  const { name, standIn } = made.value;
  return done(made.value, [`${name} is played by ${playedBy({ standIn, isVacant: false })} now.`]);
}

/** `farlane stand-in show|set`. */
export function addStandInCommands(program: Command, desk: CliDesk): void {
  const standIn = program
    .command('stand-in')
    .description('choose who plays empires whose players are absent');
  standIn
    .command('show')
    .description('show who plays each empire')
    .action((_options: unknown, command: Command) => performInCampaign(desk, command, show));
  standIn
    .command('set')
    .description('choose who plays an empire')
    .argument('<empire>', 'its key or name')
    .argument('<who>', 'player, hold, or a machine')
    .option('--until-back', 'a machine plays until the player writes orders, and not for good')
    .addHelpText('after', HELP)
    .action((empire: string, who: string, _options: unknown, command: Command) =>
      performInCampaign<SetOptions>(desk, command, (use, at, options) =>
        set(use, at, { ...options, empire, who }),
      ),
    );
}
