import type { EmpireId } from '#model/campaign/ids';
import type { SheetStanding } from '#app/orders/sheet-standing';
import type { TurnClock } from '#app/ports/turn-clock';
import { extensionOf, lateFrom } from './closing.ts';

/** How far a player is with the orders of the open turn. */
export type LightKind =
  | 'nothing-to-do'
  | 'vacant'
  | 'missing'
  | 'draft'
  | 'draft-doubtful'
  | 'submitted'
  | 'submitted-doubtful'
  | 'submitted-changed';

export type Light = Readonly<{
  empire: EmpireId;
  name: string;
  kind: LightKind;
  /** Doubts in what would be carried out, or in the draft where nothing is submitted. */
  doubts: number;
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
  doubts: number;
  submittedAt: string | null;
}>;

function kindOf({ standing, doubts, hasOrders, isSeated }: LightFacts): LightKind {
  switch (standing) {
    case 'changed':
      return 'submitted-changed';
    case 'submitted':
      return doubts > 0 ? 'submitted-doubtful' : 'submitted';
    case 'draft':
    case 'none':
      if (!hasOrders) return 'nothing-to-do';
      if (!isSeated) return 'vacant';
      if (standing === 'none') return 'missing';
      return doubts > 0 ? 'draft-doubtful' : 'draft';
  }
}

/** Whether the turn waits for a player whose light is this. */
const MISSING: readonly LightKind[] = ['missing', 'draft', 'draft-doubtful'];

/** The light of a player on the desk. Nobody is late or missing who has nothing to order. @rule TURN-5 */
export function lightOf(clock: TurnClock, facts: LightFacts): Light {
  const { empire, name, doubts, submittedAt } = facts;
  const kind = kindOf(facts);
  const due = lateFrom(clock, empire);
  return {
    empire,
    name,
    kind,
    doubts,
    late: submittedAt !== null && due !== null && submittedAt >= due,
    extendedUntil: extensionOf(clock, empire),
    isMissing: MISSING.includes(kind),
  };
}
