import type { EmpireId } from '#model/campaign/ids';
import { NO_FAULTS, type SheetFaults, type SheetLight, sheetLight } from '#app/orders/sheet-light';
import type { SheetStanding } from '#app/orders/sheet-standing';
import type { TurnClock } from '#app/ports/turn-clock';
import { extensionOf, lateFrom } from './closing.ts';

/** How far a player is with the orders of the open turn. */
export type LightKind = 'nothing-to-do' | 'vacant' | 'missing' | Exclude<SheetLight, 'none'>;

export type Light = Readonly<{
  empire: EmpireId;
  name: string;
  kind: LightKind;
  /** Of what is submitted, or of the draft where nothing is. */
  faults: SheetFaults;
  /** The draft differs from what is submitted. */
  isChanged: boolean;
  /** Submitted after the deadline, or after his extension. */
  late: boolean;
  extendedUntil: string | null;
  /** He has something to order, somebody sits there, and nothing is submitted. */
  isMissing: boolean;
}>;

/** What a light is decided by. */
export type LightFacts = Readonly<{
  empire: EmpireId;
  name: string;
  /** The empire has anything that orders could be given to. */
  hasOrders: boolean;
  /** Somebody sits there who may submit. */
  isSeated: boolean;
  standing: SheetStanding;
  faults: SheetFaults;
  submittedAt: string | null;
}>;

function kindOf({ standing, faults, hasOrders, isSeated }: LightFacts): LightKind {
  const isSubmitted = standing === 'submitted' || standing === 'changed';
  if (!isSubmitted && !hasOrders) return 'nothing-to-do';
  if (!isSubmitted && !isSeated) return 'vacant';
  const light = sheetLight(standing, faults);
  return light === 'none' ? 'missing' : light;
}

/** A light without what is to say of the orders: for moderators who play, who see how far others are and no more. @rule FOG-1 */
export const withoutFaults = (light: Light): Light => {
  const { kind } = light;
  const head = kind.startsWith('submitted') ? 'submitted' : 'draft';
  const isOfSheet = kind.startsWith(head);
  return { ...light, kind: isOfSheet ? head : kind, faults: NO_FAULTS, isChanged: false };
};

/** Whether the turn waits for a player whose light is this. */
const MISSING: readonly LightKind[] = ['missing', 'draft', 'draft-doubtful', 'draft-refused'];

/** The light of a player on the desk. Nobody is late or missing who has nothing to order. @rule TURN-5 */
export function lightOf(clock: TurnClock, facts: LightFacts): Light {
  const { empire, name, faults, standing, submittedAt } = facts;
  const kind = kindOf(facts);
  const due = lateFrom(clock, empire);
  return {
    empire,
    name,
    kind,
    faults,
    isChanged: standing === 'changed',
    late: submittedAt !== null && due !== null && submittedAt >= due,
    extendedUntil: extensionOf(clock, empire),
    isMissing: MISSING.includes(kind),
  };
}
