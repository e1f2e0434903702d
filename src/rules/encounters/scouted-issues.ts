import { divide } from '#kernel/numbers/divide';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES, type BattleSide, type Scouted } from '#model/battle/setup';
import type { DecisionOf } from '#model/decisions/decision';
import type { OutcomeSide, OutcomeUnit } from '#model/decisions/outcome';
import type { OrderIssue } from '#model/orders/order-issue';

type Fault = Readonly<{ path: string; code: string; text: string }>;

/** Whether Intel can have been spent through a unit before the battle. @rule CSC-5 */
export const mayHaveScouted = ({ scouts, isFast }: OutcomeUnit): boolean =>
  scouts !== undefined || isFast === true;

/**
 * The number of Scout functions through which these units can have spent Intel.
 * @rule CSC-5
 * @ruling In a battle that is fought elsewhere, any two Fast ships count as one Scout function, because the moderator knows which ships
 *   were held in the reinforcements.
 */
export function enteredFunctions(units: readonly OutcomeUnit[]): number {
  const fast = units.filter(({ isFast }) => isFast === true).length;
  return sumOf(units, ({ scouts = 0 }) => scouts) + divide(fast, 2, 'down');
}

/**
 * Faults in the Intel of an outcome that the moderator enters: no side spends more than it has, and each spends it through its own Scouts,
 * one for each function.
 * @rule CSC-5 @rule ENC-1
 * @ruling The moderator enters how much Intel was spent, but not for what. The units that are named have scouted, and can't scout again in
 *   the encounter.
 */
export function scoutedIssues(
  { sides }: Pick<DecisionOf<'battle-outcome'>, 'sides'>,
  scouted: readonly Scouted[],
): readonly OrderIssue[] {
  const faults = scouted.flatMap((one, index): readonly Fault[] => {
    const isTwice = scouted.findIndex(({ side }) => side === one.side) !== index;
    const twice = {
      path: 'side',
      code: 'OUTCOME_TWICE',
      text: `The ${one.side} is named twice: say once what Intel that side spent.`,
    };
    const own = isTwice ? [twice] : faultsOf(one, sides[one.side]);
    return own.map((fault) => ({ ...fault, path: `scouted[${String(index)}].${fault.path}` }));
  });
  return faults.map((fault) => ({ severity: 'refused', cite: cite('CSC-5'), ...fault }));
}

function faultsOf(said: Scouted, side: OutcomeSide): readonly Fault[] {
  return [...intelFaults(said, side), ...unitFaults(said, side), ...functionFaults(said, side)];
}

function intelFaults({ side, intel }: Scouted, { intel: had = 0 }: OutcomeSide): readonly Fault[] {
  const at = { path: 'intel', code: 'OUTCOME_INTEL' };
  if (intel === 0) {
    return [{ ...at, text: `Say how much Intel the ${side} spent, or leave that side out.` }];
  }
  if (intel <= had) return [];
  const left = had === 0 ? 'no Intel' : `${String(had)} Intel`;
  return [{ ...at, text: `The ${side} had ${left} to spend here, not ${String(intel)}.` }];
}

/** Every named unit took part on that side, is named once and could scout. */
const unitFaults = ({ side, units }: Scouted, { units: own }: OutcomeSide): readonly Fault[] =>
  units.flatMap((unit, index): readonly Fault[] => {
    const path = `units[${String(index)}]`;
    const known = own.find((one) => one.unit === unit);
    if (known === undefined) {
      const text = `${unit} did not take part for the ${side}: name only those who did.`;
      return [{ path, code: 'OUTCOME_STRANGER', text }];
    }
    if (units.indexOf(unit) !== index) {
      const text = `${unit} is named twice: name once who scouted.`;
      return [{ path, code: 'OUTCOME_TWICE', text }];
    }
    if (mayHaveScouted(known)) return [];
    const text = `${unit} cannot have scouted: uncrippled Scouts and Fast ships can, that have not scouted in this encounter before.`;
    return [{ path, code: 'OUTCOME_NO_SCOUT', text }];
  });

/** Each point of Intel goes through a function of a named unit. */
function functionFaults({ intel, units }: Scouted, { units: own }: OutcomeSide): readonly Fault[] {
  const functions = enteredFunctions(own.filter(({ unit }) => units.includes(unit)));
  if (functions >= intel) return [];
  const text = `${String(intel)} Intel takes as many Scout functions, and those who are named have ${String(functions)}: name all who scouted.`;
  return [{ path: 'units', code: 'OUTCOME_FUNCTIONS', text }];
}

/** The Intel that each side spent, in the order of the sides; sides that spent none are left out. @rule CSC-5 */
export const scoutedBySide = (scouted: readonly Scouted[]): readonly Scouted[] =>
  BATTLE_SIDES.flatMap((side: BattleSide) => scouted.filter((one) => one.side === side));
