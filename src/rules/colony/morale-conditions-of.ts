import type { MoraleEffectKind } from '#model/campaign/effect';
import { MORALE_CONDITIONS, type MoraleCondition } from '#model/campaign/morale';
import type { StarSystem } from '#model/campaign/system';

/** The facts that the Morale of a colony depends on. */
export type MoraleFacts = Readonly<{
  system: Pick<StarSystem, 'census' | 'productivity' | 'blockaded' | 'martialLaw'>;
  /** Ground units of its owner that are landed there. */
  troops: number;
  /** A system of the same owner, one lane away, is in rebellion. */
  hasRebelsBeside: boolean;
  /** The marks that the colony has from this turn, or from the turns since the last check. */
  marks: ReadonlySet<MoraleEffectKind>;
}>;

const MANY = 3;

const HOLDS: { readonly [C in MoraleCondition]: (facts: MoraleFacts) => boolean } = {
  blockade: ({ system }) => system.blockaded,
  'rebellious-neighbour': ({ hasRebelsBeside }) => hasRebelsBeside,
  'supply-shortage': ({ marks }) => marks.has('unsupplied'),
  garrison: ({ system, troops }) => 2 * troops > system.census,
  unemployment: ({ system }) => system.census > MANY && 2 * system.productivity < system.census,
  'full-employment': ({ system }) => system.productivity >= system.census,
  shattered: ({ marks }) => marks.has('shattered'),
  victorious: ({ marks }) => marks.has('victorious'),
  'martial-law': ({ system }) => system.martialLaw,
  conquered: ({ marks }) => marks.has('conquered'),
  'homeworld-fell': ({ marks }) => marks.has('homeworld-fell'),
};

/**
 * The conditions that hold in a colony, each once.
 * @rule COL-5
 * @ruling For Morale, the blockade is that of the last Supply Phase. So is the supply route; a route that only Supply ships or Blockade
 *   Runners make doesn't count.
 */
export const moraleConditionsOf = (facts: MoraleFacts): readonly MoraleCondition[] =>
  MORALE_CONDITIONS.filter((condition) => HOLDS[condition](facts));
