import type { PlayerDeadline } from '#app/usecases/clock/read-deadline';
import { deadlineStrip } from '#http/clock/deadline-words';
import { OPERATE } from '#http/routes/route';
import type { PageReply } from '#http/replies/reply';
import { assetPaths, type Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import type { Seat } from '#http/visits/seat';
import type { Visit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import { menuOf } from './nav.ts';
import { type Frame, type NavItem, type Theme, THEMES } from './frame.ts';

const THEME_WORDS: Readonly<Record<Theme, string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' };

/** Beside all seats: whose account it is, or how to come to one. */
const beside = (account: Visit['account'], path: string): NavItem =>
  account === null
    ? { href: '/sign-in', label: SHARED_TEXTS.signIn, current: path === '/sign-in' }
    : { href: '/account', label: account.name, current: path === '/account' };

/** For operators of the server. */
const operating = (account: Visit['account'], path: string): readonly NavItem[] =>
  account?.isOperator === true
    ? [{ href: OPERATE, label: 'Server', current: path.startsWith(OPERATE) }]
    : [];

function navOf(
  { navigation }: Site,
  seat: Seat | null,
  { path, account }: Visit,
): readonly NavItem[] {
  const rules = { href: '/rules', label: 'Rules', current: path === '/rules' };
  if (seat === null) {
    const home = { href: '/', label: 'Campaigns', current: path === '/' };
    return [home, beside(account, path), ...operating(account, path), rules];
  }
  const own = menuOf(navigation, seat).map(({ path: below, label }) => {
    const href = `${seat.base}${below}`;
    const isPart = below !== '/' && path.startsWith(`${href}/`);
    return { href, label, isHere: path === href || isPart };
  });
  // The desk is below the page of orders: of two that hold the page, the nearer one counts.
  const nearest = Math.max(...own.map(({ href, isHere }) => (isHere ? href.length : 0)));
  const items = own.map(({ href, label, isHere }) => ({
    href,
    label,
    current: isHere && href.length === nearest,
  }));
  // Players find the rules on their page of help.
  return seat.actor.kind === 'player' ? items : [...items, rules];
}

const seatName = ({ name, campaign }: Seat): string => `${campaign.name}: ${name}`;

type Framed = Readonly<{
  visit: Visit;
  seat: Seat | null;
  /** Of the player whose page it is. */
  deadline: PlayerDeadline | null;
  reply: PageReply;
}>;

/** The frame of a page: its links, the seat, and the colour scheme. */
export function frameOf(site: Site, { visit, seat, deadline, reply }: Framed): Frame {
  const { theme, path } = visit;
  return {
    title: reply.title,
    theme: theme === 'auto' ? '' : theme,
    styles: assetPaths(site, '.css'),
    printStyle: seat === null ? '' : `${seat.base}/print.css`,
    script: assetPaths(site, '.js')[0] ?? '',
    icon: assetPaths(site, '.svg')[0] ?? '',
    nav: navOf(site, seat, visit),
    navLabel: seat === null ? 'Farlane' : seat.campaign.name,
    seatName: seat === null ? '' : seatName(seat),
    signedIn: seat !== null,
    formToken: ownFormToken(visit, seat),
    here: path,
    themes: THEMES.map((value) => ({
      value,
      label: THEME_WORDS[value],
      current: value === theme,
    })),
    flashes: reply.flashes.map((flash) => ({ links: [], ...flash })),
    jumps: reply.jumps,
    deadline: deadlineStrip(deadline),
  };
}
