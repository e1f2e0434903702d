import { economicPhase } from '#engine/phases/economic/phase';
import { intelPhase } from '#engine/phases/intel/phase';
import { scriptedDice, type ScriptedRoll } from '#kernel/dice/scripted-dice';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { laneIdOf } from '#model/campaign/lane';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { empireId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { inputOf, ordersOf } from '#test/engine/movement/voyages';
import { kili, missionWorld, ross, sol, vega, wolf } from '../mission-world.ts';

type Place = Partial<StarSystem>;
type Given = Readonly<{
  sol?: Place;
  ross?: Place;
  wolf?: Place;
  vega?: Place;
  units?: readonly Unit[];
  /** `human/loran`: what is between them. */
  rows?: Readonly<Record<string, Partial<Relation>>>;
  turn?: number;
}>;

const WAY = [
  [sol, ross, 'minor'],
  [ross, wolf, 'major'],
  [wolf, vega, 'minor'],
] as const;

/**
 * Sol (human, Intel 4), Ross (nobody’s), Wolf (Loran, Intel 1) and Vega (Kili) are a row, one jump apart. Each empire knows all of them, has met
 * the others, and has 40 points.
 */
export function spiesIn(given: Given): CampaignState {
  const world = missionWorld({ units: given.units ?? [] });
  const places = [
    [sol, given.sol],
    [ross, given.ross],
    [wolf, given.wolf],
    [vega, given.vega],
  ] as const;
  const systems = places.map(([id, part]) => [id, { ...world.systems[id]!, ...part }] as const);
  const viewers = [human, kili, loran];
  const knownLanes = viewers.flatMap((viewer) =>
    WAY.map(([a, b, kind]) => {
      const lane = laneIdOf(a, b);
      const id = knowledgeIdOf(viewer, lane);
      const known = { turn: 1, source: 'presence' } as const;
      return [id, { id, viewer, lane, a, b, class: kind, known }] as const;
    }),
  );
  const lanes = WAY.map(([a, b, kind]) => {
    const id = laneIdOf(a, b);
    return [id, { id, a, b, class: kind }] as const;
  });
  const relations = { ...world.relations };
  for (const [pair, row] of Object.entries(given.rows ?? {})) {
    const [one, other] = pair.split('/').map(empireId);
    const id = relationIdOf(one!, other!);
    (relations as Record<string, Relation>)[id] = { ...relations[id]!, ...row };
  }
  const empires = Object.values(world.empires).map((one) => [one.id, { ...one, treasury: 40 }]);
  return {
    ...world,
    ...{ turn: given.turn ?? world.turn, relations },
    systems: { ...world.systems, ...Object.fromEntries(systems) },
    empires: Object.fromEntries(empires) as CampaignState['empires'],
    lanes: Object.fromEntries(lanes),
    knownLanes: Object.fromEntries(knownLanes),
  };
}

export const d20 = (value: number): ScriptedRoll => ({
  ...{ purpose: 'mission', faces: 20, values: [value] },
});
export const d100 = (value: number): ScriptedRoll => ({
  ...{ purpose: 'diplomacy', faces: 100, values: [value] },
});

type Sheets = Readonly<Record<string, readonly Order[]>>;
export type Spied = Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }>;

/** The Economic and the Intel Phase, with tension from 50. First all d20 fall, in the order of empires and sheets; then what the effects roll. */
export function spied(
  state: CampaignState,
  sheets: Sheets,
  script: readonly ScriptedRoll[],
  rules: Partial<RuleSet> = {},
): Spied {
  const dice = scriptedDice<RollPurpose>(script);
  const events: CampaignEvent[] = [];
  let now: CampaignState = state;
  const all = { ...DEFAULT_RULE_SET, tension: 'on', startingTension: 50, ...rules } as const;
  for (const phase of [economicPhase, intelPhase]) {
    const input = inputOf({ ...now, phase: phase.id }, ordersOf(sheets), all);
    const result = phase.run({ ...input, dice });
    if (!result.done) throw new Error('these phases ask nothing');
    now = result.state;
    events.push(...result.events);
  }
  dice.assertExhausted();
  return { state: now, events };
}

/** The next turn, at its Economic Phase. */
export const nextTurn = ({ state }: Spied): CampaignState => ({
  ...state,
  ...{ turn: state.turn + 1, phase: 'economic' },
});

/** `human total outcome`, in the order in which missions take effect. */
export const results = ({ events }: Spied): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'MissionRun'
      ? [`${event.empire} ${String(event.total)} ${event.outcome.kind}`]
      : [],
  );

export function tensionOf({ state }: Spied, pair: string): number {
  const [of, toward] = pair.split('>').map(empireId);
  return state.relations[relationIdOf(of!, toward!)]?.tensions?.[of!]?.value ?? 50;
}
