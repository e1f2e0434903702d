import type { Command } from 'commander';
import type { Role } from '#app/ports/campaign-record';
import type { SeatLine } from '#app/usecases/people/list-people';
import type { UseCases } from '#app/use-cases';
import { type AtDesk, choosePlayer } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { done, misused, refused, refusedBecause, type Reply } from '#cli/output/reply';
import { textRows } from '#cli/output/text-rows';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import { wholeNumber } from '#cli/whole-number';

type InviteOptions = GlobalOptions & Readonly<{ empire?: string; delay?: string }>;
type Asked = InviteOptions & Readonly<{ kind: string }>;
type Invited = Readonly<{ name: string; token: string }>;

const ROLES = ['player', 'deputy', 'spectator', 'co-moderator'] as const;
const SEAT = 'its id, its name, or its account';

async function list(use: UseCases, { actor }: AtDesk): Promise<Reply> {
  const people = await use.listPeople({ actor });
  if (!people.ok) return refused(people.error);
  const rows = people.value.seats.map(({ id, name, role, account, hasLink, seenAt }) => [
    id,
    name,
    role.kind,
    account ?? (hasLink ? 'by link' : 'nobody'),
    seenAt ?? 'never',
  ]);
  return done(people.value, textRows(['seat', 'name', 'role', 'who', 'last seen'], rows));
}

const linkLine = ({ name, token }: Invited): readonly string[] => [
  `The link of ${name}. Copy it now: it is not shown again. Put the address of your server before it:`,
  `/enter/${token}`,
];

/** A spectator as far behind as the campaign says. @rule FOG-13 */
async function usualSpectator(use: UseCases, { actor }: AtDesk): Promise<Role | Reply> {
  const people = await use.listPeople({ actor });
  if (!people.ok) return refused(people.error);
  return { kind: 'spectator', delay: people.value.spectatorDelay };
}

/** The role that a command line asks for, or what is wrong with it. */
async function roleOf(
  use: UseCases,
  at: AtDesk,
  { kind, empire, delay }: Asked,
): Promise<Role | Reply> {
  switch (kind) {
    case 'co-moderator':
      return { kind };
    case 'spectator':
      return delay === undefined
        ? usualSpectator(use, at)
        : { kind, delay: wholeNumber(delay) ?? 0 };
    case 'player':
    case 'deputy': {
      if (empire === undefined) return misused(`The ${kind} has no empire. Add --empire.`);
      const player = choosePlayer(at, empire);
      return player.ok ? { kind, empire: player.value.empire } : player.reply;
    }
    default:
      return misused(`There is no seat “${kind}”. Choose one of: ${ROLES.join(', ')}.`);
  }
}

async function invite(use: UseCases, at: AtDesk, asked: Asked): Promise<Reply> {
  const role = await roleOf(use, at, asked);
  if ('code' in role) return role;
  const invited = await use.invite({ actor: at.actor, role });
  return invited.ok ? done(invited.value, linkLine(invited.value)) : refused(invited.error);
}

/** The seat of an id, or of a name that only one has. */
async function seatNamed(
  use: UseCases,
  { actor }: AtDesk,
  named: string,
): Promise<SeatLine | Readonly<{ reply: Reply }>> {
  const people = await use.listPeople({ actor });
  if (!people.ok) return { reply: refused(people.error) };
  const wanted = named.toLowerCase();
  const isMeant = ({ id, name, account }: SeatLine): boolean =>
    id === named || name.toLowerCase() === wanted || account?.toLowerCase() === wanted;
  const [found, ...more] = people.value.seats.filter(isMeant);
  if (found !== undefined && more.length === 0) return found;
  const names = people.value.seats.map(({ id, name }) => `${id} (${name})`).join(', ');
  const why =
    found === undefined ? `There is no seat “${named}”.` : `“${named}” means more than one seat.`;
  return { reply: refusedBecause(`${why} Choose one of: ${names}.`) };
}

async function renew(use: UseCases, at: AtDesk, named: string): Promise<Reply> {
  const seat = await seatNamed(use, at, named);
  if ('reply' in seat) return seat.reply;
  const renewed = await use.renewLink({ actor: at.actor, seat: seat.id });
  return renewed.ok ? done(renewed.value, linkLine(renewed.value)) : refused(renewed.error);
}

