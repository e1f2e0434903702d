import type { Treaty } from '#model/campaign/dealings';
import type { DiplomaticState } from '#model/campaign/relation';

/** The name of an empire as a newspaper has it; null: one that its reader has not met. */
type Party = string | null;
type Pair = readonly [Party, Party];

/** News that everybody in contact with one of its parties hears. @rule FOG-8 */
export type NewsItem =
  | Readonly<{ kind: 'war'; by: Party; against: Party; declare: 'war' | 'hostilities' }>
  | Readonly<{ kind: 'peace'; between: Pair }>
  | Readonly<{ kind: 'treaty'; between: Pair; treaty: Treaty }>
  | Readonly<{
      kind: 'broken';
      by: Party;
      against: Party;
      treaty: DiplomaticState;
      now: DiplomaticState;
      /** Both wanted it. */
      agreed: boolean;
    }>
  /** How two empires are now, however that came about. */
  | Readonly<{ kind: 'relation'; between: Pair; state: DiplomaticState }>
  | Readonly<{
      kind: 'homeworld';
      system: string | null;
      of: Party;
      isIndependent: boolean;
      by: Party;
    }>
  | Readonly<{ kind: 'fall'; empire: Party }>
  | Readonly<{ kind: 'union'; larger: Party; smaller: Party }>
  | Readonly<{ kind: 'victory'; winners: readonly Party[] }>;
