import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { counted } from '#kernel/words/counted';
import type { CampaignState } from '#model/campaign/state';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { freeHoldOf } from '#rules/cargo/free-hold-of';
import { HOLDS } from '#rules/cargo/hold-of';
import { isDivided } from '#rules/cargo/is-divided';
import { isStowedOn } from '#rules/cargo/is-stowed-on';
import { isTowedOn } from '#rules/cargo/is-towed-on';
import { partIn } from '#rules/cargo/part-in';
import { sharersOf } from '#rules/cargo/sharers-of';
import { ordnanceRoomOf } from '#rules/supply/ordnance-room-of';
import { ordnanceSizeOf } from '#rules/supply/ordnance-size-of';
import { type StateInvariant, breachesIn } from './state-invariant.ts';

const designOf = (state: CampaignState, unit: Unit): UnitDesign | undefined =>
  state.designs[unit.design];

const known = (state: CampaignState, one: Unit, carrier: Unit) => {
  const design = designOf(state, one);
  return design === undefined ? [] : [{ ...design, ...partIn(one, design, carrier.id) }];
};

function wrongHold(state: CampaignState, unit: Unit, aboard: readonly Unit[]): string | null {
  const design = designOf(state, unit);
  if (design === undefined) return null;
  if (unit.census > 0 && design.kind !== 'convoy') return `${unit.id} has Census aboard`;
  const carried = aboard
    .flatMap((one) => known(state, one, unit))
    .filter((one) => isStowedOn(design, one));
  if (unit.census === 0 && carried.length === 0) return null;
  if (carried.some((one) => cargoSizeOf(one) === null)) {
    return `${unit.id} carries what moves by itself`;
  }
  const free = Math.min(...HOLDS.map((hold) => freeHoldOf({ unit, design }, carried, hold)));
  return free < 0 ? `${unit.id} carries ${String(-free)} too much` : null;
}

/** @rule MOV-7 */
const holdsHold: StateInvariant = {
  code: 'HOLD_OVERFULL',
  sentence: 'No unit carries more than its hold, and only convoys carry Census.',
  breaches: ({ state, index }) =>
    breachesIn(valuesById(state.units), (unit) => wrongHold(state, unit, index.aboard(unit.id))),
};

function wrongTow(state: CampaignState, tug: Unit, aboard: readonly Unit[]): string | null {
  const design = designOf(state, tug);
  if (design === undefined) return null;
  const bases = aboard
    .flatMap((one) => designOf(state, one) ?? [])
    .filter((one) => isTowedOn(design, one));
  if (bases.length > 1) return `${tug.id} has ${counted(bases.length, 'base')} in tow`;
  const rating = ratingOf(design, 'towing');
  return bases.some(({ cost }) => cost > rating) ? `${tug.id} tows beyond its rating` : null;
}

/** @rule MOV-10 */
const tugsTow: StateInvariant = {
  code: 'TOW_TOO_DEAR',
  sentence: 'A tug has one base in tow at most, of no higher cost than its rating.',
  breaches: ({ state, index }) =>
    breachesIn(valuesById(state.units), (unit) => wrongTow(state, unit, index.aboard(unit.id))),
};

function wrongShare(state: CampaignState, item: Unit): string | null {
  const sharers = sharersOf(item);
  if (sharers.length === 0) return null;
  if (unique(sharers).length < sharers.length) return `${item.id} is shared with one carrier twice`;
  if (isDivided(item, state.units)) return `the carriers of ${item.id} are not together`;
  const design = designOf(state, item);
  const isWhole =
    design === undefined || sharers.every((id) => (partIn(item, design, id).part ?? 0) > 0);
  return isWhole ? null : `not all carriers of ${item.id} have a part of it`;
}

/** @rule MOV-7 */
const sharersTogether: StateInvariant = {
  code: 'SHARERS_APART',
  sentence: 'Several carriers of one item are in one fleet, and each has a part of it.',
  breaches: ({ state }) => breachesIn(valuesById(state.units), (unit) => wrongShare(state, unit)),
};

/** A convoy trades or carries, never both. @rule MOV-6 */
const tradersEmpty: StateInvariant = {
  code: 'TRADER_LADEN',
  sentence: 'No convoy that trades carries anything.',
  breaches: ({ state, index }) =>
    breachesIn(valuesById(state.units), ({ id, trading, census }) =>
      trading && (census > 0 || index.aboard(id).length > 0) ? `${id} trades and carries` : null,
    ),
};

/** @rule SUP-7 */
const supplyLevels: StateInvariant = {
  code: 'SUPPLY_LEVEL',
  sentence: 'Levels out of supply are whole, not negative, and never those of a minefield.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.units), (unit) => {
      const { id, outOfSupply } = unit;
      const isMine = designOf(state, unit)?.kind === 'minefield';
      const isSound = Number.isSafeInteger(outOfSupply) && outOfSupply >= 0;
      if (isSound && !(isMine && outOfSupply > 0)) return null;
      return `${id} is ${counted(outOfSupply, 'level')} out of supply`;
    }),
};

/** @rule CON-7 */
const damageFits: StateInvariant = {
  code: 'DAMAGE',
  sentence: 'Attrition lost is whole, not negative, of ground units only, and never all of it.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.units), (unit) => {
      const { id, damage } = unit;
      const most = (designOf(state, unit)?.ground?.attrition ?? 0) - 1;
      if (damage === 0 || (Number.isSafeInteger(damage) && damage > 0 && damage <= most))
        return null;
      return `${id} has lost ${String(damage)} Attrition`;
    }),
};

/** @rule SUP-9 */
const ordnanceFits: StateInvariant = {
  code: 'ORDNANCE_ROOM',
  sentence: 'No unit has more ordnance than its class has room for.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.units), (unit) => {
      const design = designOf(state, unit);
      const size = ordnanceSizeOf(unit.ordnance);
      const isFitting = design === undefined || size <= ordnanceRoomOf(design);
      return isFitting ? null : `${unit.id} has ordnance of size ${String(size)}`;
    }),
};

/** What holds of convoys and of supply. */
export const CONVOY_INVARIANTS: readonly StateInvariant[] = [
  holdsHold,
  tugsTow,
  sharersTogether,
  tradersEmpty,
  supplyLevels,
  damageFits,
  ordnanceFits,
];
