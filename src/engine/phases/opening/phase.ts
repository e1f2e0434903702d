import type { Phase, PhaseInput } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { shareSight } from '#engine/sight/share-sight';
import { takeSight } from '#engine/sight/take-sight';
import { keysById } from '#kernel/collections/tables';
import { openService } from '#engine/record/enter-service';
import { cite } from '#kernel/reasons/cite';
import type { TurnOpened } from '#model/events/opening-events';
import { turnLabelOf } from '#rules/calendar/turn-label';
import { noteContact } from '#engine/sight/note-contact';
import { foundWorlds } from '#engine/worlds/found-worlds';
import { announceTreaties } from './announce-treaties.ts';
import { countGifts } from './count-gifts.ts';
import { fixProductivity } from './fix-productivity.ts';
import { payIncome } from './pay-income.ts';
import { researchInColonies } from './research-in-colonies.ts';
import { studyRuins } from './study-ruins.ts';

/** A turn begins: Productivity is fixed, income is paid, allies tell each other what they see. @rule TURN-2 @rule FOG-9 @rule DIP-2 */
export const openingPhase: Phase = {
  id: 'opening',
  cite: cite('TURN-2'),
  why: 'Income comes before the sheets are issued, so that players spend what they can see.',
  run: (input) => {
    const record = recorderOf(input.state);
    record.emit(turnOpened(input));
    foundWorlds(record, input);
    announceTreaties(record, input);
    openService(record, input.rules);
    fixProductivity(record);
    countGifts(record);
    payIncome(record, input);
    studyRuins(record, input.rules);
    researchInColonies(record);
    takeSight(record, input);
    // From then on the Intel Phase notes it.
    if (input.state.turn === 1) noteContact(record);
    shareSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};

function turnOpened({ state, rules }: PhaseInput): TurnOpened {
  return {
    type: 'TurnOpened',
    cite: cite('TURN-1'),
    rolls: [],
    witnesses: keysById(state.empires).map((empire) => ({ empire, as: 'owner' })),
    turn: state.turn,
    label: turnLabelOf(state.turn, rules.firstYear),
  };
}
