import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { UnitDesign } from '#fog/views/terms';

/** The classes whose stats the reader knows: all of his own, and some of others. @rule FOG-5 */
export const knownDesignsOf = ({ designs }: Pick<EmpireView, 'designs'>): readonly UnitDesign[] =>
  valuesById(designs).flatMap((row) => (row.known === 'stats' ? [row.design] : []));
