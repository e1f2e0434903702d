import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { UnitDesign } from '#model/forces/design';
import type { ContentIssue } from '#content/issue';
import type { ClassLookup } from '#content/scenarios/classes-of';
import { cargoSizeOf, hasBerth, hasCargoHold, holdsOf, roomIn } from '#content/scenarios/holds';
import type { ScenarioGroup, ScenarioUnits } from '#content/scenarios/scenario-schema';
import { fault } from './check.ts';

/** Units that carry, with their place in the file. */
export type Laden = Readonly<{ units: ScenarioUnits; design: UnitDesign; path: string }>;
/** A group of units aboard, with its place in the file. */
export type Cargo = Readonly<{ group: ScenarioGroup; design: UnitDesign; path: string }>;

/** What is aboard that has no berth there. */
function cargoOf({ units, design, path }: Laden, classes: ClassLookup): readonly Cargo[] {
  return units.aboard.flatMap((group, index) => {
    const known = classes.find(group.class);
    if (known === undefined || hasBerth(design, known.kind)) return [];
    return [{ group, design: known, path: `${path}.aboard[${String(index)}]` }];
  });
}

function roomFaults({ units, design, path }: Laden, cargo: readonly Cargo[]) {
  return holdsOf(design).flatMap((hold) => {
    const { what, takes } = hold;
    const all = cargo.filter((one) => takes(one.design.kind));
    const size = sumOf(all, (one) => one.group.count * cargoSizeOf(one.design));
    const most = roomIn(hold, units);
    if (size <= most) return [];
    const text = `${design.name} has room for ${String(most)} ${what} and carries ${String(size)}. Remove some.`;
    return [fault(`${path}.aboard`, 'PLACE', text, cite('MOV-7'))];
  });
}

/** What is wrong with cargo in holds: more than there is room for, not in service, or on a convoy that trades. @rule MOV-7 */
export function cargoFaults(laden: Laden, classes: ClassLookup): readonly ContentIssue[] {
  const { units, design, path } = laden;
  const cargo = cargoOf(laden, classes);
  if (cargo.length === 0 || !hasCargoHold(design)) return [];
  return [
    ...roomFaults(laden, cargo),
    ...cargo.flatMap((one) => idleFaults(one)),
    ...(units.trading ? [tradeFault(design, path)] : []),
  ];
}

/** Cargo is active. @rule CON-9 */
export function idleFaults({ group, design, path }: Cargo): readonly ContentIssue[] {
  if (group.status === 'active') return [];
  const text = `${design.name} is in a hold, so it must be active. Leave out its status.`;
  return [fault(`${path}.status`, 'VALUE', text, cite('CON-9'))];
}

/** A convoy that carries does not trade. @rule MOV-6 */
export const tradeFault = ({ name }: UnitDesign, path: string): ContentIssue =>
  fault(
    `${path}.trading`,
    'VALUE',
    `${name} has cargo aboard and can’t trade. Remove the cargo, or leave out “trading”.`,
    cite('MOV-6'),
  );
