import type { Ports } from '#app/ports/ports';
import { changePassword } from '#app/usecases/change-password';
import { changeSeat } from '#app/usecases/change-seat';
import { createAccount } from '#app/usecases/create-account';
import { endSeat } from '#app/usecases/end-seat';
import { findMark } from '#app/usecases/find-mark';
import { invite } from '#app/usecases/invite';
import { listAccounts } from '#app/usecases/list-accounts';
import { listPeople } from '#app/usecases/list-people';
import { markBrowser } from '#app/usecases/mark-browser';
import { openTruth } from '#app/usecases/open-truth';
import { readJournal } from '#app/usecases/read-journal';
import { readLink } from '#app/usecases/read-link';
import { readLooks } from '#app/usecases/read-looks';
import { readOpenPapers } from '#app/usecases/read-open-papers';
import { readSpectated } from '#app/usecases/read-spectated';
import { renameAccount } from '#app/usecases/rename-account';
import { renewLink } from '#app/usecases/renew-link';
import { resetAccount } from '#app/usecases/reset-account';
import { resetPassword } from '#app/usecases/reset-password';
import { signIn } from '#app/usecases/sign-in';
import { signInAccount } from '#app/usecases/sign-in-account';
import { signOut } from '#app/usecases/sign-out';
import { signOutEverywhere } from '#app/usecases/sign-out-everywhere';
import { takeSeat } from '#app/usecases/take-seat';
import { transferOwnership } from '#app/usecases/transfer-ownership';
import { whoAmI } from '#app/usecases/who-am-i';

/** All that is about accounts, seats, links and sessions, and about who may look at what. */
export type PeopleUseCases = Readonly<{
  changePassword: ReturnType<typeof changePassword>;
  changeSeat: ReturnType<typeof changeSeat>;
  createAccount: ReturnType<typeof createAccount>;
  endSeat: ReturnType<typeof endSeat>;
  findMark: ReturnType<typeof findMark>;
  invite: ReturnType<typeof invite>;
  listAccounts: ReturnType<typeof listAccounts>;
  listPeople: ReturnType<typeof listPeople>;
  markBrowser: ReturnType<typeof markBrowser>;
  openTruth: ReturnType<typeof openTruth>;
  readJournal: ReturnType<typeof readJournal>;
  readLink: ReturnType<typeof readLink>;
  readLooks: ReturnType<typeof readLooks>;
  readOpenPapers: ReturnType<typeof readOpenPapers>;
  readSpectated: ReturnType<typeof readSpectated>;
  renameAccount: ReturnType<typeof renameAccount>;
  renewLink: ReturnType<typeof renewLink>;
  resetAccount: ReturnType<typeof resetAccount>;
  resetPassword: ReturnType<typeof resetPassword>;
  signIn: ReturnType<typeof signIn>;
  signInAccount: ReturnType<typeof signInAccount>;
  signOut: ReturnType<typeof signOut>;
  signOutEverywhere: ReturnType<typeof signOutEverywhere>;
  takeSeat: ReturnType<typeof takeSeat>;
  transferOwnership: ReturnType<typeof transferOwnership>;
  whoAmI: ReturnType<typeof whoAmI>;
}>;

/** These use cases over one outside world. */
export function peopleUseCasesOf(ports: Ports): PeopleUseCases {
  return {
    changePassword: changePassword(ports),
    changeSeat: changeSeat(ports),
    createAccount: createAccount(ports),
    endSeat: endSeat(ports),
    findMark: findMark(ports),
    invite: invite(ports),
    listAccounts: listAccounts(ports),
    listPeople: listPeople(ports),
    markBrowser: markBrowser(ports),
    openTruth: openTruth(ports),
    readJournal: readJournal(ports),
    readLink: readLink(ports),
    readLooks: readLooks(ports),
    readOpenPapers: readOpenPapers(ports),
    readSpectated: readSpectated(ports),
    renameAccount: renameAccount(ports),
    renewLink: renewLink(ports),
    resetAccount: resetAccount(ports),
    resetPassword: resetPassword(ports),
    signIn: signIn(ports),
    signInAccount: signInAccount(ports),
    signOut: signOut(ports),
    signOutEverywhere: signOutEverywhere(ports),
    takeSeat: takeSeat(ports),
    transferOwnership: transferOwnership(ports),
    whoAmI: whoAmI(ports),
  };
}
