import { firstBy } from '#kernel/collections/sort-by';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { StarSystem } from '#model/campaign/system';
import type { Unit } from '#model/forces/unit';
import { raidOutlookOf } from '#rules/raiders/raid-outlook';
import { armyOf } from './army.ts';
import { designOf, type Mind, nameOf, type Sheet } from './mind.ts';
import { isEscorted, send, systemOfShip } from './send.ts';

const SAFE = { safe: true };
/** What each ship takes off the chance of a raid. @rule SUP-1 */
const PER_SHIP = 5;
/** More would cost more than the raiders. */
const MOST = 2;
/** The least chance that there is. */
const LEAST = 1;

/** The ships that a colony wants so that hardly any raiders come. */
function wantedAt(mind: Mind, colony: StarSystem): number {
  const { areThere, ledger } = raidOutlookOf(mind.view, colony);
  if (areThere) return 0;
  const here = mind.index
    .fleetsAt(colony.id)
    .flatMap(({ id }) => mind.index.inFleet(id))
    .filter((unit) => designOf(mind, unit)?.kind === 'ship').length;
  const open = ledgerTotal(ledger) + PER_SHIP * here - LEAST;
  return Math.min(MOST, Math.ceil(open / PER_SHIP));
}

/** Of the ships that wait for a task the one to stand there: one that is there, or else the cheapest at home. */
function picketFor(mind: Mind, sheet: Sheet, colony: StarSystem): Unit | undefined {
  const army = armyOf(mind, sheet).filter((unit) => !isEscorted(mind, [unit]));
  const costOf = (unit: Unit): number => designOf(mind, unit)?.cost ?? 0;
  const cheapest = (ships: readonly Unit[]) => firstBy(ships, (a, b) => costOf(a) - costOf(b));
  const isAt = (place: string | null) => (unit: Unit) => systemOfShip(mind, unit) === place;
  return cheapest(army.filter(isAt(colony.id))) ?? cheapest(army.filter(isAt(mind.survey.home)));
}

/** Cheap ships stand at colonies, because raiders stay away from systems with ships. @rule SUP-1 */
export function planPickets(mind: Mind, sheet: Sheet): void {
  const { view, survey } = mind;
  if (view.rules.raiders === 'off' || !mind.level.spreads) return;
  for (const colony of survey.colonies) {
    if (colony.id === survey.home || survey.enemyStrength(colony.id) > 0) continue;
    const why = `Raiders stay away from ${nameOf(mind, colony.id)} while ships are there.`;
    for (let wanted = wantedAt(mind, colony); wanted > 0; wanted -= 1) {
      const ship = picketFor(mind, sheet, colony);
      if (ship === undefined) return;
      send(mind, sheet, { units: [ship], to: colony.id, travel: SAFE, label: 'Picket', why });
    }
  }
}
