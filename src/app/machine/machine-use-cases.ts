import { ACT, DESK, OWN_ONLY, ofOne } from '#app/people/look-rows';
import { fromSeat } from '#app/use-case-row';
import { endOwnStandIn } from '#app/usecases/machine/end-own-stand-in';
import { proposeOrders } from '#app/usecases/machine/propose-orders';
import { readMachineTurn } from '#app/usecases/machine/read-machine-turn';
import { readOwnStandIn } from '#app/usecases/machine/read-own-stand-in';
import { readStandIns } from '#app/usecases/machine/read-stand-ins';
import { readSolo } from '#app/usecases/solo/read-solo';
import { setStandIn } from '#app/usecases/machine/set-stand-in';
import { startSolo } from '#app/usecases/solo/start-solo';

/** The part of the table of use cases that is about machine players: in the place of players, and as advisers. */
export const MACHINE_USE_CASES = {
  endOwnStandIn: fromSeat(endOwnStandIn, ACT),
  proposeOrders: fromSeat(proposeOrders, OWN_ONLY),
  readMachineTurn: fromSeat(readMachineTurn, (_input, { empire, turn }) =>
    ofOne('orders', empire, turn),
  ),
  readOwnStandIn: fromSeat(readOwnStandIn, OWN_ONLY),
  readSolo: fromSeat(readSolo, DESK),
  readStandIns: fromSeat(readStandIns, DESK),
  setStandIn: fromSeat(setStandIn, ACT),
  startSolo: fromSeat(startSolo, ACT),
} as const;
