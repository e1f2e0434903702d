import type { Phase } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import { cite } from '#kernel/reasons/cite';
import { noteContact } from './note-contact.ts';

/** Empires deal with each other; so far, who can. @rule DIP-17 */
export const intelPhase: Phase = {
  id: 'intel',
  cite: cite('DIP-17'),
  why: 'How empires stand is settled before their fleets move and meet.',
  run: (input) => {
    const record = recorderOf(input.state);
    noteContact(record);
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};
