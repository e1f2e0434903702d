import {
  type ChosenStandIn,
  standInIssue,
  type StandInWords,
  wishedStandIn,
} from '#app/machine/wished-stand-in';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import { valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/** An empire of a new campaign, by its id or its name, and who plays it. */
export type MachineSeat = StandInWords & Readonly<{ empire: string }>;

const folded = (text: string): string => text.trim().toLowerCase();

/**
 * The empires of a new campaign that machines play from the beginning.
 * @rule TURN-5
 */
export function machinesOf(
  table: CampaignState['empires'],
  seats: readonly MachineSeat[],
): Outcome<ReadonlyMap<EmpireId, ChosenStandIn>> {
  const empires = valuesById(table);
  const machines = new Map<EmpireId, ChosenStandIn>();
  const issues: InputIssue[] = [];
  for (const { empire: named, ...words } of seats) {
    const word = folded(named);
    const found = empires.find(({ id, name }) => id === named.trim() || folded(name) === word);
    const wish = wishedStandIn(words);
    if (!wish.ok) issues.push(...wish.error.issues);
    else if (found === undefined) issues.push(standInIssue('empire', unknownText(named, empires)));
    else if (wish.value !== null) machines.set(found.id, wish.value);
  }
  return issues.length === 0 ? ok(machines) : refuse('STAND_IN_REFUSED', issues);
}

const unknownText = (named: string, empires: readonly Readonly<{ name: string }>[]): string =>
  `This campaign has no empire “${named}”. Choose one of: ${empires.map(({ name }) => name).join(', ')}.`;
