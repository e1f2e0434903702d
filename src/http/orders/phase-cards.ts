import { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';
import type { Judged } from '#app/orders/judge-sheet';
import type { EmpireView } from '#fog/views/empire-view';
import type { Site } from '#http/site';
import { phaseLine, type PhaseLine } from '#http/words/phase-words';
import { stepsOf } from './order-phases.ts';
import { TEXTS } from './texts.ts';

type Deed = Readonly<{ what: string; does: string }>;

/** A phase in which something of a player’s happens, and what. */
export type PhaseCard = PhaseLine & Readonly<{ deeds: readonly Deed[] }>;

/**
 * What a sheet does, and when: its orders in the phases in which they act, and what standing orders and routes do by themselves. What is
 * refused does nothing.
 * @rule TURN-2
 */
export function phaseCards(
  { renderers }: Pick<Site, 'renderers'>,
  view: EmpireView,
  { verdicts, standing, routes }: Judged,
): readonly PhaseCard[] {
  const ordered = verdicts
    .filter(({ accepted }) => accepted)
    .flatMap(({ order }) =>
      stepsOf(order, view.rules).map(({ phase, does }) => ({
        phase,
        deed: { what: renderers.orderSentence(order, view), does },
      })),
    );
  const bought = standing.map(({ order }) => ({
    phase: 'economic' as const,
    deed: { what: renderers.orderSentence(order, view), does: TEXTS.byStandingOrders },
  }));
  const routed = routes.map((route) => ({
    phase: 'movement' as const,
    deed: {
      what: `${route.name}: ${renderers.routeSentence(route, view)}`,
      does: TEXTS.byItsRoute,
    },
  }));
  const all = [...ordered, ...bought, ...routed];
  const deedsIn = (phase: PhaseId): readonly Deed[] =>
    all.filter((one) => one.phase === phase).map(({ deed }) => deed);
  return PHASE_IDS.map((phase) => ({ ...phaseLine(phase), deeds: deedsIn(phase) })).filter(
    ({ deeds }) => deeds.length > 0,
  );
}
