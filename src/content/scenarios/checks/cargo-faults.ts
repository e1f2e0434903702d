import { divide } from '#kernel/numbers/divide';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { type UnitDesign, ratingOf } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import type { ContentIssue } from '#content/issue';
import type { ClassLookup } from '#content/scenarios/classes-of';
import type { ScenarioGroup, ScenarioUnits } from '#content/scenarios/scenario-schema';
import { fault } from './check.ts';

const CONVOY_HOLD = 10;

/** Ships carry ground forces apart from everything else; a convoy has one hold for all. */
type Hold = Readonly<{ what: string; room: number; takes: (kind: UnitKind) => boolean }>;

function holdsOf(design: UnitDesign): readonly Hold[] {
  if (design.kind === 'convoy') {
    return [{ what: 'cargo', room: CONVOY_HOLD, takes: () => true }];
  }
  const isTroops = (kind: UnitKind): boolean => kind === 'ground';
  return [
    { what: 'ground forces', room: ratingOf(design, 'assault'), takes: isTroops },
    { what: 'cargo', room: ratingOf(design, 'supply'), takes: (kind) => !isTroops(kind) },
  ];
}

/** Whether a class has any hold, so that what has no berth on it is cargo. @rule MOV-7 */
export const hasCargoHold = (design: UnitDesign): boolean =>
  (design.kind === 'ship' || design.kind === 'convoy') &&
  holdsOf(design).some(({ room }) => room > 0);

function berthsFor({ cv, ...design }: UnitDesign, kind: UnitKind): number {
  if (kind === 'flight') return cv;
  return kind === 'minefield' ? ratingOf(design, 'minelayer') : 0;
}

const sizeOf = ({ kind, cost }: UnitDesign): number => (kind === 'base' ? 2 * cost : cost);

type Laden = Readonly<{ units: ScenarioUnits; design: UnitDesign; path: string }>;
type Cargo = Readonly<{ group: ScenarioGroup; design: UnitDesign; path: string }>;

/** What is aboard that has no berth there. */
function cargoOf({ units, design, path }: Laden, classes: ClassLookup): readonly Cargo[] {
  return units.aboard.flatMap((group, index) => {
    const known = classes.find(group.class);
    if (known === undefined || berthsFor(design, known.kind) > 0) return [];
    return [{ group, design: known, path: `${path}.aboard[${String(index)}]` }];
  });
}

function roomFaults({ units, design, path }: Laden, cargo: readonly Cargo[]) {
  const isWhole = units.condition === 'sound' && units.status === 'active';
  return holdsOf(design).flatMap(({ what, room, takes }) => {
    const all = cargo.filter((one) => takes(one.design.kind));
    const size = sumOf(all, (one) => one.group.count * sizeOf(one.design));
    const holds = isWhole ? room : divide(room, 2, 'down');
    const most = units.status === 'mothballed' ? 0 : holds;
    if (size <= most) return [];
    const text = `${design.name} holds ${String(most)} of ${what}, and this is ${String(size)}.`;
    return [fault(`${path}.aboard`, 'PLACE', text, cite('MOV-7'))];
  });
}

/** What is wrong with cargo in holds: more than there is room for, not in service, or on a convoy that trades. @rule MOV-7 */
export function cargoFaults(laden: Laden, classes: ClassLookup): readonly ContentIssue[] {
  const { units, design, path } = laden;
  const cargo = cargoOf(laden, classes);
  if (cargo.length === 0 || !hasCargoHold(design)) return [];
  const idle = cargo.filter(({ group }) => group.status !== 'active');
  return [
    ...roomFaults(laden, cargo),
    ...idle.map((one) => {
      const text = `${one.design.name} is active as long as it lies in a hold.`;
      return fault(`${one.path}.status`, 'VALUE', text, cite('CON-9'));
    }),
    ...(units.trading
      ? [
          fault(
            `${path}.trading`,
            'VALUE',
            `${design.name} carries: it does not trade.`,
            cite('MOV-6'),
          ),
        ]
      : []),
  ];
}
