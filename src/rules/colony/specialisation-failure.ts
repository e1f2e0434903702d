import type { EmpireId } from '#model/campaign/ids';
import { settlementOf, type StarSystem } from '#model/campaign/system';
import type { SpecialiseColony } from '#model/orders/order';

/** Why a colony can't get this specialisation now. */
export type SpecialisationFailure = 'system-lost' | 'no-colony' | 'too-soon' | 'same';

const TURNS_BETWEEN = 12;

type Wish = Readonly<{ empire: EmpireId; to: SpecialiseColony['to']; turn: number }>;

/**
 * Why an empire can't give a colony this specialisation or take it away, or null. It can change once in 12 turns.
 * @rule OPT-9
 * @ruling A colony may choose its first specialisation in any turn. Giving a specialisation up counts as a change too. The specialisation
 *   ends when the colony dies, becomes independent or changes hands, and the next owner may choose at once.
 */
export function specialisationFailureOf(
  system: Pick<StarSystem, 'owner' | 'census' | 'specialisation'>,
  { empire, to, turn }: Wish,
): SpecialisationFailure | null {
  if (system.owner !== empire) return 'system-lost';
  if (settlementOf(system) !== 'colony') return 'no-colony';
  const { specialisation } = system;
  if ((specialisation?.kind ?? null) === to) return 'same';
  return specialisation !== null && turn < specialisation.since + TURNS_BETWEEN ? 'too-soon' : null;
}
