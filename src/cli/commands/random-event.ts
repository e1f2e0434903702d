import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import type { RuleOnEventInput } from '#app/usecases/corrections/rule-on-event';
import type { AtDesk } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { done, refused, type Reply } from '#cli/output/reply';
import { textRows } from '#cli/output/text-rows';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import { wholeNumber } from '#cli/whole-number';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { RANDOM_EVENTS } from '#model/campaign/random-event';
import { RANDOM_EVENT_TABLE } from '#rules/random-events/random-event-table';

type Reason = GlobalOptions & Readonly<{ reason: string }>;
type Choice = Reason &
  Readonly<{ empire: string; system?: string; turns?: string; text?: string; instead?: string }>;

/** The events that the moderator can choose. */
const CHOSEN = RANDOM_EVENTS.filter((id) => RANDOM_EVENT_TABLE[id].change.kind !== 'choice');
const EVENTS_HELP = `\nEvents: ${CHOSEN.join(', ')}.`;

async function list(use: UseCases, { actor }: AtDesk): Promise<Reply> {
  const view = await use.readModeratorView({ actor, look: 'random-events' });
  if (!view.ok) return refused(view.error);
  const { empires, systems, comingEvents } = view.value;
  if (comingEvents.length === 0) return done([], ['No random event is to come.']);
  const rows = comingEvents.map(({ id, event, empire, system, due, text }) => [
    id,
    RANDOM_EVENT_TABLE[event].name,
    rowOf(empires, empire).name,
    system === null ? '–' : rowOf(systems, system).name,
    due,
    text,
  ]);
  return done(
    comingEvents,
    textRows(['id', 'event', 'power', 'system', 'end of turn', 'text'], rows),
  );
}

async function rule(
  use: UseCases,
  { actor, desk }: AtDesk,
  { wish, reason, says }: Pick<RuleOnEventInput, 'wish' | 'reason'> & Readonly<{ says: string }>,
): Promise<Reply> {
  const ruled = await use.ruleOnEvent({ actor, version: desk.version, reason, wish });
  if (!ruled.ok) return refused(ruled.error);
  return done(ruled.value, [`${says} (version ${String(ruled.value.version)}).`]);
}

type Named = Readonly<{ id: string; name: string }>;

/** The id of what is named by its id or its name; a text that names nothing is returned unchanged. */
function idOf(all: readonly Named[], text: string): string {
  const wanted = text.trim().toLowerCase();
  const found = all.find(({ id, name }) => [id, name].some((one) => one.toLowerCase() === wanted));
  return found?.id ?? text;
}

async function choose(
  use: UseCases,
  at: AtDesk,
  {
    event,
    empire,
    system = '',
    turns,
    text = '',
    instead = '',
    reason,
  }: Choice & Readonly<{ event: string }>,
): Promise<Reply> {
  const view = await use.readModeratorView({ actor: at.actor, look: 'random-events' });
  if (!view.ok) return refused(view.error);
  const { empires, systems } = view.value;
  const wish = {
    ...({ act: 'choose', event, text, instead } as const),
    empire: idOf(valuesById(empires), empire),
    system: idOf(valuesById(systems), system),
    turns: turns === undefined ? null : (wholeNumber(turns) ?? null),
  };
  return rule(use, at, { wish, reason, says: 'The event happens at the end of this turn' });
}

/** `farlane random-event list|choose|veto|draw`. */
export function addRandomEventCommands(program: Command, desk: CliDesk): void {
  const events = program
    .command('random-event')
    .description('show, choose, write and veto random events that are still to come');
  const reason = ['--reason <text>', 'the reason, for the log; players don’t see it'] as const;
  events
    .command('list')
    .description('list the random events that are still to come')
    .action((_options: unknown, command: Command) => performInCampaign(desk, command, list));
  events
    .command('choose')
    .description('choose an event for the end of this turn')
    .argument('<event>', 'one of the events listed below')
    .requiredOption('--empire <name>', 'the key or name of the power that it befalls')
    .option('--system <name>', 'the name or id of one of its systems')
    .option('--turns <number>', 'how many turns a recession or a boom lasts')
    .option('--text <text>', 'your own words, which the players who are told read')
    .option('--instead <id>', 'the event that it replaces')
    .requiredOption(...reason)
    .addHelpText('after', EVENTS_HELP)
    .action((event: string, _options: unknown, command: Command) =>
      performInCampaign<Choice>(desk, command, (use, at, options) =>
        choose(use, at, { ...options, event }),
      ),
    );
  events
    .command('veto')
    .description('veto an event, so that it doesn’t happen')
    .argument('<id>', 'its id, from the list')
    .requiredOption(...reason)
    .action((id: string, _options: unknown, command: Command) =>
      performInCampaign<Reason>(desk, command, (use, at, options) =>
        rule(use, at, { wish: { act: 'veto', id }, reason: options.reason, says: 'Vetoed' }),
      ),
    );
  events
    .command('draw')
    .description('have an event drawn at the end of this turn')
    .requiredOption(...reason)
    .action((_options: unknown, command: Command) =>
      performInCampaign<Reason>(desk, command, (use, at, { reason: why }) => {
        const says = 'An event is drawn at the end of this turn';
        return rule(use, at, { wish: { act: 'draw' }, reason: why, says });
      }),
    );
}
