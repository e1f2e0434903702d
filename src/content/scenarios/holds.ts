import { divide } from '#kernel/numbers/divide';
import { convoyHoldOf } from '#model/campaign/independents';
import { type UnitDesign, ratingOf } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import type { ScenarioGroup } from './scenario-schema.ts';

/** Ships carry ground forces apart from everything else; a convoy has one hold for all. */
export type Hold = Readonly<{ what: string; room: number; takes: (kind: UnitKind) => boolean }>;

/** The holds of a class. @rule MOV-7 @rule OPT-8 */
export function holdsOf(design: UnitDesign): readonly Hold[] {
  if (design.kind === 'convoy') {
    return [{ what: 'cargo', room: convoyHoldOf(design.id), takes: () => true }];
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

/** Whether units of a kind are based on a class rather than lie in its hold. @rule MOV-7 */
export function hasBerth({ cv, ...design }: UnitDesign, kind: UnitKind): boolean {
  if (kind === 'flight') return cv > 0;
  return kind === 'minefield' && ratingOf(design, 'minelayer') > 0;
}

/** The room that a unit needs in a hold. @rule MOV-7 */
export const cargoSizeOf = ({ kind, cost }: UnitDesign): number =>
  kind === 'base' ? 2 * cost : cost;

/** The room in an empty hold of such a unit. @rule MOV-7 @rule CON-9 */
export function roomIn(
  { room }: Hold,
  { condition, status }: Pick<ScenarioGroup, 'condition' | 'status'>,
): number {
  if (status === 'mothballed') return 0;
  const isWhole = condition === 'sound' && status === 'active';
  return isWhole ? room : divide(room, 2, 'down');
}
