import type { Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type {
  ModeratorVisit,
  OperatorVisit,
  PlayerVisit,
  SpectatorVisit,
  Visit,
} from '#http/visits/visit';

type Handle<V> = (site: Site, visit: V) => Promise<Reply>;
type Method = 'get' | 'post';

/** An address with its action and its visitors; one guard serves all of them. */
export type Route =
  | Readonly<{
      who: 'anyone';
      method: Method;
      path: string;
      /** Its form can be long, of those who moderate something here. */
      takesMuch?: true;
      handle: Handle<Visit>;
    }>
  | Readonly<{
      who: 'moderator';
      method: Method;
      path: string;
      /** It shows or changes secrets of other empires, so a moderator who plays must open the moderator's view first. */
      truth: boolean;
      /** Its form may bring a file. */
      takesFile?: true;
      handle: Handle<ModeratorVisit>;
    }>
  | Readonly<{
      who: 'player';
      method: Method;
      path: string;
      /** Its form brings a file. */
      takesFile?: true;
      handle: Handle<PlayerVisit>;
    }>
  /** An operator of the server. */
  | Readonly<{ who: 'operator'; method: Method; path: string; handle: Handle<OperatorVisit> }>
  | Readonly<{ who: 'spectator'; method: Method; path: string; handle: Handle<SpectatorVisit> }>;

/** Where the pages of an operator are. */
export const OPERATE = '/operate';

const BASES: Readonly<Record<Route['who'], string>> = {
  anyone: '',
  moderator: '/campaigns/:slug/moderator',
  player: '/campaigns/:slug/empires/:empire',
  spectator: '/campaigns/:slug/spectator',
  operator: OPERATE,
};

/** The whole address of a route, with its parameters as Express writes them. */
export const fullPath = ({ who, path }: Route): string => `${BASES[who]}${path}`;
