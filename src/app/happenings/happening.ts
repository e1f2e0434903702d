import type { LossCause } from '#app/figures/losses-of';
import type { BattlePlace } from '#model/battle/place';
import type { BattleSide } from '#model/battle/setup';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { ChangeOfHands } from '#model/events/causes';

/** An empire, or another power, with its name. */
export type Named = Readonly<{ id: EmpireId; name: string }>;
type At = Readonly<{ system: SystemId; where: string }>;

/** One thing that a moderator wants to know after a run, with what leads to its page. */
export type Happening =
  | Readonly<{
      kind: 'battle';
      version: number;
      place: BattlePlace;
      where: string;
      sides: Readonly<Record<BattleSide, readonly Named[]>>;
      loser: BattleSide | null;
      /** Construction cost. */
      lost: Readonly<Record<BattleSide, number>>;
    }>
  | (Readonly<{
      kind: 'hands';
      from: Named | null;
      by: Named | null;
      how: ChangeOfHands | 'independence' | 'died';
    }> &
      At)
  | (Readonly<{ kind: 'rebels'; owner: Named; rebels: number }> & At)
  | (Readonly<{ kind: 'raiders'; owner: Named | null }> & At)
  | Readonly<{ kind: 'war'; by: Named; against: Named; became: 'war' | 'hostilities' | 'peace' }>
  | Readonly<{
      kind: 'losses';
      of: Named;
      units: number;
      cost: number;
      causes: readonly Readonly<{ cause: LossCause; units: number }>[];
    }>
  | Readonly<{ kind: 'unpaid'; of: Named; units: number }>
  | Readonly<{ kind: 'fell'; of: Named }>
  | Readonly<{ kind: 'failed'; of: Named; orders: number }>
  | Readonly<{ kind: 'refused'; of: Named; orders: number; receipt: number }>
  | Readonly<{ kind: 'questions'; count: number }>;

/** What came of the last turn that was run, or of the phases of it that ran so far. `turn`: 0 if nothing has run. */
export type Happenings = Readonly<{ turn: number; happenings: readonly Happening[] }>;