async function remove(use: UseCases, at: AtDesk, named: string): Promise<Reply> {
  const seat = await seatNamed(use, at, named);
  if ('reply' in seat) return seat.reply;
  const ended = await use.endSeat({ actor: at.actor, seat: seat.id });
  if (!ended.ok) return refused(ended.error);
  return done(ended.value, [
    `Removed the seat of ${ended.value.name}. The player’s orders for the open turn are withdrawn.`,
  ]);
}

type ChangeOptions = GlobalOptions & Readonly<{ submits?: string; delay?: string }>;

/** What a command line changes of a seat, or what is wrong with it. */
function changesIn({
  submits,
  delay,
}: ChangeOptions): Readonly<{ maySubmit?: boolean; delay?: number }> | Reply {
  if (submits !== undefined && submits !== 'yes' && submits !== 'no') {
    return misused('--submits needs yes or no. Correct its value.');
  }
  if (submits !== undefined) return { maySubmit: submits === 'yes' };
  if (delay !== undefined) return { delay: wholeNumber(delay) ?? 0 };
  return misused(
    'The command changes nothing. Add --submits for a deputy, or --delay for a spectator.',
  );
}

async function change(
  use: UseCases,
  at: AtDesk,
  { named, ...options }: ChangeOptions & Readonly<{ named: string }>,
): Promise<Reply> {
  const what = changesIn(options);
  if ('code' in what) return what;
  const seat = await seatNamed(use, at, named);
  if ('reply' in seat) return seat.reply;
  const changed = await use.changeSeat({ actor: at.actor, seat: seat.id, ...what });
  return changed.ok
    ? done(changed.value, [`The seat of ${changed.value.name} is changed.`])
    : refused(changed.error);
}

async function own(use: UseCases, at: AtDesk, named: string): Promise<Reply> {
  const seat = await seatNamed(use, at, named);
  if ('reply' in seat) return seat.reply;
  const handed = await use.transferOwnership({ actor: at.actor, seat: seat.id });
  if (!handed.ok) return refused(handed.error);
  const { id, account, name } = seat;
  const owner = account ?? name;
  return done({ seat: id }, [
    `${owner} owns the campaign now. The former owner is a co-moderator.`,
  ]);
}

/** `farlane people list|invite|renew|change|own|remove`. */
export function addPeopleCommands(program: Command, desk: CliDesk): void {
  const people = program.command('people').description('manage the seats of a campaign');
  people
    .command('list')
    .description('list the seats, their accounts, and when they were last seen')
    .action((_options: unknown, command: Command) => performInCampaign(desk, command, list));
  people
    .command('invite')
    .description('make a seat; prints its link once')
    .argument('<role>', ROLES.join(', '))
    .option('-e, --empire <empire>', 'the empire of a player or deputy, by key or name')
    .option('--delay <turns>', 'the number of turns that a spectator is behind')
    .action((kind: string, _options: unknown, command: Command) =>
      performInCampaign<InviteOptions>(desk, command, (use, at, options) =>
        invite(use, at, { ...options, kind }),
      ),
    );
  const add = (
    verb: string,
    description: string,
    work: (use: UseCases, at: AtDesk, named: string) => Promise<Reply>,
  ): void => {
    people
      .command(verb)
      .description(description)
      .argument('<seat>', SEAT)
      .action((named: string, _options: unknown, command: Command) =>
        performInCampaign(desk, command, (use, at) => work(use, at, named)),
      );
  };
  add('renew', 'make a new link for a seat, and end the old one; prints it once', renew);
  add('own', 'make a co-moderator the owner of the campaign', own);
  people
    .command('change')
    .description('change the rights of a deputy, or the delay of a spectator')
    .argument('<seat>', SEAT)
    .option('--submits <yes|no>', 'whether a deputy may submit orders and answer questions')
    .option('--delay <turns>', 'the number of turns that a spectator is behind')
    .action((named: string, _options: unknown, command: Command) =>
      performInCampaign<ChangeOptions>(desk, command, (use, at, options) =>
        change(use, at, { ...options, named }),
      ),
    );
  add('remove', 'remove a seat at once', remove);
}
