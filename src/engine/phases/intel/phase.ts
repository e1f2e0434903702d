import type { Phase } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import { pursueObjectives } from '#engine/worlds/pursue-objectives';
import { cite } from '#kernel/reasons/cite';
import { gatheredTension } from '#engine/diplomacy/gathered-tension';
import { driftTension, tensionOfTrespass } from '#engine/diplomacy/settle-tension';
import { tensionOfMissions } from '#engine/diplomacy/tension-of-missions';
import { declareWars } from '#engine/diplomacy/declare-wars';
import { endOffers } from '#engine/diplomacy/end-offers';
import { endPacts } from '#engine/diplomacy/end-pacts';
import { ownDealings } from '#engine/diplomacy/own-dealings';
import { giveNotice, pactsOut } from '#engine/diplomacy/give-notice';
import { signTreaties } from '#engine/diplomacy/sign-treaties';
import { rollAttitudes } from '#engine/worlds/roll-attitudes';
import { giveMaps } from './give-maps.ts';
import { runMissions } from './missions/run-missions.ts';
import { noteContact } from '#engine/sight/note-contact';

/** Empires deal with each other: what they tell each other, and who can deal with whom. @rule DIP-17 */
export const intelPhase: Phase = {
  id: 'intel',
  cite: cite('DIP-17'),
  why: 'How empires stand is settled before their fleets move and meet.',
  run: (input) => {
    const record = recorderOf(input.state);
    runMissions(record, input);
    giveMaps(record, input);
    const before = record.snapshot();
    const { feel, settle } = gatheredTension();
    const given = { ...input, orders: ownDealings(before, input.orders), feel };
    declareWars(record, given);
    rollAttitudes(record, given);
    endOffers(record, given);
    signTreaties(record, given, before);
    endPacts(record, before, pactsOut(before));
    giveNotice(record, given);
    tensionOfMissions(record, feel);
    tensionOfTrespass(record, feel);
    settle(record, input.rules);
    driftTension(record, input.rules);
    noteContact(record);
    pursueObjectives(record, input);
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};
