import type { EmpireView } from '#fog/views/empire-view';
import type { Unit } from '#model/forces/unit';

/** Whether a unit is of a higher era than its empire. @rule TECH-7 */
export const isAhead = ({ designs, empire }: EmpireView, { design }: Unit): boolean => {
  const row = designs[design];
  return row?.known === 'stats' && row.design.era > empire.era;
};
