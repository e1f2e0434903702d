import type { EmpireId } from '#model/campaign/ids';
import { NO_FAULTS, type SheetFaults, type SheetLight, sheetLight } from '#app/orders/sheet-light';
import type { SheetStanding } from '#app/orders/sheet-standing';
import type { StandInKind } from '#app/ports/stand-in-record';
import type { TurnClock } from '#app/ports/turn-clock';
import { extensionOf, lateFrom } from './closing.ts';

/** A player's progress with the orders of the open turn. */
export type LightKind =
  | 'nothing-to-do'
  | 'vacant'
  | 'machine'
  | 'held'
  | 'not-open'
  | 'none-given'
  | 'missing'
  | Exclude<SheetLight, 'none'>;

export type Light = Readonly<{
  empire: EmpireId;
  name: string;
  /** It is a non-aligned world. */
  isWorld: boolean;
  kind: LightKind;
  /** Of the submitted orders, or of the draft if nothing is submitted. */
  faults: SheetFaults;
  /** The draft differs from what is submitted. */
  isChanged: boolean;
  /** Submitted after the deadline, or after the player's extension. */
  late: boolean;
  extendedUntil: string | null;
  /** The empire has something to order and a player, and nothing is submitted. */
  isMissing: boolean;
}>;

/** The facts that decide a light. */
export type LightFacts = Readonly<{
  empire: EmpireId;
  name: string;
  isWorld: boolean;
  /** The empire has anything that orders could be given to. */
  hasOrders: boolean;
  /** Somebody who may submit has the seat. */
  isSeated: boolean;
  standing: SheetStanding;
  faults: SheetFaults;
  submittedAt: string | null;
  /** What the moderator chose for an absent player; null: the turn waits for the player. */
  standIn: StandInKind | null;
  /** Players can write orders (`open`), or `not-yet`: its reports are not issued; or it is `over`: the turn runs. */
  stage: 'open' | 'not-yet' | 'over';
}>;

function kindOf(facts: LightFacts): LightKind {
  const { standing, faults, stage } = facts;
  const isSubmitted = standing === 'submitted' || standing === 'changed';
  const unawaited = isSubmitted ? null : unawaitedKind(facts);
  if (unawaited !== null) return unawaited;
  const light = sheetLight(standing, faults);
  if (light !== 'none') return light;
  if (stage === 'open') return 'missing';
  return stage === 'not-yet' ? 'not-open' : 'none-given';
}

/** Why the turn does not wait for the player of an empire; null: it does. */
function unawaitedKind({ hasOrders, isSeated, standIn, stage }: LightFacts): LightKind | null {
  if (!hasOrders) return 'nothing-to-do';
  if (stage === 'open' && standIn !== null) return standIn === 'hold' ? 'held' : 'machine';
  return isSeated ? null : 'vacant';
}

/** The lights for a moderator who plays: only the progress of other players, and nothing of non-aligned worlds. @rule FOG-1 */
export const lightsForPlayer = (lights: readonly Light[]): readonly Light[] =>
  lights.filter(({ isWorld }) => !isWorld).map(withoutFaults);

/** A light without remarks on the orders. */
const withoutFaults = (light: Light): Light => {
  const { kind } = light;
  const head = kind.startsWith('submitted') ? 'submitted' : 'draft';
  const isOfSheet = kind.startsWith(head);
  return { ...light, kind: isOfSheet ? head : kind, faults: NO_FAULTS, isChanged: false };
};

/** Whether the turn waits for a player with this light. */
const MISSING: readonly LightKind[] = ['missing', 'draft', 'draft-doubtful', 'draft-refused'];

/** The light of a player on the desk. A player with nothing to order is never late or missing. @rule TURN-5 */
export function lightOf(clock: TurnClock, facts: LightFacts): Light {
  const { empire, name, isWorld, faults, standing, submittedAt } = facts;
  const kind = kindOf(facts);
  const due = lateFrom(clock, empire);
  return {
    empire,
    name,
    isWorld,
    kind,
    faults,
    isChanged: standing === 'changed',
    late: submittedAt !== null && due !== null && submittedAt >= due,
    extendedUntil: extensionOf(clock, empire),
    isMissing: facts.stage === 'open' && MISSING.includes(kind),
  };
}
