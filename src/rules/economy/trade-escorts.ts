import type { DesignId, UnitId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Route } from '#model/forces/route';
import type { Unit } from '#model/forces/unit';

/** A unit and the fleet that it belongs to. */
export type Crewman = Readonly<{
  unit: Pick<Unit, 'id' | 'design' | 'trading' | 'condition' | 'status' | 'unconverted'>;
  fleet: string;
}>;
type Facts = Readonly<{
  designs: readonly Pick<UnitDesign, 'id' | 'abilities'>[];
  /** Asked for only where some class has Trade. */
  crews: () => readonly Crewman[];
  /** The standing route of a fleet, or null. */
  routeOf: (fleet: string) => Route | null;
}>;

const NOBODY: ReadonlySet<UnitId> = new Set();

/** Trade does not work while a unit is crippled, in reserve, mothballed or unconverted. @rule ABL-1 */
const isFit = ({ condition, status, unconverted }: Crewman['unit']): boolean =>
  condition === 'sound' && status === 'active' && !unconverted;

/**
 * The units of an empire that cost nothing: those fit for Trade in a fleet that escorts another one with a convoy that trades.
 * @rule ECO-3 @rule ABL-2
 * @ruling A unit with Trade counts as an escort if its fleet has the standing route "escort" (MOV-12) when income is paid, wherever the
 *   fleet is then.
 */
export function tradeEscortsOf({ designs, crews, routeOf }: Facts): ReadonlySet<UnitId> {
  const able = new Set<DesignId>(
    designs.flatMap((design) => (ratingOf(design, 'trade') > 0 ? [design.id] : [])),
  );
  if (able.size === 0) return NOBODY;
  const all = crews();
  const traders = new Set<string>(all.flatMap(({ unit, fleet }) => (unit.trading ? [fleet] : [])));
  const escorts = all.filter(({ unit, fleet }) => {
    const route = able.has(unit.design) && isFit(unit) ? routeOf(fleet) : null;
    return route?.kind === 'escort' && traders.has(route.fleet);
  });
  return new Set(escorts.map(({ unit }) => unit.id));
}
