import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import type { UnitId } from '#model/campaign/ids';
import type { OwnPiece } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { byStrength, type Fighter, isPrize } from '#rules/combat/fighter';

/** An own unit, with its battle traits where they are known. */
export type Own = OwnPiece & Partial<Pick<Fighter, 'traits' | 'takenFrom'>>;

/** The names that standing orders use for own units. */
type Role = StandingOrders['screen' | 'enterFirst' | 'holdBack'][number];

const isShip = ({ kind, civilian }: Own): boolean => kind === 'ship' && !civilian;
const isCarrier = ({ kind, cv }: Own): boolean => kind !== 'flight' && cv > 0;
const isScout = ({ traits }: Own): boolean => (traits?.scouts ?? 0) > 0;
const byCost = (a: Own, b: Own): number => a.cost - b.cost;

type Meaning = Readonly<{
  has: (one: Own, flagship: UnitId | null) => boolean;
  order: (a: Own, b: Own) => number;
}>;

const of = (has: Meaning['has'], order: Meaning['order'] = byStrength): Meaning => ({ has, order });

/** The own units that each word means; among equals the strongest come first. */
const MEANINGS: Readonly<Record<Role, Meaning>> = {
  flagship: of(({ unit }, flagship) => unit === flagship),
  warships: of((one) => isShip(one) && !isCarrier(one) && !isScout(one)),
  scouts: of(isScout),
  carriers: of(isCarrier),
  flights: of(({ kind }) => kind === 'flight'),
  bases: of(({ kind }) => kind === 'base'),
  convoys: of(({ civilian }) => civilian),
  crippled: of(({ condition }) => condition === 'crippled'),
  cheapest: of(() => true, byCost),
  dearest: of(
    () => true,
    (a, b) => byCost(b, a),
  ),
};

/**
 * The own units that standing orders name by their roles, in the order of these.
 * @rule ENC-5
 * @ruling In standing orders about own units, a warship is a military ship without CV and without Scouts. Prizes have no role.
 */
export function inRoles<O extends Own>(
  own: readonly O[],
  roles: readonly Role[],
  flagship: UnitId | null = null,
): readonly O[] {
  if (roles.length === 0) return [];
  const able = own.filter((one) => !isPrize(one));
  return unique(
    roles.flatMap((role) => {
      const { has, order } = MEANINGS[role];
      return sortBy(
        able.filter((one) => has(one, flagship)),
        order,
      );
    }),
  );
}
