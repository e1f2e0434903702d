import type { Command } from 'commander';
import type { BattlesUnderWay, EncounterUnderWay } from '#app/usecases/encounters/read-battles';
import type { DecideQuestionInput } from '#app/usecases/encounters/decide-question';
import type { UseCases } from '#app/use-cases';
import { BATTLE_WINDOWS } from '#app/ports/desk-record';
import { type AtDesk, choosePlayer } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { momentOf } from '#cli/moment-of';
import { encounterDetail, encounterLines } from '#cli/output/encounter-lines';
import { done, misused, refused, refusedBecause, type Reply } from '#cli/output/reply';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import { step } from '#cli/commands/turn';
import { wholeNumber } from '#cli/whole-number';

type At = AtDesk & Readonly<{ use: UseCases; under: BattlesUnderWay }>;
type Work<O> = (at: At, options: O & GlobalOptions) => Promise<Reply> | Reply;
type Reason = Readonly<{ reason?: string; tellsWhy?: boolean }>;

const NEXT = 'It takes effect when the phase goes on: farlane turn step';

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
    const there =
      known === ''
        ? 'No encounter is waiting now.'
        : `Choose one of those that are waiting: ${known}.`;
    return refusedBecause(`There is no encounter “${named}”. ${there}`);
  });

async function ask({ use, actor, under }: At, one: EncounterUnderWay, how: string): Promise<Reply> {
  const windows = BATTLE_WINDOWS.find((some) => some === how) ?? null;
  if (windows === null && how !== 'as-set') {
    return misused(
      `“${how}” is not a choice. Choose one of: ${[...BATTLE_WINDOWS, 'as-set'].join(', ')}.`,
    );
  }
  const { encounter } = one;
  const set = await use.setWindows({ actor, version: under.version, encounter, windows });
  if (!set.ok) return refused(set.error);
  const { opened, closed } = set.value;
  return done(set.value, [
    `Questions of the encounter ${one.place}: ${how}. Windows opened: ${String(opened)}, closed: ${String(closed)}.`,
  ]);
}

/** Lets standing orders answer the rest of an encounter, and goes on with the phase. */
async function runThrough(at: At, { encounter }: EncounterUnderWay): Promise<Reply> {
  const { use, actor, under } = at;
  const { version } = under;
  const set = await use.setWindows({ actor, version, encounter, windows: 'standing' });
  return set.ok ? step(use, at, { version, passOver: false }) : refused(set.error);
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
      ({ decision }) => `${decision.asked}: ${decision.id}, until ${hour ?? 'the phase ends'}`,
    ),
    'The players see it next to their questions.',
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
      'The answer is not valid JSON. Follow the answer of the standing orders in farlane encounter show.',
    );
  }
}

async function answer(
  { use, actor, under }: At,
  given: Reason & Readonly<{ id: string; json: string | undefined }>,
): Promise<Reply> {
  const asked = under.open.find(({ question }) => question.decision.id === given.id);
  if (asked === undefined)
    return refusedBecause(
      `There is no open question “${given.id}”. Choose one from farlane encounter list.`,
    );
  const how = howOf(given.json, given);
  if ('code' in how) return how;
  const { decision, askedAt } = asked.question;
  const { version } = under;
  const decided = await use.decideQuestion({ actor, version, decision: decision.id, askedAt, how });
  return decided.ok
    ? done(decided.value, [`The answer is saved. ${NEXT}`])
    : refused(decided.error);
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
    `The die is ruled. Questions asked again or withdrawn: ${String(asked.length)}. ${NEXT}`,
  ]);
}

function addWindows(group: Command, desk: CliDesk): void {
  group
    .command('ask')
    .description('choose who answers the questions of an encounter from now on')
    .argument('<encounter>', 'its id or place')
    .argument('<how>', `${BATTLE_WINDOWS.join(', ')}; as-set: the setting of the campaign`)
    .action((named: string, how: string, _options: unknown, command: Command) =>
      inEncounter(desk, command, { named, work: (at, one) => ask(at, one, how) }),
    );
  group
    .command('run')
    .description('let standing orders answer the rest of an encounter, and go on with the phase')
    .argument('<encounter>', 'its id or place')
    .action((named: string, _options: unknown, command: Command) =>
      inEncounter(desk, command, { named, work: runThrough }),
    );
  group
    .command('until')
    .description('set the deadline of the open and later questions of an encounter')
    .argument('<encounter>', 'its id or place')
    .argument('<moment>', 'in UTC, such as 2026-11-24 20:00; none: no deadline of its own')
    .option('-e, --empire <empire>', 'only the questions of this empire')
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
    .description(
      'answer a question in place of a player; without ANSWER, the standing orders of the player answer',
    )
    .argument('<question>', 'its id, from farlane encounter show')
    .argument(
      '[answer]',
      'JSON of the form that farlane encounter show prints for the standing orders',
    )
    .option('--reason <text>', 'the reason, for the log; required with an answer')
    .option('--tells-why', 'show the reason to the player')
    .action((id: string, json: string | undefined, _options: unknown, command: Command) =>
      withBattles<Reason>(desk, command, (at, options) => answer(at, { ...options, id, json })),
    );
  group
    .command('die')
    .description('set the value of a die of the phase that is due')
    .argument('<roll>', 'its id, from farlane encounter show')
    .argument('[values...]', 'its new value')
    .option('--as-it-fell', 'use the value that was rolled')
    .option('--reason <text>', 'the reason, for the log')
    .action((roll: string, values: readonly string[], _options: unknown, command: Command) =>
      withBattles<Pick<Die, 'asItFell' | 'reason'>>(desk, command, (at, options) =>
        die(at, { ...options, roll, values }),
      ),
    );
}

/** `farlane encounter list|show|ask|run|until|answer|die`. */
export function addEncounterCommands(program: Command, desk: CliDesk): void {
  const group = program
    .command('encounter')
    .description(
      'manage the encounters of the phase that is due: questions, deadlines, answers, dice',
    );
  group
    .command('list')
    .description('list the encounters and their open questions')
    .action((_options: unknown, command: Command) =>
      withBattles(desk, command, ({ under }) => done(under, encounterLines(under))),
    );
  group
    .command('show')
    .description('show the events, open questions and dice of one encounter')
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
