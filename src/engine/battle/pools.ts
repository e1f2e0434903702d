import type { Ask, Asking } from '#engine/tactical/contract';
import { sumOf } from '#kernel/numbers/sum';
import type { Combatant } from '#model/battle/setup';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import { ownPieceOf } from '#rules/combat/own-piece-of';
import { answerPoolChoice, answerPools } from '#rules/encounters/answer-pools';
import { commonOf } from './common-of.ts';
import type { Demand } from './demands.ts';
import { ENC_3, type EncounterRun } from './encounter-run.ts';
import { forceOf } from './forces.ts';
import { groupsOf, piecesOf } from './groups-of.ts';
import { onlyAnswer } from './only-answer.ts';

type Pools = Readonly<{ first: readonly Combatant[]; second: readonly Combatant[] }>;
/** The side that splits its force, and the side that picks the part to fight. */
type Split = Readonly<{ demand: Demand; splits: EmpireId; picks: EmpireId }>;

const isShip = ({ design }: Combatant): boolean => design.kind === 'ship';

/** The units that fight and are based on nothing; the others go with their carriers. */
const bodies = (force: readonly Combatant[]): readonly Combatant[] =>
  force.filter(
    ({ design, nonCombatant, carrier }) => !design.civilian && !nonCombatant && carrier === null,
  );

/** Everything of a force that is in a pool with some units, or aboard them. */
function withAboard(force: readonly Combatant[], units: ReadonlySet<UnitId>): readonly Combatant[] {
  const isIn = ({ unit, carrier }: Combatant): boolean =>
    units.has(unit) ||
    (carrier !== null && force.some((host) => host.unit === carrier && isIn(host)));
  return force.filter(isIn);
}

function askPools(run: EncounterRun, { splits, picks, demand }: Split): Ask {
  const force = forceOf(run, splits);
  const own = bodies(force).map((one) => ({
    ...ownPieceOf(one),
    cost: sumOf(withAboard(force, new Set([one.unit])), ({ design }) => design.cost),
  }));
  const { scenario } = demand;
  const groups = groupsOf(run, splits, forceOf(run, picks));
  const common = { ...commonOf(run, splits, 'pools'), cite: ENC_3, scenario };
  const decision = { ...common, opponent: picks, own, groups } as const;
  return { decision, standing: answerPools(decision) };
}

function askPoolChoice(run: EncounterRun, { splits, picks, demand }: Split, pools: Pools): Ask {
  const { scenario } = demand;
  const own = piecesOf(forceOf(run, picks));
  const seen = {
    first: groupsOf(run, picks, pools.first),
    second: groupsOf(run, picks, pools.second),
  };
  const common = { ...commonOf(run, picks, 'pool-choice'), cite: ENC_3, scenario };
  const decision = { ...common, opponent: splits, own, pools: seen } as const;
  return { decision, standing: answerPoolChoice(decision) };
}

/**
 * The part of a side's force that fights: it splits it in two, at least a ship in each, and its opponent picks one.
 * @rule ENC-3
 * @ruling Civilians and units under repair are in neither pool. If there is only one ship, there is one pool and nothing to pick.
 */
export function* poolOf(run: EncounterRun, split: Split): Asking<readonly Combatant[]> {
  const force = forceOf(run, split.splits);
  const fighters = bodies(force);
  const all = withAboard(force, new Set(fighters.map(({ unit }) => unit)));
  if (fighters.filter(isShip).length < 2) return all;
  const { first } = onlyAnswer(yield [askPools(run, split)], 'pools');
  const named = new Set(first);
  const others = fighters.filter(({ unit }) => !named.has(unit)).map(({ unit }) => unit);
  const pools = { first: withAboard(force, named), second: withAboard(force, new Set(others)) };
  const { pool } = onlyAnswer(yield [askPoolChoice(run, split, pools)], 'pool-choice');
  return pools[pool];
}
