import type { EmpireView, JuniorView, NeighbourView } from '#fog/views/empire-view';
import type { Link } from '#http/pages/page-parts';
import { valuesById } from '#kernel/collections/tables';
import type { Order, OrderKind } from '#model/orders/order';
import { TREATY_ORDER_KINDS } from '#model/orders/treaties';
import { OBJECTIVE_TABLE } from '#rules/worlds/objective-table';
import type { Renderers } from '#http/renderers';
import {
  dealingActs,
  type DealingDesk,
  type FilledForm,
  offerLines,
  tensionBar,
} from './dealing-acts.ts';
import { letterOffers, type LetterOffer } from './letter-offers.ts';
import type { Dealing, DiplomacyContent, JuniorDealings } from './diplomacy-content.ts';
import { chipOf, matrixSeen } from './relation-matrix.ts';
import { historyOf } from './tension-history.ts';
import { TEXTS } from './texts.ts';

type Texts = Renderers['relationTexts'];

/** The texts about what an empire is to the player, or to a junior partner in whose name they order. */
function factsOf(
  one: NeighbourView,
  { since: sinceText, secrets }: Texts,
  junior: string | null,
): readonly string[] {
  const { since, sustained, tension, pact, pactEnds, surprise, objective } = one;
  if (one.left === true) return [TEXTS.isOut];
  return [
    ...(one.nonAligned === true ? [TEXTS.isWorld] : []),
    ...(objective === undefined ? [] : [TEXTS.strivesTo(OBJECTIVE_TABLE[objective].text)]),
    ...(tension === undefined ? [] : [TEXTS.tensionIs(junior, one.name, tension.value)]),
    ...tensionBar(one),
    TEXTS.inContactSince(sinceText(since)),
    ...(sustained ? [] : [TEXTS.noEnvoys]),
    ...(pact ? [TEXTS.coBelligerents(junior)] : []),
    ...(pactEnds === undefined ? [] : [TEXTS.pactEnds(pactEnds)]),
    ...(surprise === true ? [TEXTS.surpriseAttack] : []),
    ...secrets(one, junior),
  ];
}

/** A player’s view, where the player’s pages are, and the words of reports. */
type Asked = Readonly<{
  base: string;
  view: EmpireView;
  texts: Texts;
  /** Treaties that are attached to letters of this turn: no offers yet, and still to be answered. */
  letters: readonly LetterOffer[];
  hrefOf: FilledForm;
}>;

const letterAct = (base: string, { id, left }: NeighbourView): readonly Link[] => {
  const href = `${base}/letters/new?to=${encodeURIComponent(id)}`;
  return left === true ? [] : [{ href, label: TEXTS.write }];
};

/** One who deals with an empire: the player, or a junior partner in whose name they order. */
type DealingAsked = Asked & Readonly<{ desk: DealingDesk; one: NeighbourView }>;

function dealingOf({ view, texts, desk, one }: DealingAsked): Dealing {
  const junior = desk.isJunior ? desk.party.name : null;
  const { tension } = one;
  return {
    key: desk.isJunior ? `${desk.party.id}-${one.id}` : one.id,
    name: one.name,
    chip: chipOf(one.state),
    facts: factsOf(one, texts, junior),
    rights: texts.rights(one),
    tensions:
      tension === undefined
        ? []
        : historyOf(tension, {
            title: TEXTS.whyTensionIs(junior, tension.value),
            now: view.turn,
            lines: texts.tension,
          }),
    offers: offerLines(desk, one),
    acts: dealingActs(desk, one),
  };
}

/** The player’s own dealings; a leader orders those of a junior partner. @rule DIP-10 */
export function ownDealing(asked: Asked, one: NeighbourView): Dealing {
  const { base, view, hrefOf } = asked;
  const desk = { hrefOf, rules: view.rules, party: view.empire, isJunior: false };
  const dealt = dealingOf({ ...asked, desk, one });
  const written = asked.letters.filter(({ from }) => from === one.id);
  const dealing = { ...dealt, offers: [...dealt.offers, ...letterOffers(written, one)] };
  const letters = letterAct(base, one);
  const { leader } = view;
  if (leader === undefined || leader === one.id || one.left === true) {
    return { ...dealing, acts: [...dealing.acts, ...letters] };
  }
  const name = view.neighbours[leader]?.name ?? '';
  return {
    ...dealing,
    facts: [TEXTS.orderedBy(name), ...dealing.facts],
    offers: dealing.offers.map(({ text }) => ({ text, acts: [] })),
    acts: letters,
  };
}

/** What the player orders in the name of a junior partner. @rule DIP-10 */
function juniorDealings(asked: Asked, { id, name, neighbours }: JuniorView): JuniorDealings {
  const { view, hrefOf } = asked;
  const desk = { hrefOf, rules: view.rules, party: { id, name }, isJunior: true };
  return {
    key: id,
    title: TEXTS.diplomacyOf(name),
    lead: TEXTS.youOrderFor(name),
    empty: TEXTS.juniorMetNobody(name),
    dealings: valuesById(neighbours).map((one) => dealingOf({ ...asked, desk, one })),
  };
}

const DIPLOMATIC: readonly OrderKind[] = TREATY_ORDER_KINDS;

/** Whether an order is about treaties and wars. */
export const isDiplomatic = ({ kind }: Order): boolean => DIPLOMATIC.includes(kind);

/** A player’s relations; `ordered`: what the draft says of them. */
export function diplomacyPage(asked: Asked, ordered: readonly string[]): DiplomacyContent {
  const { base, view, texts } = asked;
  return {
    lead: TEXTS.lead,
    matrix: matrixSeen(view),
    files: [],
    acts: [],
    empty: TEXTS.metNobody,
    dealings: valuesById(view.neighbours).map((one) => ownDealing(asked, one)),
    juniors: valuesById(view.juniors ?? {}).map((junior) => juniorDealings(asked, junior)),
    ordered,
    ordersHref: `${base}/orders`,
    duties: texts.duties(view),
  };
}
