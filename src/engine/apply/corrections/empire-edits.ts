import { credit } from '#engine/apply/credit';
import { rowOf } from '#kernel/collections/row-of';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { visitedFactsOf } from '#rules/sight/visited-facts-of';
import type { EditWriters } from './edit-writer.ts';
import { makeKnown } from './make-known.ts';

/**
 * Corrections of what an empire has and knows.
 * @rule TURN-3
 * @ruling OPT-20 A correction sets the years that an empire has gained over the first tech year of the campaign. Classes whose year has come are
 *   unlocked at the next Opening, or earlier in a Tech Phase. A lower year takes no class away.
 */
export const EMPIRE_EDITS: EditWriters<
  'SetEmpireValue' | 'GivePoints' | 'SetUnlocked' | 'KnowSystem' | 'KnowLane'
> = {
  SetEmpireValue: ({ empire, value, to }, write) => {
    write.put('empires', empire, { ...rowOf(write.read().empires, empire), [value]: to });
  },
  GivePoints: ({ empire, points }, write) => {
    credit(write, empire, points);
  },
  SetUnlocked: ({ empire, design, unlocked }, write) => {
    const row = rowOf(write.read().empires, empire);
    const others = row.unlocked.filter((one) => one !== design);
    const known = unlocked ? [...others, design] : others;
    write.put('empires', empire, { ...row, unlocked: known });
  },
  KnowSystem: ({ empire: viewer, system }, write) => {
    makeKnown(write, viewer, system);
    const state = write.read();
    const id = knowledgeIdOf(viewer, system);
    const facts = visitedFactsOf(state, viewer, rowOf(state.systems, system));
    const visited = { turn: state.turn, source: 'presence', facts } as const;
    write.put('knownSystems', id, { ...rowOf(state.knownSystems, id), visited });
  },
  KnowLane: ({ empire: viewer, lane }, write) => {
    const { a, b, ...row } = rowOf(write.read().lanes, lane);
    const id = knowledgeIdOf(viewer, lane);
    const known = { turn: write.read().turn, source: 'presence' } as const;
    write.put('knownLanes', id, { id, viewer, lane, a, b, class: row.class, known });
    for (const end of [a, b]) makeKnown(write, viewer, end);
  },
};
