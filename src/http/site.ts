import type { Uploads } from '#app/ports/uploads';
import type { UseCases } from '#app/use-cases';
import type { NavEntry } from './pages/nav.ts';
import type { PageFiller } from './pages/page-filler.ts';
import type { Renderers } from './renderers.ts';

/** A file that pages link to; its hash is part of its address, so that it may be kept for ever. */
export type Asset = Readonly<{ name: string; hash: string; type: string; body: string }>;

/** How often one address, or one name, may come in a while before it has to wait. */
export type Limits = Readonly<{
  /** Requests of an address in a minute. */
  requests: number;
  /** Failed attempts to sign in of an address in a quarter of an hour. */
  attempts: number;
  /** Failed attempts for one name, from anywhere, in a quarter of an hour. */
  attemptsForName: number;
}>;

/** Everything that the pages need; the caller that starts the server passes it in. */
export type Site = Readonly<{
  useCases: UseCases;
  renderers: Renderers;
  filler: PageFiller;
  /** The pages that seats can go to. */
  navigation: readonly NavEntry[];
  assets: readonly Asset[];
  /** The force lists that new campaigns are played with, as JSON. */
  forceLists: string;
  /** So long a page waits for a run that was begun on it. */
  patienceMs: number;
  /** The ids of the rules as they are played here. */
  ruleIds: readonly string[];
  /** The text of the rules, in Markdown. */
  rulesText: string;
  /** Which parts of them do not act yet, in Markdown. */
  notYetText: string;
  /** The public address, if a TLS proxy is in front of this server; otherwise null. */
  publicUrl: string | null;
  limits: Limits;
  /** Where large files are kept that somebody sends. */
  uploads: Uploads;
  /**
   * Told of every error that is a bug of ours, and of every failure of the store. `place`: the same as `about` without anything of a
   * campaign or a person, for the operator.
   */
  report: (error: unknown, about: string, place?: string) => void;
}>;

/** Where an asset is. */
export const assetPath = ({ hash, name }: Asset): string => `/assets/${hash}/${name}`;

/** The addresses of all assets that end so. */
export const assetPaths = ({ assets }: Site, ending: string): readonly string[] =>
  assets.filter(({ name }) => name.endsWith(ending)).map(assetPath);
