import type { Phase } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { siegeOf } from '#engine/siege/siege-world';
import { tensionOfBombardment } from '#engine/diplomacy/tension-of-bombardment';
import { takeSight } from '#engine/sight/take-sight';
import { attacksIn, attackWorlds } from '#engine/worlds/attack-worlds';
import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import { lossQuestions } from './ask-for-losses.ts';
import { bombardSystem } from './bombard-system.ts';
import { sortiesOf } from './sorties-of.ts';

/** Those who are asked read who bombards them. */
const isToldWhileWaiting =
  (waiting: ReadonlySet<SystemId>) =>
  (event: CampaignEvent): boolean =>
    event.type === 'SystemBombarded' && waiting.has(event.system);

/** Fleets that control the orbit bombard. @rule BOM-1 @rule TURN-2 */
export const bombardmentPhase: Phase = {
  id: 'bombardment',
  cite: cite('BOM-1'),
  why: 'A fleet must win the orbit before it can bombard, and it bombards before troops land.',
  run: (input) => {
    const record = recorderOf(input.state);
    const siege = siegeOf(record, input);
    const questions = lossQuestions(input.decide);
    const sorties = groupBy(sortiesOf(siege, input), ({ system }) => system);
    const inOrder = sortBy([...sorties], ([a], [b]) => compareIds(a, b));
    for (const [system, some] of inOrder) {
      const ordered = sortBy(some, (a, b) => compareIds(a.empire, b.empire));
      bombardSystem(siege, { system, sorties: ordered }, questions);
    }
    const { open, decided, waiting } = questions;
    if (open.length > 0) {
      const told = record.result().events.filter(isToldWhileWaiting(waiting));
      return { done: false, open, decided, told };
    }
    tensionOfBombardment(record, input.rules);
    attackWorlds(record, input.rules, attacksIn(record.result().events));
    takeSight(record, input);
    return { done: true, ...record.result(), decided };
  },
};
