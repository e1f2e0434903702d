import type { Dice as KernelDice, Roll as KernelRoll } from '#kernel/dice/dice';

/** Every reason for which dice are rolled; closed, so that the log can be read and counted. */
export const ROLL_KINDS = [
  'encounter initiative',
  'initiative tie',
  'command tie',
  'landing order',
  'depot order',
  'surprise',
  'general bombardment',
  'collateral damage',
  'mass driver',
  'survivors',
  'surrender',
  'ground attack',
  'ground defense',
  'conquest tie',
  'militia loss',
  'scenario length',
  'fire',
  'lucky hit',
  'tech check',
  'reverse engineering',
  'new class',
  'terraforming',
  'growth check',
  'growth place',
  'morale check',
  'uprising',
  'reprisal',
  'off-map trade',
  'independent convoy',
  'retreat',
  'prize',
  'exploration order',
  'exploration',
  'exploration peril',
  'first empire',
  'derelict',
  'exploration encounter',
  'raid',
  'raider purchase',
  'raider target',
  'raider flight',
  'contact order',
  'importance',
  'trait',
  'anomaly',
  'number of lanes',
  'lane side',
  'lane class',
  'map tie',
  'system name',
  'empire name',
  'random player',
] as const;
export type RollKind = (typeof ROLL_KINDS)[number];

/** Why a die was rolled: the kind, and a sentence for the log. */
export type RollPurpose = Readonly<{ kind: RollKind; text: string }>;

export type Dice = KernelDice<RollPurpose>;
export type Roll = KernelRoll<RollPurpose>;
