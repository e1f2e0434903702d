import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';
import { sortBy } from '#kernel/collections/sort-by';
import type { Decision, DecisionKind, DecisionOf } from '#model/decisions/decision';
import type { AskedBattle, AskedEnemy } from './battle-asked.ts';

type Asked = Pick<OwnQuestion, 'decision' | 'standing'>;
type Standing = OwnQuestion['standing'];
type Found = Omit<AskedBattle, 'place' | 'soFar'>;
type Reader<K extends DecisionKind> = (question: DecisionOf<K>, standing: Standing) => Found | null;

const enemyOf = (
  empire: AskedEnemy['empire'],
  groups: AskedEnemy['groups'],
  defenses: AskedEnemy['defenses'] = [],
): AskedEnemy => ({ empire, groups, defenses });

/** Those whom the standing orders would fight first, then enemies. */
function ofAction(
  { own, opponents }: DecisionOf<'encounter-action'>,
  standing: Standing,
): Found | null {
  const demand = standing.kind === 'demand' ? standing : null;
  const [likely, ...others] = sortBy(
    opponents,
    (a, b) => Number(b.empire === demand?.against) - Number(a.empire === demand?.against),
    (a, b) => Number(b.isFoe) - Number(a.isFoe),
  );
  if (likely === undefined) return null;
  return {
    scenario: demand?.scenario ?? likely.demandable[0] ?? 'deep-space',
    attacker: 'one',
    own,
    enemies: [likely, ...others].map((one) => enemyOf(one.empire, one.groups, one.defenses)),
    isPart: null,
  };
}

const pickedBy = (standing: Standing): 'first' | 'second' =>
  standing.kind === 'pool-choice' ? standing.pool : 'first';

/** Who splits an Interception has demanded it, and who splits a Breakout is attacked. @rule ENC-3 */
const splitterAttacks = (scenario: string): boolean => scenario !== 'breakout';

const READERS: { readonly [K in DecisionKind]?: Reader<K> } = {
  'encounter-action': ofAction,
  'scenario-response': ({ scenario, own, by, groups }) => ({
    ...{ scenario, attacker: 'two', own, enemies: [enemyOf(by, groups)], isPart: null },
  }),
  'defensive-response': ({ own, by, groups }) => ({
    ...{ scenario: 'defensive', attacker: 'two', own },
    ...{ enemies: [enemyOf(by, groups)], isPart: null },
  }),
  pursuit: ({ own, quarry, groups }) => ({
    ...{ scenario: 'pursuit', attacker: 'one', own },
    ...{ enemies: [enemyOf(quarry, groups)], isPart: null },
  }),
  pools: ({ scenario, own, opponent, groups }) => ({
    ...{ scenario, attacker: splitterAttacks(scenario) ? 'one' : 'two', own },
    ...{ enemies: [enemyOf(opponent, groups)], isPart: 'own' },
  }),
  'pool-choice': ({ scenario, own, opponent, pools }, standing) => ({
    ...{ scenario, attacker: splitterAttacks(scenario) ? 'two' : 'one', own },
    ...{ enemies: [enemyOf(opponent, pools[pickedBy(standing)])], isPart: 'enemy' },
  }),
  disengage: ({ own, groups, fleets }) =>
    fleets.length === 0 || groups.length === 0
      ? null
      : {
          ...{ scenario: 'deep-space', attacker: 'two', own },
          ...{ enemies: [enemyOf(null, groups)], isPart: null },
        },
};

// The table ties each kind to its reader; an indexed access loses that tie.
const readerOf = ({ kind }: Decision): Reader<DecisionKind> | undefined =>
  READERS[kind] as Reader<DecisionKind> | undefined;

/** The battle that a question before a battle is about. @rule ENC-2 @rule ENC-3 @rule ENC-4 */
export function beforeBattle({ decision, standing }: Asked): AskedBattle | null {
  const found = readerOf(decision)?.(decision, standing) ?? null;
  return found === null ? null : { ...found, place: decision.place, soFar: null };
}
