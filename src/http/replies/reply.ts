import type { UseCaseErrorCode } from '#app/use-case-error';
import type { Flash, Theme } from '#http/pages/frame';
import type { PageContents, PageName } from '#http/pages/page-contents';

type PageReplyOf<P extends PageName> = Readonly<{
  kind: 'page';
  page: P;
  content: PageContents[P];
  title: string;
  status: number;
  flashes: readonly Flash[];
  /** Why a use case refused; null: none did. */
  refusal: UseCaseErrorCode | null;
}>;
export type PageReply = { [P in PageName]: PageReplyOf<P> }[PageName];

export type SetCookie =
  | Readonly<{ cookie: 'sessions'; tokens: readonly string[] }>
  | Readonly<{ cookie: 'browser'; marks: readonly string[] }>
  | Readonly<{ cookie: 'theme'; theme: Theme }>
  | Readonly<{ cookie: 'visitor'; secret: string }>;

/** What a handler answers; one place turns it into a response. */
export type Reply =
  | PageReply
  | Readonly<{ kind: 'redirect'; to: string; cookies: readonly SetCookie[] }>
  /** A piece of a page for a script. */
  | Readonly<{ kind: 'part'; html: string }>
  /** A style sheet of one seat: its browser keeps it, and asks each time whether it is still so. */
  | Readonly<{ kind: 'style'; css: string }>
  /** A file of the server's own, which may be larger than memory. */
  | Readonly<{ kind: 'download'; path: string; saveAs: string }>
  | Readonly<{
      kind: 'file';
      type: string;
      body: string | Uint8Array;
      /** The name to save it by, or null to show it. */
      saveAs: string | null;
    }>;

type PageExtras = Readonly<{
  title: string;
  status?: number;
  flashes?: readonly Flash[];
  refusal?: UseCaseErrorCode | null;
}>;

/** A page with its content. */
export function pageReply<P extends PageName>(
  page: P,
  content: PageContents[P],
  { title, status = 200, flashes = [], refusal = null }: PageExtras,
): PageReplyOf<P> {
  return { kind: 'page', page, content, title, status, flashes, refusal };
}

/** A redirect. After a form the browser always loads the page again. */
export const redirectTo = (to: string, ...cookies: readonly SetCookie[]): Reply => ({
  kind: 'redirect',
  to,
  cookies,
});
