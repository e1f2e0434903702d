import type { NeighbourView } from '#fog/views/empire-view';
import { valuesById } from '#kernel/collections/tables';
import type { Agreement } from '#model/campaign/dealings';
import type { SystemId } from '#model/campaign/ids';
import { isTreaty } from '#model/campaign/relation';
import type { DealingOrder, TreatyOrderKind } from '#model/orders/treaties';
import { hasAtLeast, nextTreaty } from '#rules/diplomacy/treaty-ladder';
import type { Proposal, Thought } from './thought.ts';

/** What a random player might agree on with another: what is offered, or the next step. */
function agreementWith(
  { chance }: Thought,
  { state, offers, id }: NeighbourView,
): Agreement | null {
  const theirs = (offers ?? []).filter(({ by }) => by === id);
  const offered = chance.pick(theirs);
  if (offered !== null && chance.percent(70)) return offered.offer;
  if (state === 'war' || state === 'hostilities') return chance.percent(30) ? 'armistice' : null;
  const treaty = nextTreaty(state);
  if (treaty === null || chance.percent(25)) return 'pact';
  return treaty;
}

/** A system that supports an attempt, or none. */
function supportFor({ view, chance }: Pick<Thought, 'view' | 'chance'>): SystemId | null {
  const able = valuesById(view.systems).filter(({ own }) => (own?.intel ?? 0) > 0);
  return chance.percent(50) ? (chance.pick(able)?.id ?? null) : null;
}

const someNeighbour = (
  { view, chance }: Thought,
  percent: number,
  isMeant: (one: NeighbourView) => boolean = () => true,
): NeighbourView | null =>
  chance.percent(percent) ? chance.pick(valuesById(view.neighbours).filter(isMeant)) : null;

const someOffer = (
  thought: Thought,
  percent: number,
  isOwn: boolean,
): Readonly<{ with: NeighbourView; offer: Agreement }> | null => {
  const { view, chance } = thought;
  const neighbour = someNeighbour(thought, percent, ({ offers }) => (offers ?? []).length > 0);
  const offer = chance.pick(
    (neighbour?.offers ?? []).filter(({ by }) => (by === view.empire.id) === isOwn),
  );
  return neighbour === null || offer === null ? null : { with: neighbour, offer: offer.offer };
};

/** The same as a leader might order it: now and then in the name of a junior partner, with the leader’s own systems. @rule DIP-10 */
const inSomeName =
  <K extends DealingOrder['kind']>(propose: Proposal<K>): Proposal<K> =>
  (thought) => {
    const { view, chance } = thought;
    const juniors = valuesById(view.juniors ?? {});
    const junior = juniors.length > 0 && chance.percent(50) ? chance.pick(juniors) : null;
    if (junior === null) return propose(thought);
    const { id, name, neighbours } = junior;
    const led = { ...view, empire: { ...view.empire, id, name }, neighbours };
    return propose({ ...thought, view: led }).map((order) => ({ ...order, junior: id }));
  };

/** What might be ordered of treaties and wars. */
const OWN: { readonly [K in TreatyOrderKind]: Proposal<K> } = {
  OfferTreaty: (thought) => {
    const { chance } = thought;
    const other = someNeighbour(thought, 15);
    const offer = other === null ? null : agreementWith(thought, other);
    if (other === null || offer === null) return [];
    const isTreatyOffer = offer !== 'armistice' && offer !== 'pact';
    const covert = isTreatyOffer && chance.percent(20);
    const keep = chance.percent(20);
    return [{ kind: 'OfferTreaty', to: other.id, offer, covert, keep }];
  },
  RetractOffer: (thought) => {
    const found = someOffer(thought, 20, true);
    return found === null ? [] : [{ kind: 'RetractOffer', to: found.with.id, offer: found.offer }];
  },
  DeclineOffer: (thought) => {
    const found = someOffer(thought, 20, false);
    return found === null
      ? []
      : [{ kind: 'DeclineOffer', from: found.with.id, offer: found.offer }];
  },
  BreakTreaty: (thought) => {
    const other = someNeighbour(thought, 12, ({ state, pact }) => isTreaty(state) || pact);
    if (other === null) return [];
    if (other.pact && thought.chance.percent(50)) {
      return [{ kind: 'BreakTreaty', with: other.id, what: 'pact', support: null }];
    }
    return [{ kind: 'BreakTreaty', with: other.id, what: 'treaty', support: supportFor(thought) }];
  },
  DeclareWar: (thought) => {
    const { chance } = thought;
    const other = someNeighbour(thought, 8, ({ state }) => state !== 'war');
    if (other === null) return [];
    const declare = chance.percent(30) ? 'hostilities' : 'war';
    const covert = declare === 'war' && chance.percent(30);
    return [{ kind: 'DeclareWar', on: other.id, declare, covert, support: supportFor(thought) }];
  },
  LendSupport: ({ view, chance }) => {
    const neighbours = valuesById(view.neighbours);
    const ally = chance.pick(neighbours.filter(({ state }) => hasAtLeast(state, 'alliance')));
    const enemy = chance.pick(neighbours.filter(({ id }) => id !== ally?.id));
    const support = supportFor({ view, chance });
    if (ally === null || enemy === null || support === null || !chance.percent(40)) return [];
    return [{ kind: 'LendSupport', to: ally.id, against: enemy.id, support }];
  },
  RevealTreaty: (thought) => {
    const other = someNeighbour(
      thought,
      15,
      ({ openly, covertWar }) => openly !== undefined || covertWar === true,
    );
    return other === null ? [] : [{ kind: 'RevealTreaty', with: other.id }];
  },
};

/** What might be ordered of treaties and wars, in the own name or that of a junior partner. */
export const TREATY_PROPOSALS: { readonly [K in TreatyOrderKind]: Proposal<K> } = {
  OfferTreaty: inSomeName(OWN.OfferTreaty),
  RetractOffer: inSomeName(OWN.RetractOffer),
  DeclineOffer: inSomeName(OWN.DeclineOffer),
  BreakTreaty: inSomeName(OWN.BreakTreaty),
  DeclareWar: inSomeName(OWN.DeclareWar),
  RevealTreaty: inSomeName(OWN.RevealTreaty),
  LendSupport: OWN.LendSupport,
};
