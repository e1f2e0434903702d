import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { MoraleDecree, MoraleRoll } from '#model/campaign/morale';
import type { LawCause } from '#model/events/causes';
import type { Seen } from './seen-fact.ts';

/** What the owner learns about the Morale of its colonies and the consequences. */
export type SeenUnrest =
  | Seen<
      'MoraleChecked',
      {
        system: SystemId;
        checks: readonly MoraleRoll[];
        decreed?: readonly MoraleDecree[];
        before: number;
        morale: number;
      }
    >
  | Seen<
      'RebelsRose',
      { system: SystemId; dice: readonly number[]; target: number; rebels: number }
    >
  | Seen<'RebelsDispersed', { system: SystemId; rebels: number }>
  | Seen<'IndependenceDeclared', { system: SystemId; rebels: number }>
  | Seen<'MartialLawSet', { system: SystemId; law: boolean; because: LawCause }>
  | Seen<
      'ReprisalTaken',
      {
        system: SystemId;
        die: number;
        census: number;
        morale: number;
        before: Readonly<{ census: number; morale: number }>;
      }
    >
  | Seen<
      'ColonyDied',
      {
        system: SystemId;
        left: 'uninhabited' | 'outpost';
        /** Whose it was, if not the viewer's; null: nobody's, or an unknown power's. */
        of?: EmpireId | null;
      }
    >;
