import type { DataTableContent } from '#http/tables/data-table';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import type { Field } from '#http/forms/field';

type Problems = readonly string[];

/** What the pages of accounts and seats are filled with. */
export type EnterContent = Readonly<{
  campaign: string;
  seat: string;
  about: string;
  path: string;
  formToken: string;
  /** Whose account sits there, or empty. */
  holder: string;
  mayReset: boolean;
  isFree: boolean;
  /** The account that this browser is signed in to, or empty. */
  signedInAs: string;
  /** The name that was sent last. */
  name: string;
  problems: Readonly<Record<'create' | 'account' | 'reset' | 'here' | 'link', Problems>>;
}>;

export const ENTER_PAGE = template<EnterContent>('enter', { isSecret: true });

export type SignInContent = Readonly<{
  formToken: string;
  name: string;
  /** Where it leads. */
  to: string;
  problems: Problems;
}>;

export const SIGN_IN_PAGE = template<SignInContent>('sign-in');

export type AccountContent = Readonly<{
  name: string;
  formToken: string;
  seats: readonly Readonly<{ href: string; campaign: string; role: string }>[];
  typed: string;
  problems: Readonly<Record<'name' | 'password', Problems>>;
}>;

export const ACCOUNT_PAGE = template<AccountContent>('account');

export type PeopleContent = Readonly<{
  campaign: string;
  path: string;
  formToken: string;
  seats: readonly Readonly<{
    id: string;
    name: string;
    role: string;
    who: string;
    more: string;
    seen: string;
    mayManage: boolean;
    mayEnd: boolean;
    mayOwn: boolean;
    isDeputy: boolean;
    maySubmit: boolean;
    /** How far a spectator is behind, to be changed; of others nothing. */
    delay: readonly Field[];
  }>[];
  /** The names of empires without a player. */
  vacant: readonly string[];
  /** Non-aligned worlds without a player; null: there are none. */
  worlds: Readonly<{ lead: string; links: readonly Link[] }> | null;
  invite: readonly Field[];
}>;

export const PEOPLE_PAGE = template<PeopleContent>('people');

/** A new link, shown this once. */
export type InvitationContent = Readonly<{
  seat: string;
  link: string;
  /** A text to send along. */
  letter: string;
  back: Link;
}>;

export const INVITATION_PAGE = template<InvitationContent>('invitation', { isSecret: true });

export type JournalContent = Readonly<{
  path: string;
  acts: readonly Readonly<{ value: string; label: string; isChosen: boolean }>[];
  lines: readonly Readonly<{ at: string; who: string; act: string; detail: string }>[];
  files: DataTableContent['files'];
  total: number;
  page: number;
  pages: number;
  newerHref: string;
  olderHref: string;
}>;

export const JOURNAL_PAGE = template<JournalContent>('journal');

export type LooksContent = Readonly<{
  looks: readonly Readonly<{ at: string; text: string }>[];
  openings: readonly Readonly<{ at: string; text: string }>[];
}>;

export const LOOKS_PAGE = template<LooksContent>('looks');

/** The quiet lines about looks on a player's overview. */
export type LooksLine = Readonly<{ last: string; openings: readonly string[]; href: string }>;

/** Everybody's papers. */
export type PapersContent = Readonly<{
  campaign: string;
  title: string;
  lead: string;
  empty: string;
  turns: readonly Readonly<{
    title: string;
    /** What else there is of the turn; null: nothing. */
    more: Link | null;
    empires: readonly Readonly<{
      name: string;
      papers: readonly Readonly<{ label: string; href: string }>[];
    }>[];
  }>[];
}>;

export const PAPERS_PAGE = template<PapersContent>('papers');
