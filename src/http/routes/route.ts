import type { DeskNav, Nav } from '#http/pages/nav';
import type { AnyTemplate } from '#http/pages/template';
import type { PlainReply, Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type {
  ModeratorVisit,
  OperatorVisit,
  PlayerVisit,
  SpectatorVisit,
  Visit,
} from '#http/visits/visit';

/** Who comes to an address, and what its handler gets of them. */
type Visits = Readonly<{
  anyone: Visit;
  moderator: ModeratorVisit;
  player: PlayerVisit;
  /** An operator of the server. */
  operator: OperatorVisit;
  spectator: SpectatorVisit;
}>;
type Who = keyof Visits;

/** What an address says of the rights of its visitors. */
type Rights = Readonly<{
  anyone: Readonly<{
    /** Its form can be long, of operators and those who moderate something here, or of those who have a seat or an account. */
    takesMuch?: 'moderators' | 'seated';
    /** Its form may bring a file, of those whose form can be long. */
    takesFile?: true;
    /** Its form brings a file that is kept on the disk, of those whose form can be long. */
    takesUpload?: true;
  }>;
  moderator: Readonly<{
    /** It shows or changes secrets of other empires, so a moderator who plays must open the moderator's view first. */
    truth: boolean;
    /** Its form may bring a file. */
    takesFile?: true;
  }>;
  player: Readonly<{
    /** Its form brings a file. */
    takesFile?: true;
  }>;
  operator: unknown;
  spectator: unknown;
}>;

/** Pages of a seat have a place in its navigation, or say that they have none. The frame names the few pages beside all seats. */
type Place = Readonly<{ nav: Nav | null }>;
type Places = Readonly<{
  anyone: unknown;
  moderator: Readonly<{ nav: DeskNav | null }>;
  player: Place;
  operator: unknown;
  spectator: Place;
}>;

type At<W extends Who, R extends Reply> = Readonly<{
  who: W;
  path: string;
  handle: (site: Site, visit: Visits[W]) => Promise<R>;
}> &
  Rights[W];

/** A page that is opened: its template, its rights and its place in the navigation. */
type PageAt<W extends Who> = At<W, Reply> &
  Places[W] &
  Readonly<{ method: 'get'; page: AnyTemplate }>;
/** Something else that is read, such as a file. */
type FileAt<W extends Who> = At<W, PlainReply> & Readonly<{ method: 'get'; page?: never }>;
/** A form that is sent. */
type FormAt<W extends Who> = At<W, Reply> & Readonly<{ method: 'post'; page?: never }>;

/** An address with its action and its visitors; one guard serves all of them. */
export type Route = { [W in Who]: PageAt<W> | FileAt<W> | FormAt<W> }[Who];

/** Where the pages of an operator are. */
export const OPERATE = '/operate';

const BASES: Readonly<Record<Who, string>> = {
  anyone: '',
  moderator: '/campaigns/:slug/moderator',
  player: '/campaigns/:slug/empires/:empire',
  spectator: '/campaigns/:slug/spectator',
  operator: OPERATE,
};

/** The whole address of a route, with its parameters as Express writes them. */
export const fullPath = ({ who, path }: Route): string => `${BASES[who]}${path}`;
