import type { BattleStart } from '#content/battles/setup-of-battle';
import { COUNTED_FATES, type CountedBattle, type FateSink } from '#engine/tactical/contract';
import { sum } from '#kernel/numbers/sum';
import { entriesById } from '#kernel/collections/tables';
import { type BattleSide, type Combatant, otherSide } from '#model/battle/setup';
import type { DesignId, UnitId } from '#model/campaign/ids';
import type { ClassTally, Histogram, OddsTally } from './odds-tally.ts';

type Leaders = Readonly<Record<BattleSide, number | null>>;

export type OddsCounter = Readonly<{
  /** Takes the fate of each unit in the current battle. */
  sink: FateSink;
  /** Counts the current battle. */
  count: (battle: CountedBattle) => void;
  tally: () => OddsTally;
}>;

/** Each fate, with its bit in a set of fates. */
const FATES = entriesById(COUNTED_FATES).map(([name, part]) => ({
  name,
  at: 31 - Math.clz32(part),
}));
/** The number of bits in a set of fates. */
const PLACES = FATES.length;

/** The frequency of each whole number. None is greater than the number of units or rounds. */
type Counts = number[];

function countOne(counts: Counts, number: number): void {
  counts[number] = (counts[number] ?? 0) + 1;
}

/** Only numbers that occurred. */
const histogramOf = (counts: Counts): Histogram =>
  new Map(counts.flatMap((many, number) => (many > 0 ? [[number, many] as const] : [])));

type SideCounter = Readonly<{
  take: (place: number, fates: number) => void;
  count: (battle: CountedBattle) => void;
  tally: (battles: number) => OddsTally['sides'][BattleSide];
}>;

/**
 * The number of units of each class with each fate. Each class and fate has a slot: its number in the current battle,
 * and the number of battles for each such number.
 */
type Slots = Readonly<{
  /** The first slot of the class, for each place among the combatants. */
  first: Int32Array;
  now: Int32Array;
  /** The start of each slot in `battles`. */
  from: Int32Array;
  battles: Float64Array;
  classes: readonly DesignId[];
}>;

function slotsFor(combatants: readonly Combatant[]): Slots {
  const sizes = new Map<DesignId, number>();
  for (const { design } of combatants) sizes.set(design.id, (sizes.get(design.id) ?? 0) + 1);
  const classes = [...sizes.keys()];
  const places = new Map(classes.map((id, at) => [id, at * PLACES]));
  const widths = classes.flatMap((id) => Array<number>(PLACES).fill((sizes.get(id) ?? 0) + 1));
  const from = new Int32Array(widths.length);
  for (let slot = 1; slot < widths.length; slot += 1) {
    from[slot] = (from[slot - 1] ?? 0) + (widths[slot - 1] ?? 0);
  }
  return {
    first: Int32Array.from(combatants, ({ design }) => places.get(design.id) ?? 0),
    now: new Int32Array(widths.length),
    from,
    battles: new Float64Array(sum(widths)),
    classes,
  };
}

type Fought = Pick<BattleStart, 'setup'>;

/** Counts the units of one side, class by class, by their places among its combatants. */
function sideCounter({ setup }: Fought, side: BattleSide, leader: number | null): SideCounter {
  const { combatants } = setup.sides[side];
  const slots = slotsFor(combatants);
  const { first, now, from, battles } = slots;
  /** The slots that are not empty: the first `many` entries. */
  const holding = new Int32Array(now.length);
  let many = 0;
  // Costs come from a file, so they have no limit.
  const lost = new Map<number, number>();
  const gained = new Map<number, number>();
  let [wins, lived, leaderLives] = [0, 0, true];
  const flagship: UnitId | null = leader === null ? null : (combatants[leader]?.unit ?? null);
  return {
    take: (place, fates) => {
      let slot = first[place] ?? 0;
      for (let left = fates; left !== 0; left >>= 1) {
        if ((left & 1) !== 0) {
          const held = now[slot] ?? 0;
          if (held === 0) holding[many++] = slot;
          now[slot] = held + 1;
        }
        slot += 1;
      }
      if (place === leader && (fates & GONE) !== 0) leaderLives = false;
    },
    count: (battle) => {
      for (let at = 0; at < many; at += 1) {
        const slot = holding[at] ?? 0;
        const entry = (from[slot] ?? 0) + (now[slot] ?? 0);
        battles[entry] = (battles[entry] ?? 0) + 1;
        now[slot] = 0;
      }
      many = 0;
      countCost(lost, battle.lost[side]);
      countCost(gained, battle.gained[side]);
      if ((setup.quarry ?? battle.loser) === otherSide(side)) wins += 1;
      if (leader !== null && leaderLives) lived += 1;
      leaderLives = true;
    },
    tally: (fought) => ({
      wins,
      flagship,
      flagshipLived: lived,
      lost,
      gained,
      classes: talliesOf(slots, fought),
    }),
  };
}

function countCost(counts: Map<number, number>, cost: number): void {
  counts.set(cost, (counts.get(cost) ?? 0) + 1);
}

const GONE = COUNTED_FATES.destroyed | COUNTED_FATES.captured;

function talliesOf(slots: Slots, fought: number): ReadonlyMap<DesignId, ClassTally> {
  return new Map(slots.classes.map((id, at) => [id, tallyOf(slots, at * PLACES, fought)] as const));
}

function tallyOf({ from, battles }: Slots, first: number, fought: number): ClassTally {
  const of = (fate: keyof ClassTally): Histogram => {
    const slot = first + (FATES.find(({ name }) => name === fate)?.at ?? 0);
    const known = histogramOf([...battles.subarray(from[slot], from[slot + 1])]);
    const none = fought - sum([...known.values()]);
    return none === 0 ? known : new Map([[0, none], ...known]);
  };
  return {
    destroyed: of('destroyed'),
    crippled: of('crippled'),
    captured: of('captured'),
    away: of('away'),
    keptOut: of('keptOut'),
  };
}

/** Counts battles as they are fought, and keeps no record of them. */
export function oddsCounter(start: Fought, leaders: Leaders): OddsCounter {
  const attacker = sideCounter(start, 'attacker', leaders.attacker);
  const defender = sideCounter(start, 'defender', leaders.defender);
  const rounds: Counts = [];
  const endings = { length: 0, 'nothing-left': 0, surrender: 0 };
  let battles = 0;
  return {
    sink: (side, place, fates) => {
      (side === 'attacker' ? attacker : defender).take(place, fates);
    },
    count: (battle) => {
      battles += 1;
      countOne(rounds, battle.rounds);
      endings[battle.because] += 1;
      attacker.count(battle);
      defender.count(battle);
    },
    tally: () => ({
      battles,
      rounds: histogramOf(rounds),
      endings: new Map(entriesById(endings).filter(([, many]) => many > 0)),
      sides: { attacker: attacker.tally(battles), defender: defender.tally(battles) },
    }),
  };
}
