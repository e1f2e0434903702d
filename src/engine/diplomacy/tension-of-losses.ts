import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { compareIds } from '#kernel/collections/tables';
import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import { unique } from '#kernel/collections/unique';
import { placeKeyOf } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignEvent, EventOf } from '#model/events/campaign-event';
import { moveTension, type TensionRules } from './move-tension.ts';

type Ended = EventOf<'BattleEnded'>;

const isEnd = (event: CampaignEvent): event is Ended => event.type === 'BattleEnded';
const isDestroyed = (event: CampaignEvent): event is EventOf<'UnitDestroyed'> =>
  event.type === 'UnitDestroyed';

/** The empires on the other side from an empire in some battles. */
const foesIn = (battles: readonly Ended[], empire: EmpireId): readonly EmpireId[] =>
  unique(
    battles.flatMap(({ sides: { attacker, defender } }) => {
      if (attacker.includes(empire)) return defender;
      return defender.includes(empire) ? attacker : [];
    }),
  );

/**
 * Tension for the cost of units that an empire lost in battles.
 * @rule DIP-4 @rule CSC-14
 * @ruling Tension for losses counts toward each empire that was on the other side in a battle at that place in the phase. Captured units
 *   don't count.
 */
export function tensionOfLosses(
  record: Recorder,
  rules: TensionRules,
  told: readonly CampaignEvent[],
): void {
  const { designs } = record.state();
  const ended = told.filter(isEnd);
  const battles = groupBy(ended, ({ place }) => placeKeyOf(place));
  const lost = told.filter(isDestroyed).map(({ empire, design, place }) => ({
    empire,
    at: placeKeyOf(place),
    cost: rowOf(designs, design).cost,
  }));
  const losses = groupBy(lost, ({ empire, at }) => `${empire} ${at}`);
  for (const [, some] of sortBy([...losses], ([a], [b]) => compareIds(a, b))) {
    const [{ empire, at } = { empire: null, at: '' }] = some;
    if (empire === null) continue;
    const by = sumOf(some, ({ cost }) => cost);
    for (const toward of foesIn(battles.get(at) ?? [], empire)) {
      moveTension(record, rules, { of: empire, toward, cause: 'losses', by });
    }
  }
}
