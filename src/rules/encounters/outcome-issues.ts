import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES, type BattleSide, type EnteredFate, otherSide } from '#model/battle/setup';
import type { LaneId, UnitId } from '#model/campaign/ids';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OutcomeUnit } from '#model/decisions/outcome';
import type { OrderIssue } from '#model/orders/order-issue';
import { mayRetreat } from '#rules/combat/may-retreat';
import { capturedIn, isLostWithPrize } from './entered-fates.ts';
import { scoutedIssues } from './scouted-issues.ts';

type Outcome = AnswerOf<'battle-outcome'>;
type Fault = Readonly<{ code: string; text: string }>;
/** A unit that took part, with its side and the lanes of that side. */
type Known = Readonly<{ one: OutcomeUnit; side: BattleSide; lanes: readonly LaneId[] }>;
type Field = Readonly<{
  units: readonly UnitId[];
  path: string;
  fault: (known: Known, index: number) => Fault | null;
}>;

const spoken = ({ name, class: design, unit }: OutcomeUnit): string =>
  name === '' ? `${design} ${unit}` : `${name} (${design} ${unit})`;

/** Why a unit can't have this fate, or null. */
function fateFault(one: OutcomeUnit, fate: EnteredFate['fate']): Fault | null {
  const who = spoken(one);
  if (fate === 'captured') return captureFault(one);
  if (fate === 'crippled') {
    if (one.condition === 'crippled') {
      const text = `${who} was crippled before the battle: leave it as it was, or say that it was destroyed.`;
      return { code: 'OUTCOME_NO_CHANGE', text };
    }
    if (one.kind === 'flight') {
      const text = `${who} cannot be left crippled: flights are repaired after a battle. Leave it as it was, or say that it was destroyed.`;
      return { code: 'OUTCOME_FLIGHT_CRIPPLED', text };
    }
    if (!one.diesAtOnce) return null;
    const text = `${who} cannot be crippled: leave it as it was, or say that it was destroyed.`;
    return { code: 'OUTCOME_NOT_CRIPPLED', text };
  }
  const isRepairable = one.kind === 'flight' && one.condition === 'crippled';
  if (fate === 'destroyed' || isRepairable) return null;
  return {
    code: 'OUTCOME_NOT_REPAIRED',
    text: `${who} cannot be repaired by a battle: only flights that were crippled can.`,
  };
}

/** Why nobody can have captured a unit. @rule CSC-10 */
function captureFault(one: OutcomeUnit): Fault | null {
  if (one.asPrize !== null) return null;
  const text = `${spoken(one)} cannot be captured: leave it as it was, or say that it was destroyed.`;
  return { code: 'OUTCOME_NOT_CAPTURED', text };
}

/** Why a flight can't survive: its carrier was captured. @rule CSC-10 */
function goneWithPrize(
  { one }: Known,
  fate: EnteredFate['fate'],
  captured: ReadonlySet<UnitId>,
): Fault | null {
  if (fate === 'destroyed' || !isLostWithPrize(one, captured)) return null;
  const text = `${spoken(one)} is lost, since what it is based on was captured: leave it out, or say that it was destroyed.`;
  return { code: 'OUTCOME_LOST_WITH_PRIZE', text };
}

/** Why a side can't hold a prize: it has no warship or base left there. @rule CSC-10 */
function crewFault({ one, side }: Known, holders: ReadonlySet<BattleSide>): Fault | null {
  if (holders.has(otherSide(side))) return null;
  const text = `${spoken(one)} cannot have been captured: the other side has no warship or base left there to hold it. Leave it as it was, or say that it was destroyed.`;
  return { code: 'OUTCOME_NO_CREW', text };
}

/** The sides that have a warship or base left to hold a prize: neither lost nor away, nor hidden all the while. @rule CSC-10 */
function holdersIn(
  { sides }: Pick<DecisionOf<'battle-outcome'>, 'sides'>,
  { fates, retreats, cameOut }: Outcome,
): ReadonlySet<BattleSide> {
  const gone = new Set(fates.flatMap(({ unit, fate }) => (isGoneBy(fate) ? [unit] : [])));
  const away = new Set(retreats.map(({ unit }) => unit));
  const isThere = ({ unit, carrier, lurks }: OutcomeUnit): boolean => {
    const leader = carrier ?? unit;
    return !gone.has(unit) && !away.has(leader) && (!lurks || cameOut.includes(leader));
  };
  const holds = (side: BattleSide): boolean =>
    sides[side].units.some((one) => one.holdsPrizes && isThere(one));
  return new Set(BATTLE_SIDES.filter(holds));
}

const isGoneBy = (fate: EnteredFate['fate']): boolean =>
  fate === 'destroyed' || fate === 'captured';

