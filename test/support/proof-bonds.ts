import type { EmpireId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import { type Draft, addFleet, addUnit } from './proof-draft.ts';
import { MAP, SIDES, type SideName, human, loran, tirelon } from './proof-map.ts';

/** How empires of the proof stand with each other. */
export type Bonds = Readonly<{
  /** The two main powers. */
  main: DiplomaticState;
  /** The third power and the main one at whose back it does not stand; null: they never met. */
  far: DiplomaticState | null;
}>;

/** As long as nobody says otherwise: war, and a third power that one of them has never met. */
export const STRANGERS: Bonds = { main: 'war', far: null };

export type Relations = readonly Readonly<{
  a: EmpireId;
  b: EmpireId;
  state: DiplomaticState;
}>[];

/** The third power is at war with the empire that lives where it comes from. */
export function relationsOf({ main, far }: Bonds, third: SideName | 'none'): Relations {
  const mainOnes = { a: human, b: loran, state: main } as const;
  if (third === 'none') return [mainOnes];
  const [near, other] = third === 'human' ? [human, loran] : [loran, human];
  const met = far === null ? [] : [{ a: other, b: tirelon, state: far } as const];
  return [mainOnes, { a: near, b: tirelon, state: 'war' }, ...met];
}

const OTHERS = { human: 'loran', loran: 'human' } as const;

/** What partners have of each other: convoys that trade, and depots of which each tells. */
export function addBonds(draft: Draft, { main, far }: Bonds, third: SideName | 'none'): void {
  const { choices } = draft;
  if (main !== 'war') {
    for (const side of ['human', 'loran'] as const) {
      const at = choices.pick([SIDES[OTHERS[side]].home, SIDES[OTHERS[side]].rear, MAP.wolf]);
      if (choices.percent(60)) addTrader(draft, SIDES[side].empire, at);
      const place = { kind: 'system', system: SIDES[side].rear } as const;
      if (choices.percent(50)) addUnit(draft, SIDES[side].empire, 'depot', place);
    }
  }
  if (third === 'none' || far === null) return;
  const { deep } = SIDES[third];
  addUnit(draft, tirelon, 'depot', { kind: 'system', system: deep });
  if (choices.percent(50)) addTrader(draft, tirelon, SIDES[OTHERS[third]].rear);
}

function addTrader(draft: Draft, owner: EmpireId, at: (typeof MAP)[keyof typeof MAP]): void {
  const fleet = addFleet(draft, { owner, at, ships: [] });
  addUnit(draft, owner, 'freighter', { kind: 'fleet', fleet }, { trading: true });
}
