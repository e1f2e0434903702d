import type { BattleStart } from '#content/battles/setup-of-battle';
import type { BattleClosed, BattleEvent } from '#model/battle/battle-event';
import { type BattleOutcome, type BattleSide, otherSide } from '#model/battle/setup';
import type { DesignId, UnitId } from '#model/campaign/ids';
import type { ClassTally, OddsTally } from './odds-tally.ts';

type Counts<K> = Map<K, number>;
type ClassCounts = Readonly<Record<keyof ClassTally, Counts<number>>>;

/** What a sink keeps of one battle. */
type Noted = { flagships: Partial<Record<BattleSide, UnitId>>; because: BattleClosed['because'] };

export type OddsCounter = Readonly<{
  /** Takes the steps of the battle that is fought. */
  sink: (event: BattleEvent) => void;
  /** Counts the battle that was fought. */
  count: (outcome: BattleOutcome) => void;
  tally: () => OddsTally;
}>;

function countOne<K>(counts: Counts<K>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The class of each unit of a side, and what is aboard of what. */
function unitsOf({ setup }: BattleStart, side: BattleSide) {
  const { combatants } = setup.sides[side];
  const classes = new Map(combatants.map(({ unit, design }) => [unit, design.id]));
  const counts = new Map<DesignId, ClassCounts>();
  for (const id of classes.values()) {
    const none = { destroyed: new Map(), crippled: new Map() };
    counts.set(id, { ...none, captured: new Map(), away: new Map(), keptOut: new Map() });
  }
  return { combatants, classes, counts };
}

/** Who got away, with all that lived aboard. */
function awayIn(
  { retreats, fates }: BattleOutcome,
  combatants: ReturnType<typeof unitsOf>['combatants'],
): readonly UnitId[] {
  if (retreats.length === 0) return [];
  const left = new Set(retreats.map(({ unit }) => unit));
  const gone = new Set(fates.flatMap(({ unit, fate }) => (fate === 'destroyed' ? unit : [])));
  return combatants.flatMap(({ unit, carrier }) =>
    left.has(unit) || (carrier !== null && left.has(carrier) && !gone.has(unit)) ? unit : [],
  );
}

type SideCounter = Readonly<{
  count: (outcome: BattleOutcome, flagship: UnitId | null) => void;
  tally: () => OddsTally['sides'][BattleSide];
}>;

function sideCounter(start: BattleStart, side: BattleSide): SideCounter {
  const { combatants, classes, counts } = unitsOf(start, side);
  const lost: Counts<number> = new Map();
  let [wins, lived] = [0, 0];
  let flagship: UnitId | null = null;
  const byClass = (units: readonly UnitId[], what: keyof ClassCounts): void => {
    const many: Counts<DesignId> = new Map();
    for (const unit of units) {
      const design = classes.get(unit);
      if (design !== undefined) countOne(many, design);
    }
    for (const [design, row] of counts) countOne(row[what], many.get(design) ?? 0);
  };
  return {
    count: (outcome, leader) => {
      const unitsThat = (fate: 'destroyed' | 'crippled'): readonly UnitId[] =>
        outcome.fates.flatMap((one) => (one.fate === fate ? one.unit : []));
      const destroyed = unitsThat('destroyed');
      const captured = (outcome.captured ?? []).map(({ unit }) => unit);
      const crippled = unitsThat('crippled').filter((unit) => !captured.includes(unit));
      byClass(destroyed, 'destroyed');
      byClass(crippled, 'crippled');
      byClass(captured, 'captured');
      byClass(awayIn(outcome, combatants), 'away');
      byClass(outcome.excluded ?? [], 'keptOut');
      countOne(lost, outcome.lost[side]);
      if (outcome.loser === otherSide(side)) wins += 1;
      flagship = leader;
      if (leader !== null && ![...destroyed, ...captured].includes(leader)) lived += 1;
    },
    tally: () => ({ wins, flagship, flagshipLived: lived, lost, classes: counts }),
  };
}

/** A sink that only counts: what battles of one file come to, without a record of any. */
export function oddsCounter(start: BattleStart): OddsCounter {
  const sides = {
    attacker: sideCounter(start, 'attacker'),
    defender: sideCounter(start, 'defender'),
  };
  const rounds: Counts<number> = new Map();
  const endings: Counts<BattleClosed['because']> = new Map();
  const noted: Noted = { flagships: {}, because: 'length' };
  let battles = 0;
  return {
    sink: (event) => {
      if (event.type === 'BattleClosed') noted.because = event.because;
      if (event.type !== 'TaskForceFormed') return;
      const { side, flagship, entered } = event;
      const unit = entered.find(({ tag }) => tag === flagship)?.unit;
      if (unit !== undefined) noted.flagships[side] = unit;
    },
    count: (outcome) => {
      battles += 1;
      countOne(rounds, outcome.rounds);
      countOne(endings, noted.because);
      sides.attacker.count(outcome, noted.flagships.attacker ?? null);
      sides.defender.count(outcome, noted.flagships.defender ?? null);
    },
    tally: () => ({
      battles,
      rounds,
      endings,
      sides: { attacker: sides.attacker.tally(), defender: sides.defender.tally() },
    }),
  };
}
