import { Command, CommanderError } from 'commander';
import { addAccountCommands } from './commands/account.ts';
import { addBattleCommand } from './commands/battle.ts';
import { addCampaignCommands } from './commands/campaign.ts';
import { addClockCommands } from './commands/clock.ts';
import { addCorrectCommand } from './commands/correct.ts';
import { addDemoCommand } from './commands/demo.ts';
import { addDesignCommands } from './commands/design.ts';
import { addDoctorCommand } from './commands/doctor.ts';
import { addEncounterCommands } from './commands/encounter.ts';
import { addEventsCommand } from './commands/events.ts';
import { addGalaxyCommands } from './commands/galaxy.ts';
import { addHouseRulesCommands } from './commands/house-rules.ts';
import { addLetterCommands } from './commands/letter.ts';
import { addMapCommand } from './commands/map.ts';
import { addMessageCommands } from './commands/message.ts';
import { addNewspaperCommands } from './commands/newspaper.ts';
import { addNoteCommands } from './commands/note.ts';
import { addOddsCommand } from './commands/odds.ts';
import { addOperatorCommands } from './commands/operator.ts';
import { addOrdersCommands } from './commands/orders.ts';
import { addOutcomeCommands } from './commands/outcome.ts';
import { addPeopleCommands } from './commands/people.ts';
import { addRulingCommands } from './commands/ruling.ts';
import { addReplayCommand } from './commands/replay.ts';
import { addSchemaCommand } from './commands/schema.ts';
import { addRandomEventCommands } from './commands/random-event.ts';
import { addRelationCommands } from './commands/relation.ts';
import { addSelfPlayCommand } from './commands/self-play.ts';
import { addServeCommand } from './commands/serve.ts';
import { addSettingsCommands } from './commands/settings.ts';
import { addSetupCommands } from './commands/setup.ts';
import { addSheetCommand } from './commands/sheet.ts';
import { addTurnCommands } from './commands/turn.ts';
import { addStandInCommands } from './commands/stand-in.ts';
import { addVotesCommands } from './commands/votes.ts';
import type { CliDesk } from './desk.ts';
import { EXIT, EXIT_CODES_HELP } from './output/exit-codes.ts';

const COMMANDS = [
  addCampaignCommands,
  addPeopleCommands,
  addAccountCommands,
  addOperatorCommands,
  addTurnCommands,
  addClockCommands,
  addOrdersCommands,
  addSheetCommand,
  addMapCommand,
  addSetupCommands,
  addGalaxyCommands,
  addDesignCommands,
  addEventsCommand,
  addRelationCommands,
  addRandomEventCommands,
  addCorrectCommand,
  addRulingCommands,
  addStandInCommands,
  addVotesCommands,
  addNoteCommands,
  addMessageCommands,
  addLetterCommands,
  addHouseRulesCommands,
  addSettingsCommands,
  addNewspaperCommands,
  addReplayCommand,
  addDoctorCommand,
  addServeCommand,
  addDemoCommand,
  addSelfPlayCommand,
  addEncounterCommands,
  addOutcomeCommands,
  addBattleCommand,
  addOddsCommand,
  addSchemaCommand,
];

function programOf(desk: CliDesk): Command {
  const { out, err } = desk.terminal;
  const program = new Command('farlane')
    .description(
      'The moderator’s desk for VBAM: Galaxies campaigns. Everybody who can run it has all rights.',
    )
    .version(desk.version)
    .option('-c, --campaign <slug>', 'the campaign, if there is more than one')
    .option('--data <folder>', 'the folder of the campaigns')
    .option('--json', 'print JSON')
    .addHelpText('after', EXIT_CODES_HELP)
    .showHelpAfterError('(see farlane --help)')
    .configureOutput({ writeOut: out, writeErr: err })
    .exitOverride();
  for (const add of COMMANDS) add(program, desk);
  return program;
}

/** Runs one command line, without the names of node and the program. */
export async function runCommandLine(desk: CliDesk, args: readonly string[]): Promise<void> {
  try {
    await programOf(desk).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    desk.terminal.exit(error.exitCode === 0 ? EXIT.fine : EXIT.usage);
  }
}
