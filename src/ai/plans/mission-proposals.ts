import { valuesById } from '#kernel/collections/tables';
import type { DesignId } from '#model/campaign/ids';
import { INTEL_MISSIONS, type IntelMission } from '#model/orders/run-mission';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import { knownDesignsOf } from '#rules/sight/known-designs-of';
import { shipsKnownAt } from '#rules/sight/ships-known-at';
import type { Proposal, Thought } from './thought.ts';

const KINDS: Readonly<Partial<Record<IntelMission, 'ship' | 'base' | 'convoy'>>> = {
  'sabotage-ship': 'ship',
  'sabotage-base': 'base',
  'sabotage-convoy': 'convoy',
};

function classFor({ view, chance }: Thought, mission: IntelMission): DesignId | null {
  if (INTEL_MISSION_TABLE[mission].design === 'no') return null;
  const sought = KINDS[mission];
  const { unlocked, schematics } = view.empire;
  const isFit = ({ id, kind }: Readonly<{ id: DesignId; kind: string }>): boolean =>
    sought === undefined ? ![...unlocked, ...schematics].includes(id) : kind === sought;
  return chance.pick(knownDesignsOf(view).filter(isFit))?.id ?? null;
}

/** What the Intel of systems might be used for. */
export const MISSION_PROPOSALS: Readonly<{ RunMission: Proposal<'RunMission'> }> = {
  RunMission: (thought) => {
    const { view, chance } = thought;
    const sources = valuesById(view.systems).filter(({ own }) => own !== null && own.intel > 0);
    return sources.flatMap(({ id: from }) => {
      if (!chance.percent(30)) return [];
      const mission = chance.pick(INTEL_MISSIONS);
      const at = chance.pick(valuesById(view.systems));
      if (mission === null || at === null) return [];
      const framed = chance.percent(50) ? chance.pick(valuesById(view.neighbours)) : null;
      const design = classFor(thought, mission);
      const named = mission === 'sabotage-ship' ? chance.pick(shipsKnownAt(view, at.id)) : null;
      const aim = { at: at.id, design, named, framing: framed?.id ?? null };
      return [{ kind: 'RunMission', mission, from, ...aim }];
    });
  },
};
