import type { Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { ModeratorVisit, PlayerVisit, Visit } from '#http/visits/visit';

type Handle<V> = (site: Site, visit: V) => Promise<Reply>;
type Method = 'get' | 'post';

/** An address and what it does, with who may come; the guard stands in one place for all of them. */
export type Route =
  | Readonly<{ who: 'anyone'; method: Method; path: string; handle: Handle<Visit> }>
  | Readonly<{ who: 'moderator'; method: Method; path: string; handle: Handle<ModeratorVisit> }>
  | Readonly<{ who: 'player'; method: Method; path: string; handle: Handle<PlayerVisit> }>;

const BASES: Readonly<Record<Route['who'], string>> = {
  anyone: '',
  moderator: '/campaigns/:slug/moderator',
  player: '/campaigns/:slug/empires/:empire',
};

/** The whole address of a route, with its parameters as Express writes them. */
export const fullPath = ({ who, path }: Route): string => `${BASES[who]}${path}`;
