import { ACT, OF_NOBODY } from '#app/people/look-rows';
import { bySession } from '#app/use-case-row';
import { createAccountHere } from '#app/usecases/accounts/create-account';
import { actInSetup } from '#app/usecases/setups/act-in-setup';
import { changeSetupSeat } from '#app/usecases/setups/change-setup-seat';
import { createSetup } from '#app/usecases/setups/create-setup';
import { endSetup } from '#app/usecases/setups/end-setup';
import { listSetups } from '#app/usecases/setups/list-setups';
import { readSetup } from '#app/usecases/setups/read-setup';
import { readSetupLink } from '#app/usecases/setups/read-setup-link';
import { takeSetupSeat, takeSetupSeatAnew } from '#app/usecases/setups/take-setup-seat';
import { undoInSetup } from '#app/usecases/setups/undo-in-setup';
import { judgeSetupColonies } from '#app/usecases/setups/judge-setup-colonies';
import { judgeSetupForces } from '#app/usecases/setups/judge-setup-forces';
import { readSetupPart } from '#app/usecases/setups/read-setup-part';
import { readSetupGalaxy } from '#app/usecases/setups/read-setup-galaxy';
import { readSetupFile } from '#app/usecases/setups/read-setup-file';
import { startSetup } from '#app/usecases/setups/start-setup';
import { listSetupForceLists } from '#app/usecases/setups/list-setup-force-lists';
import { readSetupForceList } from '#app/usecases/setups/read-setup-force-list';
import { readSetupSheet } from '#app/usecases/setups/read-setup-sheet';

/** The part of the table of use cases that is about campaigns before their first turn. Everybody acts with an account. */
export const SETUP_USE_CASES = {
  actInSetup: bySession(actInSetup, ACT),
  changeSetupSeat: bySession(changeSetupSeat, ACT),
  createAccountHere: bySession(createAccountHere, ACT),
  createSetup: bySession(createSetup, ACT),
  endSetup: bySession(endSetup, ACT),
  listSetups: bySession(listSetups, OF_NOBODY),
  readSetup: bySession(readSetup, OF_NOBODY),
  readSetupLink: bySession(readSetupLink, OF_NOBODY),
  takeSetupSeat: bySession(takeSetupSeat, ACT),
  takeSetupSeatAnew: bySession(takeSetupSeatAnew, ACT),
  undoInSetup: bySession(undoInSetup, ACT),
  judgeSetupColonies: bySession(judgeSetupColonies, OF_NOBODY),
  judgeSetupForces: bySession(judgeSetupForces, OF_NOBODY),
  readSetupPart: bySession(readSetupPart, OF_NOBODY),
  readSetupGalaxy: bySession(readSetupGalaxy, OF_NOBODY),
  readSetupFile: bySession(readSetupFile, OF_NOBODY),
  startSetup: bySession(startSetup, ACT),
  listSetupForceLists: bySession(listSetupForceLists, OF_NOBODY),
  readSetupForceList: bySession(readSetupForceList, OF_NOBODY),
  readSetupSheet: bySession(readSetupSheet, OF_NOBODY),
} as const;
