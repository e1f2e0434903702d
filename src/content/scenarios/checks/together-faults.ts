import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { ContentIssue } from '#content/issue';
import type { ClassLookup } from '#content/scenarios/classes-of';
import { hasBerth, hasCargoHold } from '#content/scenarios/holds';
import { sharedHolds } from '#content/scenarios/shared-holds';
import { type Cargo, idleFaults, type Laden, tradeFault } from './cargo-faults.ts';
import { fault } from './check.ts';

function kindFaults({ design }: Laden, one: Cargo): readonly ContentIssue[] {
  const { kind, name } = one.design;
  const isItem = kind !== 'ship' && kind !== 'convoy';
  if (isItem && hasCargoHold(design) && !hasBerth(design, kind)) return [];
  return [
    fault(one.path, 'PLACE', `${design.name} can’t carry ${name}. Leave it out.`, cite('MOV-7')),
  ];
}

/** What is wrong with what several units of a group carry together. @rule MOV-7 */
export function togetherFaults(laden: Laden, classes: ClassLookup): readonly ContentIssue[] {
  const { units, design, path } = laden;
  if (units.together.length === 0) return [];
  const cargo = units.together.flatMap((group, index): readonly Cargo[] => {
    const known = classes.find(group.class);
    const at = `${path}.together[${String(index)}]`;
    return known === undefined ? [] : [{ group, design: known, path: at }];
  });
  const strange = cargo.flatMap((one) => kindFaults(laden, one));
  const items = strange.length === 0 ? sharedHolds(units, design, classes) : [];
  const without = unique(items.flatMap(({ parts, index }) => (parts === null ? [index] : [])));
  const alone = `This group has only one ${design.name}, which can’t share cargo. Use “aboard” instead of “together”.`;
  return [
    ...(units.count > 1 ? [] : [fault(`${path}.together`, 'VALUE', alone, cite('MOV-7'))]),
    ...strange,
    ...without.map((index) => {
      const text = `This is too much for ${String(units.count)} ${design.name} together. Leave out some.`;
      return fault(`${path}.together[${String(index)}]`, 'PLACE', text, cite('MOV-7'));
    }),
    ...cargo.flatMap((one) => idleFaults(one)),
    ...(units.trading && units.aboard.length === 0 ? [tradeFault(design, path)] : []),
  ];
}
