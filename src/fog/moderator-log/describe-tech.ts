import type { TechEvent } from '#model/events/tech-events';
import { counted } from '#kernel/words/counted';
import { type DescribeRows, inRow } from './describe-row.ts';

export const describeTech: DescribeRows<TechEvent> = {
  TechInvested: (event, names) =>
    `${names.empire(event.empire)}: ${event.points} into research, pool ${event.pool}`,
  TechChecked: (event, names) => {
    const checks = event.checks.map(
      ({ chance, advanced }) => `${chance}% ${advanced ? 'advance' : 'no advance'}`,
    );
    return (
      `${names.empire(event.empire)}: tech check, pool ${event.pool} against ` +
      `${event.requirement}: ${inRow(checks)}; pool ${event.poolAfter}`
    );
  },
  UnitReverseEngineered: (event, names) => {
    const { empire, design, unit, percent, potential, points, pool } = event;
    const gain = event.advanced ? 'an advance' : `pool ${pool}`;
    return (
      `${names.empire(empire)}: ${names.unitAs(design, unit)} is reverse engineered, ` +
      `${percent}% of ${potential} is ${points}: ${gain}`
    );
  },
  ClassUnlocked: (event, names) =>
    `${names.empire(event.empire)}: ${names.design(event.design)} unlocked`,
  EraRisen: (event, names) => `${names.empire(event.empire)}: era ${event.era} begins`,
  AdvancesKept: (event, names) =>
    `${names.empire(event.empire)}: ${counted(event.inHand, 'advance')} kept`,
  ClassDesigned: (event, names) =>
    `${names.empire(event.empire)}: ${event.design.name} designed for era ${event.design.era}`,
  TechYearRisen: (event, names) => `${names.empire(event.empire)}: tech year ${event.year}`,
  UnlockRolled: (event, names) =>
    `${names.empire(event.empire)}: ${event.chance}% for a new class: ` +
    `${event.unlocked ? 'it comes' : 'none'}; ${event.kept}% kept`,
};
