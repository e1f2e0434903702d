import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { AskedOdds, HeldOdds, OddsState } from '#app/odds/odds-register';
import { oddsReportOf } from '#app/odds/odds-report-of';
import { refuse } from '#app/use-case-error';
import { seatOfOdds } from '#app/what-if/seat-of-odds';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { Document } from '#report/document/document';

/** How often something came, of all battles. */
export type Chance = Readonly<{ label: string; count: number }>;

export type OddsResult = Readonly<{ chances: readonly Chance[]; document: Document }>;

export type OwnOdds = Pick<AskedOdds, 'battles' | 'form' | 'assumed'> &
  Readonly<{
    state: OddsState['kind'];
    /** So many battles have been fought. */
    fought: number;
    /** Null: they are not all fought. */
    result: OddsResult | null;
  }>;

/** The battles that a seat tries out, or tried last; null: it asked for none since the server was started. */
export const readOdds = ({
  odds,
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, OwnOdds | null> =>
  guarded(async ({ actor }) => {
    const seat = seatOfOdds(actor);
    if (!seat.ok) return seat;
    const campaign = await store.read((reader) => reader.campaign(actor.campaign));
    if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
    const held = odds.look(seat.value);
    return ok(held === null ? null : ownOdds(held));
  });

function ownOdds({ asked, state }: HeldOdds): OwnOdds {
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
