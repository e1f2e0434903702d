import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { Hosted } from '#model/campaign/project';
import { onlyFor } from '#model/events/fact';
import type { RuleSet } from '#model/settings/rule-set';
import { factsOfState } from '#rules/construction/facts-of-state';
import { pointsHosted } from '#rules/construction/help-for';
import { beginRepair } from './begin-repair.ts';
import { orderFailed } from './order-failed.ts';
import type { WaitingRepair } from './repair-units.ts';

type Given = Hosted & Readonly<{ to: EmpireId }>;

/** What depots of the repair's partners give it. */
function begin(record: Recorder, waiting: WaitingRepair, rules: RuleSet): readonly Given[] {
  const { order, by, unit } = waiting;
  const facts = factsOfState(record.state());
  const begun = beginRepair({ record, facts, order, by, rules, mayAsk: true }, unit);
  if (typeof begun === 'object') return begun.hosted.map((one) => ({ ...one, to: by.empire }));
  // Nothing waits any more.
  const because = begun === 'waits' ? 'no-helper' : begun;
  record.emit(orderFailed(order, by, because, unit));
  return [];
}

/** Tells the owners of the depots once for each partner and system, and of no unit of his. */
function tell(record: Recorder, given: readonly Given[]): void {
  const alike = groupBy(given, ({ owner, system, to }) => `${owner} ${system} ${to}`);
  for (const all of alike.values()) {
    const [first] = all;
    if (first === undefined) continue;
    const { owner: empire, system, to: partner } = first;
    record.emit({
      type: 'DepotsLent',
      cite: cite('CON-5'),
      rolls: [],
      witnesses: onlyFor(empire),
      empire,
      partner,
      system,
      points: pointsHosted(all),
    });
  }
}

/**
 * Begins the repairs for which depots of Military partners are needed.
 * @rule CON-5 @rule DIP-10
 * @ruling The repairs that empires do for themselves come first, whatever the order of their sheets, and so within a sheet: one that needs
 *   a point of a partner is none of those, and may find its own helpers used by a later one. What their depots have
 *   left then goes to partners, empire by empire. Who finds nothing left pays nothing.
 */
export function repairAtPartners(
  record: Recorder,
  waiting: readonly WaitingRepair[],
  rules: RuleSet,
): void {
  tell(
    record,
    waiting.flatMap((one) => begin(record, one, rules)),
  );
}
