import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { Relation } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { byOutput } from './by-output.ts';
import { livingRelations } from './living-relations.ts';

type State = Pick<CampaignState, 'relations' | 'empires' | 'systems'>;

/**
 * The leader of a Partnership: the party with more system output when they signed it, or at the end of the last year.
 * @rule DIP-10
 * @ruling If the moderator has set a Partnership, the party with more output at the moment leads it until the year ends.
 */
const leaderIn = (
  state: Pick<CampaignState, 'systems' | 'empires'>,
  { a, b, dealings }: Pick<Relation, 'a' | 'b' | 'dealings'>,
): EmpireId => dealings?.leader ?? byOutput(state, [a, b])[0];

const partnershipsOf = (state: State, empire: EmpireId): readonly Relation[] =>
  valuesById(livingRelations(state)).filter(
    ({ a, b, state: treaty }) => treaty === 'partnership' && (a === empire || b === empire),
  );

/**
 * The empire that orders the diplomacy of another, which is its junior partner; null: it orders its own.
 * @rule DIP-3 @rule DIP-10
 * @ruling A junior partner of several leaders has its diplomacy ordered by the one with most system output.
 */
export function leaderOf(state: State, empire: EmpireId): EmpireId | null {
  const [first, ...others] = partnershipsOf(state, empire)
    .map((relation) => leaderIn(state, relation))
    .filter((leader) => leader !== empire);
  if (first === undefined) return null;
  return others.reduce((most, leader) => byOutput(state, [most, leader])[0], first);
}

/** The junior partners whose diplomacy an empire orders. @rule DIP-3 @rule DIP-10 */
export const juniorsOf = (state: State, empire: EmpireId): readonly EmpireId[] =>
  partnershipsOf(state, empire)
    .map(({ a, b }) => (a === empire ? b : a))
    .filter((partner) => leaderOf(state, partner) === empire);

/** An order about a treaty or war: who gives it, in whose name, and about whom. */
type Dealing = Readonly<{ by: EmpireId; party: EmpireId; other: EmpireId }>;

/**
 * Whether an empire may give such an order.
 * @rule DIP-3 @rule DIP-10
 * @ruling Leader and junior partner each order for themselves what is between the two: the leader can't sign, break or declare anything with
 *   itself in the junior's name. The leader orders treaties, pacts, armistices, declarations and what is revealed of them. Missions, gifts, letters
 *   and permissions to enter stay with the junior.
 * @ruling Only the partners of an empire are led by it: its juniors order the diplomacy of their own juniors.
 */
export function mayDeal(state: State, { by, party, other }: Dealing): boolean {
  const leader = leaderOf(state, party);
  if (by === party) return leader === null || leader === other;
  return leader === by && other !== by;
}
