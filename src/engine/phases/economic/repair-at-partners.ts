import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rollForPlaces } from '#engine/record/roll-for-places';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { Hosted } from '#model/campaign/project';
import { onlyFor } from '#model/events/fact';
import type { Dice } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { factsOfState } from '#rules/construction/facts-of-state';
import { pointsHosted } from '#rules/construction/help-for';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { beginRepair } from './begin-repair.ts';
import { orderFailed } from '#engine/record/order-failed';
import type { WaitingRepair } from './repair-units.ts';

const CON_5 = cite('CON-5');

type Given = Hosted & Readonly<{ to: EmpireId }>;

/** The points that partners' depots give a repair. */
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

/** Tells the owners of the depots once for each partner and system, without naming units. */
function tell(record: Recorder, given: readonly Given[]): void {
  const alike = groupBy(given, ({ owner, system, to }) => `${owner} ${system} ${to}`);
  for (const all of alike.values()) {
    const [first] = all;
    if (first === undefined) continue;
    const { owner: empire, system, to: partner } = first;
    record.emit({
      type: 'DepotsLent',
      cite: CON_5,
      rolls: [],
      witnesses: onlyFor(empire),
      empire,
      partner,
      system,
      points: pointsHosted(all),
    });
  }
}

/** The empires that wait for depots beside another, in rolled order. @rule CON-5 */
function rollForDepots(
  record: Recorder,
  waiting: readonly WaitingRepair[],
  dice: Dice,
): readonly EmpireId[] {
  const state = record.state();
  const claims = waiting.flatMap(({ by: { empire }, unit }) => {
    const system = systemOfUnit(rowOf(state.units, unit), state);
    return system === null ? [] : [{ empire, system }];
  });
  const purpose = { kind: 'depot order', text: 'whose repairs depots serve first' } as const;
  return rollForPlaces(record, dice, { claims, over: 'depots', purpose, cite: CON_5 });
}

/**
 * Begins the repairs for which depots of Military partners are needed.
 * @rule CON-5 @rule DIP-10
 * @ruling Repairs that empires can do alone come first, across all sheets and within a sheet. A repair that needs even one point of a
 *   partner waits, and a later repair of its own empire may use its helpers. Partners then get what the depots have left. If several
 *   partners wait in one system, a d100 for each decides once per turn whose repairs come first. A repair for which too little is left
 *   costs nothing.
 */
export function repairAtPartners(
  record: Recorder,
  waiting: readonly WaitingRepair[],
  { rules, dice }: Pick<PhaseInput, 'rules' | 'dice'>,
): void {
  const order = rollForDepots(record, waiting, dice);
  const inOrder = sortBy(
    waiting,
    (a, b) => order.indexOf(a.by.empire) - order.indexOf(b.by.empire),
  );
  tell(
    record,
    inOrder.flatMap((one) => begin(record, one, rules)),
  );
}
