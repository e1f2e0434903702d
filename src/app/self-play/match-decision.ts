import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { MatchEnd, SeatResult } from './match.ts';

type Seats = ReadonlyMap<EmpireId, number>;

/** How all seats stand, in the order of players. */
export function seatResultsOf(state: CampaignState, seats: Seats): readonly SeatResult[] {
  return [...seats]
    .map(([empire, player]): SeatResult => {
      const own = valuesById(state.systems).filter(({ owner }) => owner === empire);
      const row = state.empires[empire];
      return {
        player,
        empire,
        name: row?.name ?? empire,
        systems: own.length,
        output: sumOf(own, ({ utilized, raw }) => utilized * raw),
        fellIn: row?.fellIn ?? null,
      };
    })
    .sort((a, b) => a.player - b.player);
}

type Decision = Readonly<{ isOver: boolean; winners: readonly number[]; by: MatchEnd }>;

/**
 * The empires that have won so far by a condition of victory or by conquest. Until then, those with the highest output.
 * @rule VIC-1
 */
export function decisionOf(state: CampaignState, seats: Seats): Decision {
  const all = seatResultsOf(state, seats);
  const won = all.filter(({ empire }) => (state.empires[empire]?.wonIn ?? null) !== null);
  if (won.length > 0)
    return { isOver: true, winners: won.map(({ player }) => player), by: 'victory' };
  const left = all.filter(({ fellIn }) => fellIn === null);
  const most = Math.max(...left.map(({ output }) => output));
  const winners = left.filter(({ output }) => output === most).map(({ player }) => player);
  const isOver = left.length <= 1;
  return { isOver, winners, by: isOver ? 'conquest' : 'output' };
}
