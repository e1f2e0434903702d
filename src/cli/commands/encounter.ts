import type { Command } from 'commander';
import type { BattlesUnderWay, EncounterUnderWay } from '#app/usecases/read-battles';
import type { DecideQuestionInput } from '#app/usecases/decide-question';
import type { UseCases } from '#app/use-cases';
import { BATTLE_WINDOWS } from '#app/ports/desk-record';
import { type AtDesk, choosePlayer } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { momentOf } from '#cli/moment-of';
import { encounterDetail, encounterLines } from '#cli/output/encounter-lines';
import { done, misused, refused, refusedBecause, type Reply } from '#cli/output/reply';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import { wholeNumber } from '#cli/whole-number';

type At = AtDesk & Readonly<{ use: UseCases; under: BattlesUnderWay }>;
type Work<O> = (at: At, options: O & GlobalOptions) => Promise<Reply> | Reply;
type Reason = Readonly<{ reason?: string; tellsWhy?: boolean }>;

const NEXT = 'It counts when the phase goes on: farlane turn step';

/** The battles under way, as they stand. */
const withBattles = <O>(desk: CliDesk, command: Command, work: Work<O>): Promise<void> =>
  performInCampaign<O & GlobalOptions>(desk, command, async (use, at, options) => {
    const read = await use.readBattles({ actor: at.actor });
    return read.ok ? work({ use, ...at, under: read.value }, options) : refused(read.error);
  });

/** Does something in one encounter, named by its id or its place. */
const inEncounter = <O>(
  desk: CliDesk,
  command: Command,
  {
    named,
    work,
  }: Readonly<{
    named: string;
    work: (at: At, one: EncounterUnderWay, options: O) => Promise<Reply> | Reply;
  }>,
): Promise<void> =>
  withBattles<O>(desk, command, (at, options) => {
    const { encounters } = at.under;
    const one = encounters.find(({ encounter, place }) => encounter === named || place === named);
    if (one !== undefined) return work(at, one, options);
    const known = encounters.map(({ encounter, place }) => `${encounter} (${place})`).join(', ');
    const there = known === '' ? 'No encounter waits now.' : `These wait: ${known}.`;
    return refusedBecause(`There is no encounter “${named}”. ${there}`);
  });

async function ask({ use, actor, under }: At, one: EncounterUnderWay, how: string): Promise<Reply> {
  const windows = BATTLE_WINDOWS.find((some) => some === how) ?? null;
  if (windows === null && how !== 'as-set') {
    return misused(`“${how}” is no choice: ${[...BATTLE_WINDOWS, 'as-set'].join(', ')}.`);
  }
  const { encounter } = one;
  const set = await use.setWindows({ actor, version: under.version, encounter, windows });
  if (!set.ok) return refused(set.error);
  const { opened, closed } = set.value;
  return done(set.value, [
    `Who is asked ${one.place}: ${how}. Windows opened: ${String(opened)}, closed: ${String(closed)}.`,
  ]);
}

type Hour = Readonly<{ empire?: string | undefined }>;

async function until(
  at: At,
  one: EncounterUnderWay,
  asked: Hour & { moment: string },
): Promise<Reply> {
  const { use, actor, under } = at;
  const player = asked.empire === undefined ? undefined : choosePlayer(at, asked.empire);
  if (player?.ok === false) return player.reply;
  const hour = asked.moment === 'none' ? null : momentOf(asked.moment);
  const set = await use.setWindowUntil({
    actor,
    version: under.version,
    encounter: one.encounter,
    empire: player?.value.empire ?? null,
    until: hour,
  });
  if (!set.ok) return refused(set.error);
  return done(set.value, [
    ...set.value.map(
      ({ decision }) => `${decision.asked}: ${decision.id}, until ${hour ?? 'its phase ends'}`,
    ),
    'The players read it beside their questions.',
  ]);
}

function howOf(
  answer: string | undefined,
  { reason = '', tellsWhy = false }: Reason,
): DecideQuestionInput['how'] | Reply {
  if (answer === undefined) return { kind: 'standing' };
  try {
    return { kind: 'answer', answer: JSON.parse(answer) as unknown, reason, tellsWhy };
  } catch {
    return misused(
      'The answer is no JSON. farlane encounter show prints what the standing orders would answer.',
    );
  }
}

