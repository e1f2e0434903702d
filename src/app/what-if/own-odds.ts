import type { AskedOdds, HeldOdds, OddsState } from '#app/odds/odds-register';
import { oddsReportOf } from '#app/odds/odds-report-of';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { Document } from '#report/document/document';

/** The frequency of a result among all battles. */
export type Chance = Readonly<{ label: string; count: number }>;

export type OddsResult = Readonly<{ chances: readonly Chance[]; document: Document }>;

export type OwnOdds = Pick<AskedOdds, 'battles' | 'form' | 'assumed'> &
  Readonly<{
    state: OddsState['kind'];
    /** The number of battles fought so far. */
    fought: number;
    /** Null: not all battles are fought yet. */
    result: OddsResult | null;
  }>;

/** Odds as their owner sees them. */
export function ownOdds({ asked, state }: HeldOdds): OwnOdds {
  const { battles, form, assumed } = asked;
  const own = { battles, form, assumed, state: state.kind };
  if (state.kind === 'done') return { ...own, fought: battles, result: resultOf(asked, state) };
  return { ...own, fought: state.kind === 'fighting' ? state.number : 0, result: null };
}

function resultOf(
  { start, seed }: AskedOdds,
  { tally }: Extract<OddsState, Readonly<{ kind: 'done' }>>,
): OddsResult {
  const { attacker, defender } = tally.sides;
  const wins = BATTLE_SIDES.map((side): Chance => {
    return { label: `${start.battle.sides[side].name} wins`, count: tally.sides[side].wins };
  });
  const equal = tally.battles - attacker.wins - defender.wins;
  const flagships = BATTLE_SIDES.flatMap((side): readonly Chance[] => {
    const { flagship, flagshipLived } = tally.sides[side];
    const label = `The flagship of ${start.battle.sides[side].name} survives`;
    return flagship === null ? [] : [{ label, count: flagshipLived }];
  });
  return {
    chances: [...wins, { label: 'Neither wins: the losses are equal', count: equal }, ...flagships],
    document: oddsReportOf({ start, seed, tally }),
  };
}
