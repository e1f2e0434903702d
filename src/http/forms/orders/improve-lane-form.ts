import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { Offer } from '#http/forms/field';
import { systemOf } from '#http/names/spoken-names';
import { statsOf } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import { plainForm } from './described-form.ts';
import { oneOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { unitOffers } from './units.ts';
import { ifNone } from './unavailable.ts';

const isExplorer = ({ view }: FormDesk, { design, condition, status }: Unit): boolean =>
  condition === 'sound' &&
  status === 'active' &&
  statsOf(view, design)?.abilities.some(({ id }) => id === 'explorer') === true;

/** Far ends of the restricted and minor lanes of a system. */
const endsFrom = ({ view }: FormDesk, site: SystemId): readonly SystemId[] =>
  valuesById(view.lanes)
    .filter(({ a, b }) => a === site || b === site)
    .filter((lane) => lane.class === 'restricted' || lane.class === 'minor')
    .map(({ a, b }) => (a === site ? b : a));

/** Where an Explorer is that has a lane to improve; null: elsewhere. */
function siteOf(desk: FormDesk, unit: Unit): SystemId | null {
  const site = isExplorer(desk, unit) ? systemOf(unit, desk.view) : null;
  return site !== null && endsFrom(desk, site).length > 0 ? site : null;
}

const crews = (desk: FormDesk): readonly Offer[] =>
  unitOffers(desk, (unit) => siteOf(desk, unit) !== null);

/** The far ends of all lanes that some Explorer could improve. */
function goals(desk: FormDesk): readonly Offer[] {
  const sites = new Set(valuesById(desk.view.units).map((unit) => siteOf(desk, unit)));
  const ends = [...sites].flatMap((site) => (site === null ? [] : endsFrom(desk, site)));
  return [...new Set(ends)].map((value) => ({ value, label: desk.names.system(value) }));
}

export const improveLaneForm = plainForm({
  kind: 'ImproveLane',
  title: 'Improve a lane',
  hint: 'In the Construction Phase an Explorer that stays at one end makes a restricted lane minor for 30 EP, or a minor lane major for 60 EP.',
  group: 'Colonies and lanes',
  unavailable: ifNone(crews, 'None of your Explorers is at a lane that it can improve.'),
  fields: {
    explorer: oneOf({ label: 'Explorer', offers: crews }),
    toward: oneOf({ label: 'Lane toward', offers: goals }),
  },
});
