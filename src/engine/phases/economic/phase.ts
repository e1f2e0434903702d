import type { Phase } from '#engine/record/phase';
import { type Recorder, recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import { keysById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { LegalOrder } from '#model/orders/order';
import { beginWorks } from './begin-works.ts';
import { cancelWork } from './cancel-work.ts';
import { fundWork } from './fund-work.ts';
import { setStanding } from './set-standing.ts';

/** Players spend, each in his own order of priority. @rule ECO-6 */
export const economicPhase: Phase = {
  id: 'economic',
  cite: cite('ECO-6'),
  why: 'Spending comes first: what is bought is bought before anything can happen to it.',
  run: (input) => {
    const record = recorderOf(input.state);
    for (const empire of keysById(input.state.empires)) {
      for (const order of input.orders[empire] ?? []) carryOut(record, empire, order);
    }
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};

function carryOut(record: Recorder, empire: EmpireId, { order, index }: LegalOrder): void {
  switch (order.kind) {
    case 'BuildUnits':
      beginWorks(record, order, { empire, index });
      return;
    case 'FundWork':
      fundWork(record, order, { empire, index });
      return;
    case 'CancelWork':
      cancelWork(record, order, { empire, index });
      return;
    case 'SetStanding':
      setStanding(record, order, { empire, index });
      return;
    // Carried out in Movement and Construction.
    case 'FormFleet':
    case 'AssignUnits':
    case 'MoveFleet':
      return;
  }
}
