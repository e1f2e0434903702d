import { reachOut } from '#engine/galaxy/reach-out';
import { compareOutputYearly } from '#engine/diplomacy/compare-output';
import { drawEvent } from '#engine/random-events/draw-event';
import { happenDue } from '#engine/random-events/happen';
import type { Phase } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import { pursueObjectives, setObjectives } from '#engine/worlds/pursue-objectives';
import { cite } from '#kernel/reasons/cite';
import { decideVictory } from './decide-victory.ts';
import { giveUpClaims } from './give-up-claims.ts';
import { leaveGame } from './leave-game.ts';
import { leaveLanes } from './leave-lanes.ts';
import { liftBlockades } from './lift-blockades.ts';
import { uniteEmpires } from './unite-empires.ts';
import { expireEffects } from './expire-effects.ts';
import { sendAway } from './send-away.ts';

/** What hung in the air is settled, random events happen, and the turn is over. @rule END-1 @rule END-2 @rule END-3 @rule END-4 */
export const endOfTurnPhase: Phase = {
  id: 'end-of-turn',
  cite: cite('END-4'),
  why: 'Effects of the turn have done their work everywhere before they expire.',
  run: (input) => {
    const record = recorderOf(input.state);
    leaveLanes(record, input.state);
    liftBlockades(record, input.rules);
    if (input.rules.explored !== null) reachOut(record, input.dice, input.rules.explored.rings);
    drawEvent(record, input);
    happenDue(record, input);
    uniteEmpires(record, input.rules);
    leaveGame(record);
    pursueObjectives(record, input);
    setObjectives(record, input);
    compareOutputYearly(record);
    decideVictory(record, input.rules);
    expireEffects(record, input.state);
    takeSight(record, input);
    giveUpClaims(record);
    sendAway(record, input);
    record.emit({
      type: 'TurnEnded',
      cite: cite('END-4'),
      rolls: [],
      witnesses: [],
      turn: input.state.turn,
    });
    return { done: true, ...record.result(), decided: [] };
  },
};
