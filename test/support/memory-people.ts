import type { BackupSchedule, Operator, OperatorLink } from '#app/ports/operator-record';
import type { ListVersion } from '#app/ports/list-record';
import type { TutorialMark } from '#app/ports/tutorial-record';
import type { Account, Seat, SeatLink, Session, TruthOpening } from '#app/ports/people-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import { StoreError } from '#app/ports/store-error';
import { listReads, listsAfter } from './memory-lists.ts';
import { compareText } from '#kernel/result/compare-text';

/** Who sits where, in memory. */
export type People = {
  accounts: Account[];
  seats: Seat[];
  links: SeatLink[];
  sessions: Session[];
  openings: TruthOpening[];
  operators: Operator[];
  /** One at most. */
  operatorLinks: OperatorLink[];
  schedules: BackupSchedule[];
  lists: ListVersion[];
  tutorials: TutorialMark[];
};
export const nobody = (): People => ({
  accounts: [],
  seats: [],
  links: [],
  sessions: [],
  openings: [],
  operators: [],
  operatorLinks: [],
  schedules: [],
  lists: [],
  tutorials: [],
});

const clash = (what: string): never => {
  throw new StoreError('failed', what);
};

function saveSeat(people: People, seat: Seat): void {
  const others = people.seats.filter(({ id }) => id !== seat.id);
  const key = ({ campaign, role }: Seat): string =>
    JSON.stringify([campaign, role.kind, 'empire' in role ? role.empire : '']);
  const isSingle = seat.role.kind === 'moderator' || seat.role.kind === 'player';
  const same = others.filter((one) => one.endedAt === null && key(one) === key(seat));
  if (seat.endedAt === null && isSingle && same.length > 0) clash('seat');
  people.seats = [...others, seat];
}

function endLink(people: People, seat: Seat['id']): void {
  const ended = people.links.filter((link) => link.seat === seat).map(({ token }) => token);
  people.links = people.links.filter((link) => link.seat !== seat);
  people.sessions = people.sessions.filter(({ link }) => link === null || !ended.includes(link));
}

function saveTutorialMark(people: People, mark: TutorialMark): void {
  const isOther = (one: TutorialMark): boolean =>
    one.seat !== mark.seat || one.tutorial !== mark.tutorial;
  people.tutorials = [...people.tutorials.filter(isOther), mark].sort(
    (a, b) => compareText(a.seat, b.seat) || compareText(a.tutorial, b.tutorial),
  );
}

function saveAccount(people: People, account: Account): void {
  if (people.accounts.some(({ nameKey }) => nameKey === account.nameKey)) clash('name');
  people.accounts.push(account);
}

/** Writes a change of who sits where; false: it is about something else. */
export function writePeople(people: People, change: Change): boolean {
  if (change.put === 'seat') saveSeat(people, change.seat);
  else if (change.put === 'link') {
    endLink(people, change.link.seat);
    people.links.push(change.link);
  } else if (change.put === 'link-ended') endLink(people, change.seat);
  else if (change.put === 'truth-opened') people.openings.push(change.opening);
  else if (change.put === 'tutorial-mark') saveTutorialMark(people, change.mark);
  else {
    return (
      writeLists(people, change) || writeOperators(people, change) || writeAccounts(people, change)
    );
  }
  return true;
}

function writeLists(people: People, change: Change): boolean {
  const lists = listsAfter(people.lists, change);
  if (lists !== undefined) people.lists = lists;
  return lists !== undefined;
}

function writeOperators(people: People, change: Change): boolean {
  if (change.put === 'operator') {
    people.operatorLinks = [];
    const known = people.operators.some(({ account }) => account === change.operator.account);
    if (!known) people.operators.push(change.operator);
  } else if (change.put === 'operator-ended') {
    people.operators = people.operators.filter(({ account }) => account !== change.account);
  } else if (change.put === 'operator-link') {
    people.operatorLinks = change.link === null ? [] : [change.link];
  } else if (change.put === 'backup-schedule') people.schedules = [change.schedule];
  else return false;
  return true;
}

function writeAccounts(people: People, change: Change): boolean {
  const keep = (stays: (session: Session) => boolean): void => {
    people.sessions = people.sessions.filter(stays);
  };
  if (change.put === 'account') saveAccount(people, change.account);
  else if (change.put === 'account-changed') {
    people.accounts = people.accounts.map((one) =>
      one.id === change.account ? { ...one, ...change.set } : one,
    );
  } else if (change.put === 'session') people.sessions.push(change.session);
  else if (change.put === 'session-seen') {
    const { token, seenAt, expiresAt } = change;
    people.sessions = people.sessions.map((one) =>
      one.token === token ? { ...one, seenAt, expiresAt } : one,
    );
  } else if (change.put === 'session-ended') keep(({ token }) => token !== change.token);
  else if (change.put === 'account-sessions-ended') {
    keep(({ account }) => account !== change.account);
  } else if (change.put === 'sessions-purged') keep(({ expiresAt }) => expiresAt > change.before);
  else return false;
  return true;
}

type Reads = Pick<
  StoreReader,
  | 'accounts'
  | 'account'
  | 'accountNamed'
  | 'seats'
  | 'seat'
  | 'seatsOf'
  | 'link'
  | 'links'
  | 'session'
  | 'lastSeen'
  | 'truthOpenings'
  | 'tutorialMarks'
  | 'operators'
  | 'operatorLink'
  | 'backupSchedule'
  | 'savedLists'
  | 'listVersions'
  | 'listVersion'
>;

/** The reads of who sits where. */
export function peopleReads(people: People): Reads {
  const { accounts, links, sessions, openings } = people;
  const seats = [...people.seats].sort(
    (a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id),
  );
  const seenAt = ({ id, account }: Seat): string | undefined => {
    const tokens = links.filter(({ seat }) => seat === id).map(({ token }) => token);
    return sessions
      .filter((one) => (one.link === null ? one.account === account : tokens.includes(one.link)))
      .map((one) => one.seenAt)
      .sort(compareText)
      .at(-1);
  };
  return {
    accounts: async () => [...accounts].sort((a, b) => compareText(a.nameKey, b.nameKey)),
    account: async (id) => accounts.find((one) => one.id === id),
    accountNamed: async (key) => accounts.find(({ nameKey }) => nameKey === key),
    seats: async (id) => seats.filter(({ campaign }) => campaign === id),
    seat: async (id) => seats.find((one) => one.id === id),
    seatsOf: async (id) => seats.filter((one) => one.account === id && one.endedAt === null),
    link: async (hash) => links.find(({ token }) => token === hash),
    links: async (id) =>
      links.filter(({ seat }) => seats.find((one) => one.id === seat)?.campaign === id),
    session: async (hash) => sessions.find(({ token }) => token === hash),
    lastSeen: async (id) =>
      Object.fromEntries(
        seats.flatMap((seat) => {
          const seen = seat.campaign === id && seat.endedAt === null ? seenAt(seat) : undefined;
          return seen === undefined ? [] : [[seat.id, seen]];
        }),
      ),
    operators: async () => people.operators,
    operatorLink: async () => people.operatorLinks[0],
    backupSchedule: async () => people.schedules[0],
    ...listReads(people.lists),
    tutorialMarks: async (ids) => people.tutorials.filter(({ seat }) => ids.includes(seat)),
    truthOpenings: async (id) => openings.filter(({ campaign }) => campaign === id),
  };
}
