import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import { hasRaiders } from '#rules/raiders/has-raiders';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import {
  type Attempt,
  type EffectRows,
  type MissionEffect,
  type MissionWorld,
  NOTHING,
  plainly,
} from './attempt.ts';
import { destroyUnit } from './destroy-unit.ts';
import { changeFigures, halveOutput, perhapsForEver } from './harm-system.ts';

const TECH_TIMES = 5;

/** Raiders will come if there is something to raid. @rule INT-6 @rule SUP-1 */
function inviteRaiders({ record, from }: MissionWorld, { empire, order }: Attempt): MissionEffect {
  const { at: system } = order;
  const hasConvoy = valuesById(from.units).some(
    (unit) =>
      rowOf(from.designs, unit.design).kind === 'convoy' && systemOfUnit(unit, from) === system,
  );
  const isWorthIt = rowOf(from.systems, system).census > 0 || hasConvoy;
  if (!isWorthIt || !hasRaiders(from)) return NOTHING;
  return plainly(() => {
    const head = { type: 'RaidInvited', cite: cite('INT-6'), rolls: [], witnesses: [] } as const;
    record.emit({ ...head, empire, system, turn: from.turn });
  });
}

function halveIntel({ record, from }: MissionWorld, { order, against }: Attempt): void {
  if (against === null) return;
  const head = { type: 'IntelHalved', cite: cite('INT-9'), rolls: [] } as const;
  const what = { empire: against, system: order.at, turn: from.turn + 1 };
  record.emit({ ...head, witnesses: onlyFor(against), ...what });
}

/** The owner loses research, but no more than it has. @rule INT-6 */
const loseResearch = ({ record, from }: MissionWorld, { order, against }: Attempt): MissionEffect =>
  plainly(() => {
    if (against === null) return;
    const { techPool } = rowOf(record.state().empires, against);
    const points = Math.min(techPool, TECH_TIMES * rowOf(from.systems, order.at).utilized);
    if (points === 0) return;
    const head = { type: 'ResearchLost', cite: cite('INT-9'), rolls: [] } as const;
    const what = { empire: against, system: order.at, points, pool: techPool - points };
    record.emit({ ...head, witnesses: onlyFor(against), ...what });
  });

/** What a successful mission of Sabotage does. @rule INT-6 */
export const SABOTAGE: EffectRows<'sabotage'> = {
  'sabotage-raiding': inviteRaiders,
  'sabotage-troop': destroyUnit,
  'sabotage-convoy': destroyUnit,
  'sabotage-ship': destroyUnit,
  'sabotage-base': destroyUnit,
  'sabotage-counterintel': (world, attempt) =>
    perhapsForEver(world, attempt, {
      figure: 'intel',
      harm: () => {
        halveIntel(world, attempt);
      },
    }),
  'sabotage-productivity': (world, attempt) =>
    perhapsForEver(world, attempt, {
      figure: 'productivity',
      harm: () => {
        halveOutput(world, attempt);
      },
    }),
  'sabotage-tech': loseResearch,
  'sabotage-population': (world, attempt) =>
    perhapsForEver(world, attempt, {
      figure: 'census',
      harm: () => {
        changeFigures(world, attempt, { morale: -1 });
      },
    }),
};
