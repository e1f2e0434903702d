import type { Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import {
  actOnWhatIf,
  type Comer,
  showResult,
  showResultPart,
  showWhatIf,
  stopResult,
} from './what-if-acts.ts';
import type { WhatIfWorld } from './what-if-world.ts';
import type { Route } from '#http/routes/route';

type Handle<V extends Comer> = (site: Site, visit: V) => Promise<Reply>;
type InWorld<V extends Comer> = (site: Site, visit: V, world: WhatIfWorld) => Promise<Reply>;

type Coming<V extends Comer> = Readonly<{
  at: (method: Route['method'], path: string, handle: Handle<V>) => Route;
  /** Passes on the visitor's knowledge of the campaign. */
  withWorld: (act: InWorld<V>) => Handle<V>;
}>;

/** The pages on which somebody has battles tried out, the same for all who may come. */
export const whatIfRoutes = <V extends Comer>({ at, withWorld }: Coming<V>): readonly Route[] => [
  at('get', '/what-if', withWorld(showWhatIf)),
  at('post', '/what-if', withWorld(actOnWhatIf)),
  at('get', '/what-if/result', showResult),
  at('get', '/what-if/result/part', showResultPart),
  at('post', '/what-if/stop', stopResult),
];
