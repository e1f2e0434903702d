import { listed } from '#kernel/words/listed';
import type { RecordedBattle } from '#app/usecases/desk/read-battle-record';
import type { DataTable } from '#http/tables/data-table';
import type { GalaxyWorld } from './galaxy-world.ts';
import { TEXTS } from './texts.ts';

function resultOf({ loser, side }: RecordedBattle): string {
  if (loser === null) return TEXTS.even;
  return loser === side ? TEXTS.lostIt : TEXTS.wonIt;
}

/** The battles that a unit fought in. */
export function recordTable(
  { names, base }: GalaxyWorld,
  battles: readonly RecordedBattle[],
): DataTable {
  return {
    name: 'record',
    caption: TEXTS.battlesOfUnit,
    columns: [
      { key: 'place', label: TEXTS.place, kind: 'text' },
      { key: 'turn', label: TEXTS.inTurn, kind: 'number' },
      { key: 'against', label: TEXTS.against, kind: 'text' },
      { key: 'result', label: TEXTS.result, kind: 'text' },
      { key: 'fate', label: TEXTS.fate, kind: 'text' },
      { key: 'lost', label: TEXTS.ownLosses, kind: 'number' },
      { key: 'destroyed', label: TEXTS.enemyLosses, kind: 'number' },
    ],
    rows: battles.map((battle) => {
      const { place, turn, side, sides, fate, units, version } = battle;
      const other = side === 'attacker' ? 'defender' : 'attacker';
      return {
        values: {
          place: place.kind === 'system' ? names.system(place.system) : names.lane(place.lane),
          turn,
          against: listed(sides[other].map(names.empire)),
          result: resultOf(battle),
          fate: TEXTS.fates[fate],
          lost: units[side],
          destroyed: units[other],
        },
        hrefs: { place: `${base}/events/${String(version)}` },
      };
    }),
    empty: '',
  };
}
