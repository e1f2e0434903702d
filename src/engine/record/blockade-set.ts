import type { RuleRef } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Witnesses } from '#model/events/fact';
import type { BlockadeSet } from '#model/events/supply-events';
import type { Siege } from '#rules/supply/siege-of';

type Case = Readonly<{ system: SystemId; host: EmpireId | null; siege: Siege; cite: RuleRef }>;

/**
 * The system's owner and the blockaders, including hidden ones, which the owner does not see. Only the owner learns
 * that a blockade is lifted, because an enemy that is there by then may not have known of it.
 * @rule FOG-15
 */
function witnessesOf(host: EmpireId | null, { blockaded, enemies, hidden }: Siege): Witnesses {
  if (host === null) return [];
  const besiegers = blockaded ? [...enemies, ...hidden] : [];
  return [
    { empire: host, as: 'owner' },
    ...besiegers.map((empire) => ({ empire, as: 'participant' as const })),
  ];
}

/** The event that a blockade begins or is lifted, told to those who are there. @rule SUP-4 */
export const blockadeSet = ({ system, host, siege, cite }: Case): BlockadeSet => ({
  type: 'BlockadeSet',
  cite,
  rolls: [],
  witnesses: witnessesOf(host, siege),
  empire: host,
  system,
  blockaded: siege.blockaded,
  by: siege.blockaded ? siege.enemies : [],
});
