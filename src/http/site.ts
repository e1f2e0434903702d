import type { UseCases } from '#app/use-cases';
import type { PageFiller } from './pages/page-filler.ts';
import type { Renderers } from './renderers.ts';

/** A file that pages link to; its hash is part of its address, so that it may be kept for ever. */
export type Asset = Readonly<{ name: string; hash: string; type: string; body: string }>;

/** All that the pages need; handed in by whoever starts the server. */
export type Site = Readonly<{
  useCases: UseCases;
  renderers: Renderers;
  filler: PageFiller;
  assets: readonly Asset[];
  /** The text of the rules, in Markdown. */
  rulesText: string;
  /** Told of every error that is a bug of ours. */
  report: (error: unknown, about: string) => void;
}>;

/** Where an asset is. */
export const assetPath = ({ hash, name }: Asset): string => `/assets/${hash}/${name}`;

/** The addresses of all assets that end so. */
export const assetPaths = ({ assets }: Site, ending: string): readonly string[] =>
  assets.filter(({ name }) => name.endsWith(ending)).map(assetPath);
