import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import { valuesById } from '#kernel/collections/tables';
import { isTreaty } from '#model/campaign/relation';
import { isBeforeFirstTurn } from '#rules/diplomacy/is-before-first-turn';
import { whoHears } from '#rules/diplomacy/who-hears';

/** With the first sheets everybody reads who begins with a treaty. @rule SET-3 @rule FOG-8 */
export function announceTreaties(record: Recorder, { state, rules }: PhaseInput): void {
  if (rules.pregameTreaties === 'off' || !isBeforeFirstTurn(state)) return;
  for (const { a, b, state: treaty } of valuesById(state.relations)) {
    if (!isTreaty(treaty)) continue;
    const others = whoHears(state, [a, b]);
    record.emit({
      type: 'TreatyAnnounced',
      cite: cite('SET-3'),
      rolls: [],
      witnesses: [
        { empire: a, as: 'participant' },
        { empire: b, as: 'participant' },
        ...others.map((empire) => ({ empire, as: 'onlooker' }) as const),
      ],
      a,
      b,
      state: treaty,
    });
  }
}
