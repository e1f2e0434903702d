import type { Command } from 'commander';
import type { BattlesUnderWay } from '#app/usecases/encounters/read-battles';
import type { UseCases } from '#app/use-cases';
import type { AtDesk } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { done, refused, type Reply } from '#cli/output/reply';
import { textRows } from '#cli/output/text-rows';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import type { EncounterId } from '#model/campaign/ids';
import { brandAs } from '#kernel/brand/brand';

type ElsewhereOptions = GlobalOptions & Readonly<{ back?: true }>;
type Stand = BattlesUnderWay['toFight'][number]['stand'];

const NONE =
  'No encounter has a battle that you could fight elsewhere. There are such battles only while the Encounters Phase is due or waits.';

const STAND_WORDS: Readonly<Record<Stand, string>> = {
  here: 'fought by Farlane',
  elsewhere: 'fought elsewhere',
  entered: 'fought elsewhere, outcome entered',
};

/** The same where battles before were fought elsewhere. */
const LATER_WORDS: Readonly<Record<Stand, string>> = {
  ...STAND_WORDS,
  here: 'fought by Farlane from now on',
  elsewhere: 'fought elsewhere, the next one too',
};

function listReply({ toFight }: BattlesUnderWay): Reply {
  const rows = toFight.map(({ encounter, place, present, stand, isLater }) => [
    encounter,
    place,
    present.join(', '),
    isLater ? LATER_WORDS[stand] : STAND_WORDS[stand],
  ]);
  const head = ['encounter', 'place', 'empires', 'its battles'];
  return done(toFight, rows.length === 0 ? [NONE] : textRows(head, rows));
}

async function elsewhere(
  use: UseCases,
  { actor }: AtDesk,
  { encounter, back }: ElsewhereOptions & Readonly<{ encounter: string | undefined }>,
): Promise<Reply> {
  const read = await use.readBattles({ actor });
  if (!read.ok) return refused(read.error);
  if (encounter === undefined) return listReply(read.value);
  const isElsewhere = back !== true;
  const said = await use.fightElsewhere({
    actor,
    version: read.value.version,
    encounter: brandAs<EncounterId>(encounter),
    isElsewhere,
  });
  if (!said.ok) return refused(said.error);
  return done(said.value.word, [
    isElsewhere
      ? `You fight the battles of ${encounter} elsewhere. Go on: farlane turn run, then farlane outcome show`
      : `Farlane fights the battles of ${encounter}.`,
  ]);
}

/** `farlane outcome elsewhere`. */
export function addElsewhereCommand(outcome: Command, desk: CliDesk): void {
  outcome
    .command('elsewhere')
    .description(
      'fight the battles of one encounter elsewhere; without ENCOUNTER, list the possible ones',
    )
    .argument('[encounter]', 'the encounter, from the list')
    .option('--back', 'undo this: Farlane fights the remaining battles')
    .action((encounter: string | undefined, _options: unknown, command: Command) =>
      performInCampaign<ElsewhereOptions>(desk, command, (use, at, options) =>
        elsewhere(use, at, { ...options, encounter }),
      ),
    );
}
