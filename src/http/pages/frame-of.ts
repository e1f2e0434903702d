import type { PageReply } from '#http/replies/reply';
import { assetPaths, type Site } from '#http/site';
import { VISITOR_FORM_TOKEN } from '#http/visits/form-token';
import { isModeratorSeat, type Seat } from '#http/visits/seat';
import type { Visit } from '#http/visits/visit';
import { type Frame, type NavItem, type Theme, THEMES } from './frame.ts';

const THEME_WORDS: Readonly<Record<Theme, string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' };

const MODERATOR_PAGES = [
  ['/', 'Desk'],
  ['/truth', 'The whole truth'],
] as const;
const PLAYER_PAGES = [
  ['/', 'Overview'],
  ['/sheet', 'Asset sheet'],
  ['/map', 'Star map'],
  ['/orders', 'Orders'],
  ['/questions', 'Questions'],
  ['/reports', 'Reports'],
] as const;

function navOf(seat: Seat | null, path: string): readonly NavItem[] {
  const rules = { href: '/rules', label: 'Rules', current: path === '/rules' };
  if (seat === null) return [{ href: '/', label: 'Campaigns', current: path === '/' }, rules];
  const pages = isModeratorSeat(seat) ? MODERATOR_PAGES : PLAYER_PAGES;
  const own = pages.map(([below, label]) => {
    const href = `${seat.base}${below}`;
    const isPart = below !== '/' && path.startsWith(`${href}/`);
    return { href, label, current: path === href || isPart };
  });
  return [...own, rules];
}

const seatName = ({ name, campaign }: Seat): string => `${campaign.name}: ${name}`;

/** What stands around a page: the ways on, whose page it is, and how it shall look. */
export function frameOf(
  site: Site,
  { visit, seat, reply }: Readonly<{ visit: Visit; seat: Seat | null; reply: PageReply }>,
): Frame {
  const { theme, path, seats } = visit;
  return {
    title: reply.title,
    theme: theme === 'auto' ? '' : theme,
    styles: assetPaths(site, '.css'),
    script: assetPaths(site, '.js')[0] ?? '',
    icon: assetPaths(site, '.svg')[0] ?? '',
    nav: navOf(seat, path),
    navLabel: seat === null ? 'Farlane' : seat.campaign.name,
    seatName: seat === null ? '' : seatName(seat),
    signedIn: seat !== null,
    formToken: (seat ?? seats[0])?.formToken ?? VISITOR_FORM_TOKEN,
    here: path,
    themes: THEMES.map((value) => ({
      value,
      label: THEME_WORDS[value],
      current: value === theme,
    })),
    flashes: reply.flashes,
  };
}