async function answer(
  { use, actor, under }: At,
  given: Reason & Readonly<{ id: string; json: string | undefined }>,
): Promise<Reply> {
  const asked = under.open.find(({ question }) => question.decision.id === given.id);
  if (asked === undefined)
    return refusedBecause(`No question “${given.id}” is open: farlane encounter list`);
  const how = howOf(given.json, given);
  if ('code' in how) return how;
  const { decision, askedAt } = asked.question;
  const { version } = under;
  const decided = await use.decideQuestion({ actor, version, decision: decision.id, askedAt, how });
  return decided.ok ? done(decided.value, [`It is decided. ${NEXT}`]) : refused(decided.error);
}

type Die = Readonly<{ roll: string; values: readonly string[]; asItFell?: true; reason?: string }>;

async function die(
  { use, actor, under }: At,
  { roll, values, asItFell, reason = '' }: Die,
): Promise<Reply> {
  const shown = asItFell === true ? null : values.map((value) => wholeNumber(value) ?? 0);
  const ruled = await use.ruleOnRoll({
    actor,
    version: under.version,
    roll,
    values: shown,
    reason,
  });
  if (!ruled.ok) return refused(ruled.error);
  const { asked } = ruled.value;
  return done(ruled.value, [
    `It is noted. Questions asked anew or withdrawn: ${String(asked.length)}. ${NEXT}`,
  ]);
}

function addWindows(group: Command, desk: CliDesk): void {
  group
    .command('ask')
    .description('say who is asked in an encounter, for what is not past yet')
    .argument('<encounter>', 'its id or place')
    .argument('<how>', `${BATTLE_WINDOWS.join(', ')}; as-set: as the campaign has it`)
    .action((named: string, how: string, _options: unknown, command: Command) =>
      inEncounter(desk, command, { named, work: (at, one) => ask(at, one, how) }),
    );
  group
    .command('until')
    .description(
      'say until when what is open in an encounter stays open, and what is asked there later',
    )
    .argument('<encounter>', 'its id or place')
    .argument('<moment>', 'in UTC: 2026-11-24 20:00; none: no hour of its own')
    .option('-e, --empire <empire>', 'the questions of this empire alone')
    .action((named: string, moment: string, _options: unknown, command: Command) =>
      inEncounter<Hour>(desk, command, {
        named,
        work: (at, one, { empire }) => until(at, one, { moment, empire }),
      }),
    );
}

function addDecisions(group: Command, desk: CliDesk): void {
  group
    .command('answer')
    .description('answer a question in a player’s place; without an answer his standing orders do')
    .argument('<question>', 'its id, from farlane encounter show')
    .argument('[answer]', 'as JSON, like what farlane encounter show prints of the standing orders')
    .option('--reason <text>', 'why, for the journal; needed with an answer')
    .option('--tells-why', 'the player reads why')
    .action((id: string, json: string | undefined, _options: unknown, command: Command) =>
      withBattles<Reason>(desk, command, (at, options) => answer(at, { ...options, id, json })),
    );
  group
    .command('die')
    .description('rule on a die of the phase that is due')
    .argument('<roll>', 'its id, from farlane encounter show')
    .argument('[values...]', 'what it shows')
    .option('--as-it-fell', 'let it stand as it fell')
    .option('--reason <text>', 'why, for the journal')
    .action((roll: string, values: readonly string[], _options: unknown, command: Command) =>
      withBattles<Pick<Die, 'asItFell' | 'reason'>>(desk, command, (at, options) =>
        die(at, { ...options, roll, values }),
      ),
    );
}

/** `farlane encounter list|show|ask|until|answer|die`. */
export function addEncounterCommands(program: Command, desk: CliDesk): void {
  const group = program
    .command('encounter')
    .description(
      'run the encounters of the phase that is due: who is asked, until when, answers, dice',
    );
  group
    .command('list')
    .description('the encounters, who is asked in them, and what is open')
    .action((_options: unknown, command: Command) =>
      withBattles(desk, command, ({ under }) => done(under, encounterLines(under))),
    );
  group
    .command('show')
    .description('what has happened in one so far, its open questions, and the dice')
    .argument('<encounter>', 'its id or place')
    .action((named: string, _options: unknown, command: Command) =>
      inEncounter(desk, command, {
        named,
        work: async ({ under }, one) =>
          done(one, encounterDetail(under, one, await desk.renderers())),
      }),
    );
  addWindows(group, desk);
  addDecisions(group, desk);
}
