/** The conditions that win a campaign (VIC-1), with the value that each needs. */
export type VictoryCondition =
  /** Controls this percentage of all systems, or this number of them. */
  | Readonly<{ kind: 'expansion'; percent: number }>
  | Readonly<{ kind: 'expansion-count'; systems: number }>
  /** Reaches this era. */
  | Readonly<{ kind: 'scientific'; era: number }>
  /** Has at least this system income. */
  | Readonly<{ kind: 'economic'; income: number }>
  /** Has a system income that exceeds the second highest by this percentage. */
  | Readonly<{ kind: 'dominance'; percent: number }>
  /** Construction cost of military units, mothballed ones not counted. */
  | Readonly<{ kind: 'military'; cost: number }>
  /** The highest system output after this turn. */
  | Readonly<{ kind: 'time'; turn: number }>;
export type VictoryKind = VictoryCondition['kind'];

/** The conditions of a campaign, and how many of them an empire must meet. */
export type VictoryRules = Readonly<{ needed: number; conditions: readonly VictoryCondition[] }>;
