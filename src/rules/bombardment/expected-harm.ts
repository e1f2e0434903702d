import { divide } from '#kernel/numbers/divide';
import { sumOf } from '#kernel/numbers/sum';
import { type FigureChanges, SYSTEM_FIGURES } from '#model/campaign/system-figures';
import type { Mission } from '#model/orders/bombard';
import {
  collateralDamage,
  generalDamage,
  massDriverDamage,
  moraleOfSurvivors,
  POINTS_FOR_COLLATERAL,
} from './bombardment-dice.ts';
import { MISSION_TABLE, missionHits } from './mission-table.ts';

/** What a bombardment can do: to figures of the system, to its use next turn, and to ground units. */
export const HARM_KINDS = [
  'attrition',
  'defense',
  'unit',
  'utilized',
  'suppressed',
  ...SYSTEM_FIGURES,
] as const;
export type HarmKind = (typeof HARM_KINDS)[number];

/** One kind of harm: what is certain, and what dice add on average, in sixths; both count what is lost. */
export type ExpectedHarm = Readonly<{ kind: HarmKind; certain: number; sixths: number }>;

type Harm = { certain: number; sixths: number };
type Book = Map<HarmKind, Harm>;
/** Of one die: what it does to figures, and besides. */
type Throw = Readonly<{ changes: FigureChanges; utilized?: number; unit?: boolean }>;

const FACES = [1, 2, 3, 4, 5, 6] as const;

function add(book: Book, kind: HarmKind, more: Partial<Harm>): void {
  const { certain, sixths } = book.get(kind) ?? { certain: 0, sixths: 0 };
  const both = { certain: certain + (more.certain ?? 0), sixths: sixths + (more.sixths ?? 0) };
  book.set(kind, both);
}

/** Adds the average of a number of dice. */
function addDice(book: Book, dice: number, thrown: (die: number) => Throw): void {
  if (dice === 0) return;
  const faces = FACES.map(thrown);
  for (const figure of SYSTEM_FIGURES) {
    const lost = sumOf(faces, ({ changes }) => -(changes[figure] ?? 0));
    if (lost !== 0) add(book, figure, { sixths: dice * lost });
  }
  const utilized = sumOf(faces, (one) => one.utilized ?? 0);
  if (utilized > 0) add(book, 'utilized', { sixths: dice * utilized });
  const units = faces.filter(({ unit }) => unit === true).length;
  if (units > 0) add(book, 'unit', { sixths: dice * units });
}

type Shot = Readonly<{ mission: Mission; points: number }>;

function addMission(book: Book, { mission, points }: Shot): void {
  const { hit, wound } = MISSION_TABLE[mission];
  const { hits, wounds } = missionHits(mission, points);
  if (hit === 'die') addDice(book, hits, generalDamage);
  else if (hits > 0) add(book, hit, { certain: hits });
  if (wound === null || wounds === 0) return;
  add(book, wound, { certain: wounds });
  if (wound === 'census') {
    addDice(book, wounds, (die) => ({ changes: moraleOfSurvivors(die) }));
  }
}

/**
 * What one turn of bombardment does: for certain, and on average by the dice of General, of the survivors, of collateral damage and of Mass
 * Drivers. It doesn't know where the figures of the system end.
 * @rule BOM-2 @rule BOM-3 @rule OPT-18
 */
export function expectedHarm(shots: readonly Shot[], massDrivers: number): readonly ExpectedHarm[] {
  const book: Book = new Map();
  for (const shot of shots) addMission(book, shot);
  const spent = sumOf(shots, ({ mission, points }) => missionHits(mission, points).spent);
  const collateral = divide(spent, POINTS_FOR_COLLATERAL, 'down');
  addDice(book, collateral, (die) => ({ changes: collateralDamage(die) }));
  addDice(book, massDrivers, massDriverDamage);
  return HARM_KINDS.flatMap((kind) => {
    const harm = book.get(kind);
    return harm === undefined ? [] : [{ kind, ...harm }];
  });
}
