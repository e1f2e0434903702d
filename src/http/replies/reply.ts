import type { UseCaseErrorCode } from '#app/use-case-error';
import type { Flash, Jumps, Theme } from '#http/pages/frame';
import type { Link } from '#http/pages/page-parts';
import type { Filled, Template } from '#http/pages/template';

/** A page: its template with its content. */
export type PageReply = Readonly<{
  kind: 'page';
  filled: Filled;
  title: string;
  status: number;
  flashes: readonly Flash[];
  jumps: Jumps | null;
}>;

/** What went wrong and what to do, on a page of its own. */
export type ProblemReply = Readonly<{
  kind: 'problem';
  status: number;
  title: string;
  text: string;
  details: readonly string[];
  ways: readonly Link[];
  /** Why a use case refused; null: none did. */
  refusal: UseCaseErrorCode | null;
}>;

export type SetCookie =
  | Readonly<{ cookie: 'sessions'; tokens: readonly string[] }>
  | Readonly<{ cookie: 'browser'; marks: readonly string[] }>
  | Readonly<{ cookie: 'theme'; theme: Theme }>
  | Readonly<{ cookie: 'visitor'; secret: string }>;

/** Any answer but a page with a template of its own. */
export type PlainReply =
  | ProblemReply
  | Readonly<{ kind: 'redirect'; to: string; cookies: readonly SetCookie[] }>
  /** A piece of a page for a script. */
  | Readonly<{ kind: 'part'; filled: Filled }>
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

/** What a handler answers; one place turns it into a response. */
export type Reply = PageReply | PlainReply;

type PageExtras = Readonly<{
  title: string;
  status?: number;
  flashes?: readonly Flash[];
  jumps?: Jumps | undefined;
}>;

/** A page with its content. */
export const pageReply = <C extends object>(
  page: Template<C>,
  content: NoInfer<C>,
  { title, status = 200, flashes = [], jumps }: PageExtras,
): PageReply => ({
  kind: 'page',
  filled: page.fill(content),
  title,
  status,
  flashes,
  jumps: jumps ?? null,
});

/** A redirect. After a form the browser always loads the page again. */
export const redirectTo = (to: string, ...cookies: readonly SetCookie[]): PlainReply => ({
  kind: 'redirect',
  to,
  cookies,
});
