import type { BattleStart } from '#content/battles/setup-of-battle';
import { COUNTED_FATES, type CountedBattle, type FateSink } from '#engine/tactical/contract';
import { sum } from '#kernel/numbers/sum';
import { entriesById } from '#kernel/collections/tables';
import { type BattleSide, otherSide } from '#model/battle/setup';
import type { DesignId, UnitId } from '#model/campaign/ids';
import type { ClassTally, Histogram, OddsTally } from './odds-tally.ts';

type Leaders = Readonly<Record<BattleSide, number | null>>;

export type OddsCounter = Readonly<{
  /** Is told what became of whom in the battle that is fought. */
  sink: FateSink;
  /** Counts the battle that was fought. */
  count: (battle: CountedBattle) => void;
  tally: () => OddsTally;
}>;

const FATES = entriesById(COUNTED_FATES);

/** The fates of which each number is the sum, by their places among all. */
const PLACES_OF = Array.from({ length: 32 }, (_, fates) =>
  FATES.flatMap(([, part], place) => ((fates & part) === 0 ? [] : [place])),
);

/** How often each whole number came, none greater than a battle has units or rounds. */
type Counts = number[];

function countOne(counts: Counts, number: number): void {
  counts[number] = (counts[number] ?? 0) + 1;
}

/** Only those that came. */
const histogramOf = (counts: Counts): Histogram =>
  new Map(counts.flatMap((many, number) => [[number, many] as const]));

/** So many units of a class had a fate in the battle that is fought, and in how many battles so many had it. */
type Count = { now: number; readonly battles: Counts };
/** For each fate, in the order of all. */
type ClassCounts = readonly Count[];

type SideCounter = Readonly<{
  take: (place: number, fates: number) => void;
  count: (battle: CountedBattle) => void;
  tally: (battles: number) => OddsTally['sides'][BattleSide];
}>;

/** Counts the units of one side, class by class, by their places among its combatants. */
function sideCounter({ setup }: BattleStart, side: BattleSide, leader: number | null): SideCounter {
  const { combatants } = setup.sides[side];
  const classes = new Map<DesignId, ClassCounts>();
  const rows = combatants.map(({ design }) => {
    const row = classes.get(design.id) ?? noCounts();
    classes.set(design.id, row);
    return row;
  });
  // Costs may be as great as a file says.
  const lost = new Map<number, number>();
  const changed: Count[] = [];
  let [wins, lived, leaderLives] = [0, 0, true];
  const flagship: UnitId | null = leader === null ? null : (combatants[leader]?.unit ?? null);
  return {
    take: (place, fates) => {
      const row = rows[place];
      if (row === undefined) return;
      for (const at of PLACES_OF[fates] ?? []) {
        const one = row[at];
        if (one === undefined) continue;
        if (one.now === 0) changed.push(one);
        one.now += 1;
      }
      if (place === leader && (fates & GONE) !== 0) leaderLives = false;
    },
    count: (battle) => {
      for (const one of changed) {
        countOne(one.battles, one.now);
        one.now = 0;
      }
      changed.length = 0;
      const cost = battle.lost[side];
      lost.set(cost, (lost.get(cost) ?? 0) + 1);
      if (battle.loser === otherSide(side)) wins += 1;
      if (leader !== null && leaderLives) lived += 1;
      leaderLives = true;
    },
    tally: (battles) => ({
      wins,
      flagship,
      flagshipLived: lived,
      lost,
      classes: new Map([...classes].map(([id, row]) => [id, tallyOf(row, battles)])),
    }),
  };
}

const GONE = COUNTED_FATES.destroyed | COUNTED_FATES.captured;

const noCounts = (): ClassCounts => FATES.map(() => ({ now: 0, battles: [] }));

function tallyOf(row: ClassCounts, battles: number): ClassTally {
  const of = (fate: keyof ClassTally): Histogram => {
    const counted = row[FATES.findIndex(([name]) => name === fate)]?.battles ?? [];
    const known = histogramOf(counted);
    const none = battles - sum([...known.values()]);
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

/** Counts battles as they are fought, without a record of any. */
export function oddsCounter(start: BattleStart, leaders: Leaders): OddsCounter {
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
