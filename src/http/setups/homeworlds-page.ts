import type { SetupLook } from '#app/usecases/setups/read-setup';
import { type Field, placeFields, selectField } from '#http/forms/field';
import { template } from '#http/pages/template';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { homeworldFailure } from '#rules/galaxy/homeworld-failure';
import { type RingMap, ringMap, type RingPlace } from './ring-map.ts';
import { type SetupHead, setupHead, stepPath } from './setup-head.ts';
import type { Trouble } from './trouble.ts';
import { TEXTS } from './texts.ts';

/** The step at which homeworlds are chosen in turn. */
type HomeworldsContent = Omit<Trouble, 'errors'> &
  Readonly<{
    head: SetupHead;
    map: RingMap | null;
    homes: readonly Readonly<{ player: string; place: string }>[];
    /** The player whose turn it is; empty: the reader can’t choose for them. */
    player: string;
    choose: readonly Field[];
    title: string;
    seen: string;
  }>;

export const SETUP_HOMEWORLDS_PAGE = template<HomeworldsContent>('setup-homeworlds');

export const HOMEWORLD_PLACING = {
  form: 'home',
  fieldOf: (path: string): string | undefined => (path.endsWith('homeworld') ? 'place' : undefined),
};

type Asked = Readonly<{
  look: SetupLook;
  formToken: string;
  sent: FormBody;
  /** The place that was chosen on the map, or null. */
  chosen: string;
  trouble: Trouble;
}>;

/** All places of the ring. @rule MAP-2 */
function placesOf(
  { places, plan: { ring } }: SetupLook,
  chosen: number | null,
): readonly RingPlace[] {
  if (ring === null) return [];
  const taken = new Map(
    places.flatMap(({ homeworld, player }) => (homeworld === null ? [] : [[homeworld, player]])),
  );
  const before = [...taken.keys()];
  const size = { rings: ring.rings, players: places.length };
  return Array.from({ length: ring.places }, (_, place) => ({
    place,
    player: taken.get(place) ?? null,
    isFree: homeworldFailure({ ...size, places: [...before, place] }) === null,
    isChosen: place === chosen,
  }));
}

type Choosing = Pick<HomeworldsContent, 'player' | 'choose' | 'title'>;

/** The form of the player whose turn it is, for the player and the moderator. */
function choosing(asked: Asked, all: readonly RingPlace[], chosen: number | null): Choosing {
  const { look, sent, trouble } = asked;
  const next = nextIn(look);
  if (next === null) return { player: '', choose: [], title: '' };
  const free = all.filter(({ isFree, player }) => isFree && player === null);
  const place = selectField({
    ...{ name: 'place', label: TEXTS.placeOnRing, sent, preset: String(chosen ?? '') },
    offers: free.map((one) => ({ value: String(one.place), label: TEXTS.place(one.place) })),
  });
  return {
    player: String(next),
    choose: placeFields([place], 'home', trouble.errors),
    title: next === look.player ? TEXTS.yourHomeworld : TEXTS.homeworldOf(next),
  };
}

/** The player whose turn it is, if the reader can choose for them; otherwise null. */
function nextIn({ step, deciding, isModerator, player }: SetupLook): number | null {
  const [next] = step === 'homeworlds' ? deciding : [];
  return next !== undefined && (isModerator || next === player) ? next : null;
}

/** The step of the homeworlds. */
export function setupHomeworldsPage(asked: Asked): HomeworldsContent {
  const { look, formToken, sent, trouble } = asked;
  const { places, slug, plan, marks } = look;
  const chosen = wholeNumber(sent.has('place') ? sent.text('place') : asked.chosen) ?? null;
  const all = placesOf(look, chosen);
  const mayChoose = nextIn(look) !== null;
  const href = (at: number): string =>
    mayChoose ? `${stepPath(slug, 'homeworlds')}?place=${String(at)}#choose` : '';
  return {
    head: setupHead(look, { page: 'homeworlds', lead: TEXTS.homeworldsLead, formToken }),
    problem: trouble.problem,
    problems: trouble.problems,
    map: plan.ring === null ? null : ringMap(plan.ring.rings, all, { href, label: labelOf }),
    homes: places.map(({ player, homeworld }) => ({
      player: TEXTS.player(player),
      place: homeworld === null ? TEXTS.open : TEXTS.place(homeworld),
    })),
    ...choosing(asked, all, chosen),
    seen: marks.next,
  };
}

function labelOf({ place, player, isFree }: RingPlace): string {
  if (player !== null) return TEXTS.takenPlace(place, player);
  return isFree ? TEXTS.freePlace(place) : TEXTS.closedPlace(place);
}
