import type { EmpireView } from '#fog/views/empire-view';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import { halvedIntel } from '#rules/intel/effective-intel';
import { refusal } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';

/** The Intel of an own system that counts in this turn; 0: it isn't the viewer's, or has none. @rule INT-1 @rule INT-6 */
export function ownIntelOf({ systems, intelHalved = {} }: EmpireView, system: SystemId): number {
  const intel = systems[system]?.own?.intel ?? 0;
  return halvedIntel(intel, intelHalved[system] ?? 0);
}

/** Reasons against using the Intel of a system: it does one thing in a turn. `path`: of the order. @rule INT-1 */
export function intelSourceIssues(
  { view, realm }: Plan,
  system: SystemId,
  path = 'from',
): readonly OrderIssue[] {
  const about = { code: 'INTEL_UNFIT', cite: cite('INT-1'), path };
  const own = view.systems[system]?.own ?? null;
  if (own === null) {
    const name = view.systems[system]?.name ?? 'that system';
    return [refusal(about, `You do not own ${name}. Choose a system of your own.`)];
  }
  if (ownIntelOf(view, system) === 0) {
    const why = own.intel === 0 ? 'has no Intel' : 'has no effective Intel this turn';
    return [refusal(about, `${own.name} ${why}. Choose a system that has some.`)];
  }
  if (!realm.intelUsed.has(system)) return [];
  const text = `An earlier order uses the Intel of ${own.name}. Each system can do one thing in a turn.`;
  return [refusal({ ...about, code: 'INTEL_USED' }, text)];
}

/** Notes that the Intel of a system is used. @rule INT-1 */
export const bookIntel = ({ realm }: Plan, system: SystemId): void => {
  realm.intelUsed.add(system);
};
