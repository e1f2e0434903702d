import { expect } from 'vitest';
import { endOfTurnPhase } from '#engine/phases/end-of-turn/phase';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { RollKind, RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { campaignOf, empireOf, systemId, systemOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';

export type Line = readonly [RollKind, ...number[]];
export type Ended = Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }>;

export const [sol, wolf, kili, nest] = ['H0101', 'H0102', 'H0201', 'H0303'].map(systemId) as [
  ReturnType<typeof systemId>,
  ReturnType<typeof systemId>,
  ReturnType<typeof systemId>,
  ReturnType<typeof systemId>,
];

const figures = { capacity: 8, raw: 4, census: 5, morale: 3, productivity: 6, intel: 2 };

/** Sol and its outpost Kili are the humans’, Nest is the Loran’s; Wolf, between them, is nobody’s. */
export const quiet = (part: Partial<Parameters<typeof campaignOf>[0]> = {}): CampaignState =>
  campaignOf({
    turn: 4,
    empires: [
      empireOf({ id: human, name: 'Humans', homeworld: sol }),
      empireOf({ id: loran, name: 'Loran', homeworld: nest }),
    ],
    systems: [
      systemOf({ id: sol, name: 'Sol', owner: human, ...figures, utilized: 5 }),
      systemOf({ id: kili, name: 'Kili', owner: human, capacity: 1, raw: 0 }),
      systemOf({ id: wolf, name: 'Wolf', capacity: 6, raw: 2 }),
      systemOf({ id: nest, name: 'Nest', owner: loran, ...figures, utilized: 5 }),
    ],
    lanes: [
      { a: sol, b: wolf, class: 'minor' },
      { a: sol, b: kili, class: 'major' },
      { a: wolf, b: nest, class: 'restricted' },
    ],
    ...part,
  });

/** Ends a turn by scripted dice; the state must stay valid. */
export function endTurn(
  state: CampaignState,
  rules: Partial<RuleSet>,
  script: readonly Line[] = [],
): Ended {
  const dice = scriptedDice<RollPurpose>(
    script.map(([purpose, ...values]) => ({ purpose, values })),
  );
  const result = endOfTurnPhase.run({
    state,
    orders: {},
    rules: { ...DEFAULT_RULE_SET, ...rules },
    dice,
    decide: (_, standing) => ({ answer: standing, by: 'standing' }),
  });
  if (!result.done) throw new Error('nobody is asked');
  dice.assertExhausted();
  const next = { ...result.state, turn: state.turn + 1, phase: 'opening' } as const;
  expect(brokenInvariants(next)).toEqual([]);
  return { state: next, events: result.events };
}

/** The marks of random events that are left, by kind. */
export const marksOf = ({ effects }: CampaignState): readonly string[] =>
  valuesById(effects).map(({ kind }) => kind);
