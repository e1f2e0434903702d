import type { Command } from 'commander';
import type { TurnRun } from '#app/usecases/turns/run-turn';
import type { UseCases } from '#app/use-cases';
import { type AtDesk, chooseCampaign, type Chosen, choosePlayer, keyOf } from '#cli/choose';
import { noScenario } from '#cli/commands/campaign';
import type { CliDesk, ScenarioOrders } from '#cli/desk';
import { type DemoTurn, type DemoSheet, demoTurnLines } from '#cli/output/demo-lines';
import { linkLines } from '#cli/output/link-lines';
import { progressOn } from '#cli/output/progress';
import { done, misused, refused, type Reply } from '#cli/output/reply';
import { type GlobalOptions, performOpen } from '#cli/perform';
import { wholeNumber } from '#cli/whole-number';

const SCENARIO = 'first-contact';
const NAME = 'First Contact';

type DemoOptions = GlobalOptions & Readonly<{ turns: string }>;
type CreatedLinks = Parameters<typeof linkLines>[0];
type Demo = Readonly<{ slug: string; made: CreatedLinks | null }>;

const no = (reply: Reply): Readonly<{ ok: false; reply: Reply }> => ({ ok: false, reply });

/** The demo campaign: the one that is there, or a new one. */
async function demoCampaign(desk: CliDesk, use: UseCases): Promise<Chosen<Demo>> {
  const listed = await use.listCampaigns();
  if (!listed.ok) return no(refused(listed.error));
  if (listed.value.some(({ slug }) => slug === SCENARIO)) {
    return { ok: true, value: { slug: SCENARIO, made: null } };
  }
  const scenario = await desk.scenarios.read(SCENARIO);
  if (scenario === undefined) return no(await noScenario(desk, SCENARIO));
  const forceLists = await desk.forceLists();
  const made = await use.createCampaign({ name: NAME, scenario, forceLists });
  if (!made.ok) return no(refused(made.error));
  return { ok: true, value: { slug: made.value.slug, made: made.value } };
}

/** Hands in the orders of one empire, those lines that still make sense; null: it has a sheet of its own. */
async function handIn(
  desk: CliDesk,
  use: UseCases,
  { at, orders: { empire, text } }: Readonly<{ at: AtDesk; orders: ScenarioOrders }>,
): Promise<Chosen<DemoSheet | null>> {
  const player = choosePlayer(at, empire);
  if (!player.ok) return player;
  const actor = player.value;
  const isFree = at.desk.sheets.some((one) => one.empire === actor.empire && one.status === 'none');
  const own = await use.readPlayerDesk({ actor });
  if (!own.ok) return no(refused(own.error));
  if (!isFree || own.value.issued === null) return { ok: true, value: null };
  const { turn, view } = own.value.issued;
  const read = await desk.readOrders(text, { view, key: keyOf(at, actor) });
  const orders = read.flatMap(({ order }) => order ?? []);
  const sent = await use.submitOrders({ actor, by: at.actor, turn, orders });
  if (!sent.ok) return no(refused(sent.error));
  const refusedOrders = sent.value.verdicts.filter(({ accepted }) => !accepted).length;
  const unread = read.filter(({ order }) => order === null);
  return {
    ok: true,
    value: { empire, orders: orders.length, refused: refusedOrders, unread },
  };
}

async function runOn(use: UseCases, { actor, desk }: AtDesk): Promise<Chosen<TurnRun>> {
  const ran = await use.runTurn({ actor, version: desk.version });
  return ran.ok ? { ok: true, value: ran.value } : no(refused(ran.error));
}

/** Hands in the orders of the turn that is open, and runs it. */
async function playTurn(desk: CliDesk, use: UseCases, slug: string): Promise<Chosen<DemoTurn>> {
  const chosen = await chooseCampaign(use, { campaign: slug });
  if (!chosen.ok) return chosen;
  const at = chosen.value;
  const { turn } = at.desk;
  const sheets: DemoSheet[] = [];
  for (const orders of await desk.scenarioOrders(SCENARIO, turn)) {
    const sheet = await handIn(desk, use, { at, orders });
    if (!sheet.ok) return sheet;
    if (sheet.value !== null) sheets.push(sheet.value);
  }
  const ran = await runOn(use, at);
  if (!ran.ok) return ran;
  const { runs, stopped } = ran.value;
  const events = runs.reduce((sum, run) => sum + run.events, 0);
  return { ok: true, value: { turn, sheets, phases: runs.length, events, stopped: stopped.at } };
}

/** Opens the first turn where that has not been done. */
async function open(use: UseCases, slug: string): Promise<Chosen<null>> {
  const chosen = await chooseCampaign(use, { campaign: slug });
  if (!chosen.ok) return chosen;
  if (chosen.value.desk.stage === 'orders') return { ok: true, value: null };
  const ran = await runOn(use, chosen.value);
  return ran.ok ? { ok: true, value: null } : ran;
}

async function demo(desk: CliDesk, use: UseCases, options: DemoOptions): Promise<Reply> {
  const turns = wholeNumber(options.turns);
  if (turns === undefined) return misused('--turns needs a whole number. Correct its value.');
  const found = await demoCampaign(desk, use);
  if (!found.ok) return found.reply;
  const { slug, made } = found.value;
  const opened = await open(use, slug);
  if (!opened.ok) return opened.reply;
  const tell = progressOn(desk.terminal, 'Turns');
  const played: DemoTurn[] = [];
  while (played.length < turns && played.at(-1)?.stopped !== 'questions') {
    const turn = await playTurn(desk, use, slug);
    if (!turn.ok) return turn.reply;
    played.push(turn.value);
    tell({ number: played.length, of: turns });
  }
  return done({ slug, made, played }, [
    made === null ? `The demo exists already: ${slug}.` : `Made the demo: ${slug}.`,
    ...(made === null ? [] : ['', ...linkLines(made), '']),
    ...played.flatMap(demoTurnLines),
    `Next: run farlane serve and open a link; or try farlane sheet human -c ${slug}, farlane map -c ${slug}, farlane turn show -c ${slug}`,
  ]);
}

/** `farlane demo`. */
export function addDemoCommand(program: Command, desk: CliDesk): void {
  program
    .command('demo')
    .description(
      'make the campaign First Contact if it is not there, open its first turn, and play on',
    )
    .option(
      '--turns <number>',
      'the number of turns to play with the orders that come with it',
      '0',
    )
    .action((_options: unknown, command: Command) =>
      performOpen(desk, command, (use) => demo(desk, use, command.optsWithGlobals<DemoOptions>())),
    );
}
