import type { PhaseInput, PhaseResult } from '#engine/record/phase';
import { runPhase } from '#engine/turn/run-phase';
import type { EmpireView } from '#fog/views/empire-view';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { SeenEvent } from '#fog/views/seen-event';
import { contactsOf } from '#fog/visibility/contacts-of';
import { rollsById } from '#fog/visibility/rolls-by-id';
import { seeEvents } from '#fog/visibility/see-events';
import { judgeOrders, type SheetVerdict } from '#legality/judge-orders';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Decision } from '#model/decisions/decision';
import type { Order } from '#model/orders/order';
import type { Dice } from '#model/rolls/roll-purpose';
import type { ProofWorld } from '#test/support/proof-world';
import { diceOf, type DonePhase, infoOf } from '#test/support/whole-turn';

/** What a viewer's desk is made of at one moment. */
export type Desk = Readonly<{
  view: EmpireView;
  /** The questions that are open to the viewer. */
  questions: readonly Decision[];
}>;
export type DeskInput = Readonly<{
  world: ProofWorld;
  state: CampaignState;
  viewer: EmpireId;
  /** All open questions, to anybody. */
  open: readonly Decision[];
}>;

/**
 * Every place where something reaches a viewer. The clean rig is the program itself; a planted leak
 * replaces one of these.
 */
export type Rig = Readonly<{
  dice: (world: ProofWorld, state: CampaignState) => Dice;
  run: (input: PhaseInput) => PhaseResult;
  desk: (input: DeskInput) => unknown;
  see: (done: DonePhase, viewer: EmpireId) => readonly unknown[];
  judge: (input: DeskInput, orders: readonly Order[]) => SheetVerdict;
}>;

export function seenIn(
  { events, rolls, state }: DonePhase,
  viewer: EmpireId,
): readonly SeenEvent[] {
  const known = { rolls: rollsById(rolls), contacts: contactsOf(state, viewer) };
  return seeEvents(events, viewer, known);
}

// A desk is looked at again and again while a phase waits; the state does not change meanwhile.
const VIEWS = new WeakMap<CampaignState, Map<EmpireId, EmpireView>>();

function viewAt({ world, state, viewer }: DeskInput): EmpireView {
  const views = VIEWS.get(state) ?? new Map<EmpireId, EmpireView>();
  VIEWS.set(state, views);
  const view = views.get(viewer) ?? empireViewOf(state, viewer, infoOf(world));
  views.set(viewer, view);
  return view;
}

export function cleanDesk(input: DeskInput): Desk {
  const { viewer, open } = input;
  const view = viewAt(input);
  return { view, questions: open.filter(({ asked }) => asked === viewer) };
}

export const CLEAN: Rig = {
  dice: diceOf,
  run: runPhase,
  desk: cleanDesk,
  see: seenIn,
  judge: (input, orders) => judgeOrders(cleanDesk(input).view, orders),
};
