import type { EmpireId, SystemId } from '#model/campaign/ids';

/** What decides whether envoys get through. */
export type EnvoyFacts = Readonly<{
  /** The systems that an empire controls. */
  systemsOf: (empire: EmpireId) => readonly SystemId[];
  /** By explored lanes of any class. */
  neighboursOf: (system: SystemId) => readonly SystemId[];
  controllerOf: (system: SystemId) => EmpireId | null;
  isBlockaded: (system: SystemId) => boolean;
  /** The empires with a fleet there. */
  fleetsAt: (system: SystemId) => readonly EmpireId[];
  /** The empires with an uncrippled Diplomatic ship there. */
  diplomatsAt: (system: SystemId) => readonly EmpireId[];
  areEnemies: (one: EmpireId, other: EmpireId) => boolean;
}>;

/** Whether some third empire is an enemy of one of the two; asked of the same few empires in each system. */
function hindersIn(
  { areEnemies }: EnvoyFacts,
  pair: readonly EmpireId[],
): (other: EmpireId) => boolean {
  const known = new Map<EmpireId, boolean>(pair.map((one) => [one, false]));
  return (other) => {
    const before = known.get(other);
    if (before !== undefined) return before;
    const hinders = pair.some((one) => areEnemies(one, other));
    known.set(other, hinders);
    return hinders;
  };
}

function isReceived(facts: EnvoyFacts, host: EmpireId, guest: EmpireId): boolean {
  return facts.systemsOf(host).some((system) => facts.diplomatsAt(system).includes(guest));
}

/**
 * Whether two empires can send envoys to each other: along explored lanes from a system of one to a system of the
 * other, past no enemy fleet and through no enemy's system; or by a Diplomatic ship in a system that the other controls.
 * An enemy fleet where the way begins or ends hinders only if the system is blockaded.
 * @rule DIP-2
 * @ruling enemies are thirds: when the two are at war with each other, their own fleets and systems let envoys pass, or
 *   no war could be ended
 */
export function hasSustainedContact(
  facts: EnvoyFacts,
  pair: readonly [EmpireId, EmpireId],
): boolean {
  const [from, to] = pair;
  if (isReceived(facts, from, to) || isReceived(facts, to, from)) return true;
  const hinders = hindersIn(facts, pair);
  const isClear = (system: SystemId): boolean => !facts.fleetsAt(system).some(hinders);
  const isOpen = (system: SystemId): boolean => {
    const host = facts.controllerOf(system);
    return isClear(system) && (host === null || !hinders(host));
  };
  const endsOf = (empire: EmpireId): readonly SystemId[] =>
    facts.systemsOf(empire).filter((system) => !facts.isBlockaded(system) || isClear(system));
  const goals = new Set(endsOf(to));
  const reached = new Set(endsOf(from));
  const closed = new Set<SystemId>();
  for (const system of reached) {
    for (const next of facts.neighboursOf(system)) {
      if (goals.has(next)) return true;
      if (reached.has(next) || closed.has(next)) continue;
      // A set that grows while it is walked through is the list of what is still to be left.
      (isOpen(next) ? reached : closed).add(next);
    }
  }
  return false;
}
