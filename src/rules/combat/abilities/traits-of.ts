import { keysById } from '#kernel/collections/tables';
import type { UnitDesign } from '#model/forces/design';
import { classNow } from '#rules/forces/class-now';
import { type Armed, actingOrdnance } from '#rules/supply/acting-ordnance';
import { ORDNANCE_TABLE } from '#rules/supply/ordnance-table';
import type { BattleAbility, BattleTraits } from './battle-ability.ts';
import { BATTLE_ABILITIES } from './list.ts';

/** What a unit without abilities brings. */
export const NO_TRAITS: BattleTraits = {
  formation: 0,
  opensCover: 0,
  basedDv: 0,
  opensDouble: 0,
  diesAtOnce: 0,
  isHard: 0,
  commands: 0,
  tows: 0,
  minefields: 0,
  corvettes: 0,
  followsConvoys: 0,
  sweeps: 0,
  scouts: 0,
  jams: 0,
  isFast: 0,
  rams: 0,
  bursts: 0,
  stasis: 0,
  stealth: 0,
  boards: 0,
  guards: 0,
  diesRather: 0,
  holdsEnemies: 0,
  jumps: 0,
  guardian: 0,
  'fire-control': 0,
  disruptor: 0,
  suppression: 0,
};
type TraitName = keyof BattleTraits;
export const TRAIT_NAMES = keysById(NO_TRAITS);
const HANDLERS: ReadonlyMap<string, BattleAbility> = new Map(
  BATTLE_ABILITIES.map((ability) => [ability.id, ability]),
);

type Asked = Armed & Readonly<{ design: Pick<UnitDesign, 'abilities'> }>;

/**
 * What a unit's abilities give it in battle: all of them while it is sound and active, the lasting
 * ones while it is crippled or in reserve, none while it is mothballed or unconverted. Acting ordnance gives more.
 * @rule ABL-1 @rule SUP-9 @rule TECH-6
 */
export function traitsOf(unit: Asked): BattleTraits {
  const { condition, status } = unit;
  const { abilities } = classNow(unit, unit.design);
  if (abilities.length === 0 || status === 'mothballed') return NO_TRAITS;
  const isWhole = condition === 'sound' && status === 'active';
  const sum: Record<TraitName, number> = { ...NO_TRAITS };
  const add = (given: Partial<BattleTraits>): void => {
    for (const name of TRAIT_NAMES) sum[name] += given[name] ?? 0;
  };
  for (const { id, rating } of abilities) {
    const handler = HANDLERS.get(id);
    if (handler !== undefined && (isWhole || handler.isLasting)) add(handler.gives(rating));
  }
  for (const one of actingOrdnance(unit)) add(ORDNANCE_TABLE[one].traits);
  // Many abilities do nothing in battle: then it is as if there were none.
  return TRAIT_NAMES.some((name) => sum[name] !== 0) ? sum : NO_TRAITS;
}