/** Why a unit cannot have got away so. @rule CSC-12 */
function retreatFault(
  { one, lanes }: Known,
  lane: LaneId,
  lostBy: EnteredFate['fate'] | undefined,
): Fault | null {
  const who = spoken(one);
  if (lostBy !== undefined) {
    const text = `${who} is ${lostBy}, so it cannot have got away: say one of the two.`;
    return { code: 'OUTCOME_LOST_AND_AWAY', text };
  }
  if (one.carrier !== null || !mayRetreat(one)) {
    const text = `${who} cannot get away by itself: it goes with what it is based on, or stays.`;
    return { code: 'OUTCOME_STAYS', text };
  }
  if (lanes.includes(lane)) return null;
  const text = `${who} cannot have got away by ${lane}: choose one of the lanes of its side.`;
  return { code: 'OUTCOME_NO_WAY_OUT', text };
}

const hiddenFault = ({ one }: Known): Fault | null =>
  one.lurks && one.carrier === null
    ? null
    : { code: 'OUTCOME_NOT_HIDDEN', text: `${spoken(one)} hid behind no convoy.` };

/** A unit that hid and didn't come out took no part. @rule MOV-4 */
function stayedHidden({ one }: Known, out: ReadonlySet<UnitId>): Fault | null {
  if (!one.lurks || out.has(one.carrier ?? one.unit)) return null;
  const text = `${spoken(one)} hid behind a convoy: say that it came out, or leave it as it was.`;
  return { code: 'OUTCOME_HID', text };
}

/**
 * All faults of an outcome that the moderator enters; empty if it is accepted.
 * @rule ENC-1
 * @ruling The entered result may do to a unit anything that a battle by the rules could do. It may name only units that took part, each
 *   unit is lost at most once, and single ships get away only by lanes that a battle by the rules would have left them.
 * @ruling The moderator needn't say how a unit was captured, or whether anything there had Boarding. But a warship or base of the captor
 *   that took part must be left there to hold it.
 */
export function outcomeIssues(
  question: DecisionOf<'battle-outcome'>,
  outcome: Outcome,
): readonly OrderIssue[] {
  const { sides } = question;
  const known = new Map(
    BATTLE_SIDES.flatMap((side) =>
      sides[side].units.map((one) => [one.unit, { one, side, lanes: sides[side].lanes }] as const),
    ),
  );
  const holders = holdersIn(question, outcome);
  return [
    ...fieldsOf(outcome, holders).flatMap((field) => issuesOf(field, known)),
    ...scoutedIssues(question, outcome.scouted ?? []),
  ];
}

function fieldsOf(
  { fates, retreats, cameOut }: Outcome,
  holders: ReadonlySet<BattleSide>,
): readonly Field[] {
  const out = new Set(cameOut);
  const captured = capturedIn(fates);
  const gone = fates.filter(({ fate }) => isGoneBy(fate));
  const lostBy = new Map(gone.map(({ unit, fate }) => [unit, fate] as const));
  return [
    {
      path: 'fates',
      units: fates.map(({ unit }) => unit),
      fault: (one, index) => {
        const fate = fates[index]?.fate ?? 'destroyed';
        return (
          stayedHidden(one, out) ??
          fateFault(one.one, fate) ??
          (fate === 'captured' ? crewFault(one, holders) : goneWithPrize(one, fate, captured))
        );
      },
    },
    {
      path: 'retreats',
      units: retreats.map(({ unit }) => unit),
      fault: (one, index) => {
        const way = retreats[index];
        if (way === undefined) return null;
        return stayedHidden(one, out) ?? retreatFault(one, way.lane, lostBy.get(way.unit));
      },
    },
    { path: 'cameOut', units: cameOut, fault: hiddenFault },
  ];
}

/** Every unit in a list took part, is listed once, and can have had this fate. */
function issuesOf(
  { units, path, fault }: Field,
  known: ReadonlyMap<UnitId, Known>,
): readonly OrderIssue[] {
  return units.flatMap((unit, index) => {
    const issue = faultAt({ units, fault, path }, { unit, index }, known.get(unit));
    if (issue === null) return [];
    const at = { path: `${path}[${String(index)}]`, cite: cite('ENC-1') };
    return [{ severity: 'refused', ...at, ...issue } as const];
  });
}

function faultAt(
  { units, fault }: Field,
  { unit, index }: Readonly<{ unit: UnitId; index: number }>,
  known: Known | undefined,
): Fault | null {
  if (known === undefined) {
    const text = `${unit} did not take part in this battle: name only those who did.`;
    return { code: 'OUTCOME_STRANGER', text };
  }
  if (units.indexOf(unit) === index) return fault(known, index);
  const text = `${spoken(known.one)} is named twice: say once what became of it.`;
  return { code: 'OUTCOME_TWICE', text };
}
