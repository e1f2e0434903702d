import type { UnitId } from '#model/campaign/ids';

/** The cargo that a convoy takes aboard or puts down: one Census, or units. */
export type Cargo =
  | Readonly<{ kind: 'census' }>
  | Readonly<{ kind: 'units'; units: readonly UnitId[] }>;
/** MOV-7: one unit that is too big for a hold, shared with other carriers of the fleet. */
export type SharedCargo = Readonly<{ kind: 'shared'; unit: UnitId; others: readonly UnitId[] }>;
