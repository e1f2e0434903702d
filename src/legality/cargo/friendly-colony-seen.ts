import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import { portOf } from '#rules/cargo/port-of';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { stateToward } from '#rules/diplomacy/state-toward';

/** Whether Atmospheric flights can be based at a colony there, as far as their player knows: an own one, or that of a Military partner. @rule DIP-10 @rule FOG-14 */
export function friendlyColonySeen(
  { empire, systems, neighbours }: Pick<EmpireView, 'empire' | 'systems' | 'neighbours'>,
  system: SystemId,
): boolean {
  const { own, visited } = systems[system] ?? { own: null, visited: null };
  if (own !== null) return own.census > 0;
  const facts = visited?.facts;
  if (facts?.settlement !== 'colony') return false;
  const { owner } = facts;
  if (owner === null || owner === 'unknown') return false;
  const rights = rightsOf(stateToward(neighbours, owner));
  return portOf({ empire: empire.id, host: owner, rights }) === 'partner';
}
