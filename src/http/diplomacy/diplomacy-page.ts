import type { EmpireView, NeighbourView } from '#fog/views/empire-view';
import type { Link } from '#http/pages/page-parts';
import { valuesById } from '#kernel/collections/tables';
import type { Order, OrderKind } from '#model/orders/order';
import { TREATY_ORDER_KINDS } from '#model/orders/treaties';
import type { Renderers } from '#http/renderers';
import { dealingActs, offerLines, tensionBar } from './dealing-acts.ts';
import type { Dealing, DiplomacyContent } from './diplomacy-content.ts';
import { chipOf, matrixSeen } from './relation-matrix.ts';
import { historyOf } from './tension-history.ts';
import { TEXTS } from './texts.ts';

type Texts = Renderers['relationTexts'];

function factsOf(one: NeighbourView, { since: sinceText, secrets }: Texts): readonly string[] {
  const { since, sustained, tension, pact, pactEnds, surprise } = one;
  if (one.left === true) return [TEXTS.isOut];
  return [
    ...(tension === undefined ? [] : [TEXTS.yourTensionIs(tension.value)]),
    ...tensionBar(one),
    TEXTS.inContactSince(sinceText(since)),
    ...(sustained ? [] : [TEXTS.noEnvoys]),
    ...(pact ? [TEXTS.coBelligerents] : []),
    ...(pactEnds === undefined ? [] : [TEXTS.pactEnds(pactEnds)]),
    ...(surprise === true ? [TEXTS.surpriseAttack] : []),
    ...secrets(one),
  ];
}

/** A player’s view, where the player’s pages are, and the words of reports. */
type Asked = Readonly<{ base: string; view: EmpireView; texts: Texts }>;

const letterAct = (base: string, { id, left }: NeighbourView): readonly Link[] => {
  const href = `${base}/letters/new?to=${encodeURIComponent(id)}`;
  return left === true ? [] : [{ href, label: TEXTS.write }];
};

const dealingOf = ({ base, view, texts }: Asked, one: NeighbourView): Dealing => ({
  name: one.name,
  chip: chipOf(one.state),
  facts: factsOf(one, texts),
  rights: texts.rights(one),
  tensions:
    one.tension === undefined
      ? []
      : historyOf(one.tension, {
          title: TEXTS.whyYourTension(one.tension.value),
          now: view.turn,
          lines: texts.tension,
        }),
  offers: offerLines(base, view, one),
  acts: [...dealingActs(base, view, one), ...letterAct(base, one)],
});

const DIPLOMATIC: readonly OrderKind[] = TREATY_ORDER_KINDS;

/** Whether an order is about treaties and wars. */
export const isDiplomatic = ({ kind }: Order): boolean => DIPLOMATIC.includes(kind);

/** A player’s relations; `ordered`: what the draft says of them. */
export function diplomacyPage(asked: Asked, ordered: readonly string[]): DiplomacyContent {
  const { base, view, texts } = asked;
  return {
    lead: TEXTS.lead,
    matrix: matrixSeen(view),
    acts: [],
    empty: TEXTS.metNobody,
    dealings: valuesById(view.neighbours).map((one) => dealingOf(asked, one)),
    ordered,
    ordersHref: `${base}/orders`,
    duties: texts.duties(view),
  };
}
