import type { OutcomeUnit } from '#model/decisions/outcome';
import { empireId, unitId } from '#test/support/campaign';

/** A sound ship of the humans that fought elsewhere; override what a test is about. */
export const outcomeUnit = (id: string, part: Partial<OutcomeUnit> = {}): OutcomeUnit => ({
  unit: unitId(id),
  owner: empireId('human'),
  name: '',
  class: 'Apollo',
  kind: 'ship',
  cost: 4,
  condition: 'sound',
  diesAtOnce: false,
  carrier: null,
  lurks: false,
  asPrize: 'crippled',
  holdsPrizes: true,
  ...part,
});
