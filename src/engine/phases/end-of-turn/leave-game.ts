import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { whoHears } from '#rules/diplomacy/who-hears';

/**
 * An empire that has lost everything leaves the game, and all who have met it read of it.
 * @rule FOG-8 @rule FOG-13
 * @ruling An empire has lost everything when it owns no colony, no outpost and no unit at the end of a turn. Its Treasury doesn't count.
 */
export function leaveGame(record: Recorder): void {
  const state = record.snapshot();
  const holders = new Set([
    ...valuesById(state.systems).map(({ owner }) => owner),
    ...valuesById(state.units).map(({ owner }) => owner),
  ]);
  for (const { id: empire, fellIn } of valuesById(state.empires)) {
    if (fellIn !== undefined || holders.has(empire)) continue;
    record.emit({
      type: 'EmpireFell',
      cite: cite('FOG-8'),
      rolls: [],
      witnesses: [
        { empire, as: 'participant' },
        ...whoHears(state, [empire]).map((one) => ({ empire: one, as: 'onlooker' as const })),
      ],
      empire,
      turn: state.turn,
    });
  }
}
