import { LONGEST_DELAY } from '#model/settings/longest-delay';
import type { People, SeatLine } from '#app/usecases/people/list-people';
import { numberField, placeFields, selectField } from '#http/forms/field';
import type { PeopleContent } from './people-contents.ts';
import { formBodyOf } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import { timeText } from '#http/words/times';
import { TEXTS } from './texts.ts';

const ROLE_WORDS: Readonly<Record<SeatLine['role']['kind'], string>> = {
  moderator: 'owner',
  'co-moderator': 'co-moderator',
  player: 'player',
  deputy: 'deputy',
  spectator: 'spectator',
};

/** Who sits there, in words: an account by its name. */
function whoWords({ account, hasLink, seenAt }: SeatLine): string {
  if (account !== null) return account;
  if (!hasLink) return 'nobody';
  return seenAt === null ? TEXTS.nobodyYet : TEXTS.anyoneWithLink;
}

function moreWords({ role, maySubmit }: SeatLine): string {
  if (role.kind === 'spectator') return TEXTS.behind(role.delay);
  if (role.kind !== 'deputy') return '';
  return maySubmit ? TEXTS.maySubmitOrdersAndAnswerQuestions : TEXTS.mayEditDraft;
}

/** The people of the campaign, and the forms that give and remove seats. */
export function peoplePage(people: People, { base, formToken }: ModeratorSeat): PeopleContent {
  return {
    campaign: people.campaign.name,
    path: `${base}/people`,
    formToken,
    seats: people.seats.map((seat) => ({
      id: seat.id,
      name: seat.name,
      role: ROLE_WORDS[seat.role.kind],
      who: whoWords(seat),
      more: moreWords(seat),
      seen: seat.seenAt === null ? 'never' : timeText(seat.seenAt),
      mayManage: seat.mayManage,
      mayEnd: seat.mayManage && seat.role.kind !== 'moderator',
      mayOwn: people.isOwner && seat.role.kind === 'co-moderator',
      isDeputy: seat.role.kind === 'deputy',
      maySubmit: seat.maySubmit,
      delay: delayFields(seat),
    })),
    vacant: people.empires
      .filter(({ isVacant, isWorld }) => isVacant && (!isWorld || areAwaited(people)))
      .map(({ name }) => name),
    worlds: worldsOf(people, base),
    invite: placeFields(inviteFields(people), 'invite', new Map()),
  };
}

/** Whether non-aligned worlds wait for players. */
const areAwaited = ({ nonAlignedControl }: People): boolean => nonAlignedControl === 'player';

/** The non-aligned worlds that have no player, and who plays them. @rule DIP-16 */
function worldsOf(people: People, base: string): PeopleContent['worlds'] {
  const worlds = people.empires.filter(({ isVacant, isWorld }) => isVacant && isWorld);
  if (worlds.length === 0) return null;
  return {
    lead: TEXTS.worldsPlayedBy[people.nonAlignedControl],
    links: worlds.map(({ key, name }) => ({
      href: `${base}/galaxy/empires/${encodeURIComponent(key)}`,
      label: name,
    })),
  };
}

/** The form that changes how many turns a spectator is behind. */
function delayFields({ id, role }: SeatLine): ReturnType<typeof placeFields> {
  if (role.kind !== 'spectator') return [];
  const sent = formBodyOf({});
  const about = { name: 'delay', label: TEXTS.turnsBehind, sent, min: 1, max: LONGEST_DELAY };
  const field = numberField({ ...about, preset: role.delay, required: true });
  return placeFields([field], `seat-${id}`, new Map());
}

/** What the form of an invitation chooses from: every seat that can be given. */
function inviteFields({
  empires,
  isOwner,
  spectatorDelay,
}: People): ReturnType<typeof placeFields> {
  const sent = formBodyOf({});
  const group = (label: string, kind: string, all: People['empires']) =>
    all.map(({ id, name }) => ({
      value: `${kind}:${id}`,
      label: `${name}, ${kind}`,
      group: label,
    }));
  const offers = [
    ...group(
      TEXTS.playersOfVacantEmpires,
      'player',
      empires.filter(({ isVacant, isWorld }) => isVacant && !isWorld),
    ),
    { value: 'spectator', label: 'Spectator', group: 'Others' },
    ...(isOwner ? [{ value: 'co-moderator', label: 'Co-moderator', group: 'Others' }] : []),
    ...group('Deputies', 'deputy', empires),
    // Last, so that nobody gives away a world that a machine plays by the first choice in the list.
    ...group(
      TEXTS.playersOfWorlds,
      'player',
      empires.filter(({ isVacant, isWorld }) => isVacant && isWorld),
    ),
  ];
  return [
    selectField({ name: 'role', label: 'Seat', sent, offers }),
    numberField({
      name: 'delay',
      label: TEXTS.turnsBehind,
      hint: TEXTS.forSpectator,
      sent,
      min: 1,
      max: LONGEST_DELAY,
      preset: spectatorDelay,
    }),
  ];
}
