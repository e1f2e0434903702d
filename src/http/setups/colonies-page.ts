import type { ColonyOffer, ColonyOffers } from '#app/setup/colony-offers';
import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { EmpireView } from '#fog/views/empire-view';
import { type Field, placeFields, selectField } from '#http/forms/field';
import { asHtml, type Html } from '#http/pages/html';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import type { Renderers } from '#http/renderers';
import { formBodyOf } from '#http/visits/form-body';
import type { MapOverlay } from '#report/document/map-overlay';
import type { ColonyBudget } from '#rules/setup/colony-budget-of';
import { counted } from '#kernel/words/counted';
import { valuesById } from '#kernel/collections/tables';
import { type SetupHead, setupHead, stepPath } from './setup-head.ts';
import type { Trouble } from './trouble.ts';
import { TEXTS } from './texts.ts';

/** A colony that a player considers: a system by its hex, and what becomes of it. */
export type Wish = Readonly<{ system: string; kind: string }>;
/** The same, with the name of the system; null: the empire can’t take it. */
type NamedWish = Wish & Readonly<{ name: string | null }>;

/** The step at which colonies are placed in turn (OPT-5). */
type ColoniesContent = Omit<Trouble, 'errors'> &
  Readonly<{
    head: SetupHead;
    /** Empty: it is not the reader’s turn. */
    left: string;
    map: Html | null;
    wishes: readonly Readonly<{ text: string; remove: Link }>[];
    claims: string;
    title: string;
    /** The button that places the colonies that are chosen. */
    place: Readonly<{ label: string; isEmpty: boolean }>;
    add: readonly Field[];
    offers: readonly Readonly<{ system: string; facts: string; kinds: string }>[];
    player: string;
    seen: string;
    done: readonly string[];
  }>;

export const SETUP_COLONIES_PAGE = template<ColoniesContent>('setup-colonies');

export const COLONIES_PLACING = { form: 'colony', fieldOf: (): undefined => undefined };

const KIND = '.';
const NEXT = ',';

/** Colonies in an address. */
const wishesText = (wishes: readonly Wish[]): string =>
  wishes.map(({ system, kind }) => `${system}${KIND}${kind}`).join(NEXT);

/** The same, read again. */
export const wishesIn = (text: string): readonly Wish[] =>
  text
    .split(NEXT)
    .filter((one) => one !== '')
    .map((one) => {
      const [system = '', kind = ''] = one.split(KIND);
      return { system, kind };
    });

function leftText(budget: ColonyBudget): string {
  if (budget.kind === 'points') return TEXTS.pointsLeft(counted(budget.points, 'colony point'));
  const { major, minor, unimportant } = budget.systems;
  return TEXTS.systemsLeft(major, minor, unimportant);
}

const costText = (cost: number, { kind }: ColonyBudget): string =>
  kind === 'points' ? ` (${counted(cost, 'point')})` : '';

const kindText = (kind: string): string => (kind === 'outpost' ? TEXTS.outpost : TEXTS.colony);

type Asked = Readonly<{
  look: SetupLook;
  /** Null: it is not the reader’s turn. */
  placing: Readonly<{ player: number; offers: ColonyOffers; seen: string }> | null;
  /** What the reader’s empire knows of the map. */
  view: EmpireView | null;
  wishes: readonly NamedWish[];
  /** The colonies that the reader’s empire has already; null: it has not placed any yet. */
  placed: readonly Wish[] | null;
  formToken: string;
  trouble: Trouble;
  renderers: Pick<Renderers, 'orderMap'>;
}>;

function addField(offers: ColonyOffers): readonly Field[] {
  const choices = offers.offers.flatMap(({ id, system, kinds }) =>
    kinds.map(({ kind, cost }) => ({
      value: `${id}${KIND}${kind}`,
      label: `${system.name}: ${kindText(kind)}${costText(cost, offers.left)}`,
    })),
  );
  if (choices.length === 0) return [];
  const field = selectField({
    ...{ name: 'add', label: TEXTS.nextColony, sent: formBodyOf({}), offers: choices },
  });
  return placeFields([field], 'colony', new Map());
}

const offerRow = (
  { system, kinds }: ColonyOffer,
  budget: ColonyBudget,
): ColoniesContent['offers'][number] => ({
  system: system.name,
  facts: [
    system.importance,
    `RAW ${String(system.raw)}`,
    ...(system.native === undefined ? [] : [TEXTS.colonyBegins(system.native)]),
    ...system.traits,
  ].join(', '),
  kinds: kinds.map(({ kind, cost }) => `${kindText(kind)}${costText(cost, budget)}`).join(', '),
});

const namesIn = (view: EmpireView | null): ReadonlyMap<string, string> =>
  new Map(valuesById(view?.systems ?? {}).map(({ id, name }) => [String(id), name] as const));

function wishRows({ look, wishes, view }: Asked): ColoniesContent['wishes'] {
  const names = namesIn(view);
  return wishes.map(({ system, kind, name: taken }, index) => {
    const others = wishesText(wishes.filter((_, at) => at !== index));
    const name = taken ?? names.get(system) ?? system;
    const href = `${stepPath(look.slug, 'colonies')}?claims=${encodeURIComponent(others)}`;
    return {
      text: `${name}: ${kindText(kind)}`,
      remove: { href, label: TEXTS.removeColony(name) },
    };
  });
}

/** Systems lead to the list of what can be placed. */
const OVERLAY: MapOverlay = { hrefOf: () => '#offers', noteOf: () => null, ways: [], own: [] };

type PlacingContent = Pick<ColoniesContent, 'left' | 'add' | 'offers' | 'player' | 'seen'>;

const NOTHING_PLACED: PlacingContent = { left: '', add: [], offers: [], player: '', seen: '' };

const placingContent = ({
  player,
  offers,
  seen,
}: NonNullable<Asked['placing']>): PlacingContent => ({
  left: leftText(offers.left),
  add: addField(offers),
  offers: offers.offers.map((offer) => offerRow(offer, offers.left)),
  player: String(player),
  seen,
});

/** The step of the colonies. */
export function setupColoniesPage(asked: Asked): ColoniesContent {
  const { look, placing, view, wishes, formToken, trouble, renderers } = asked;
  const isEmpty = wishes.length === 0;
  const player = placing?.player ?? 0;
  return {
    head: setupHead(look, { page: 'colonies', lead: TEXTS.coloniesLead, formToken }),
    problem: trouble.problem,
    problems: trouble.problems,
    map: view === null ? null : asHtml(renderers.orderMap(view, OVERLAY)),
    wishes: wishRows(asked),
    claims: wishesText(wishes),
    title: player === look.player ? TEXTS.yourColonies : TEXTS.coloniesOf(player),
    place: { label: isEmpty ? TEXTS.placeNoColonies : TEXTS.placeTheseColonies, isEmpty },
    ...(placing === null ? NOTHING_PLACED : placingContent(placing)),
    done: doneOf(asked),
  };
}

/** What is said instead of the form. */
function doneOf({ look, placing, placed, view }: Asked): readonly string[] {
  const { step, steps, player, isGivenUp } = look;
  if (placing !== null || isGivenUp || steps.indexOf(step) < steps.indexOf('colonies')) return [];
  if (player === null) return [TEXTS.allColoniesArePlaced];
  if (placed === null) return [TEXTS.notYourTurnYet];
  const names = namesIn(view);
  return [TEXTS.coloniesArePlaced(placed.map(({ system }) => names.get(system) ?? system))];
}
