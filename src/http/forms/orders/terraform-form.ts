import type { Offer } from '#http/forms/field';
import { ownSystems } from '#http/names/view-names';
import { landWords } from './colony-words.ts';
import { plainForm } from './described-form.ts';
import { oneOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { ifNone } from './unavailable.ts';

/** Own systems, outposts too. */
const offersOf = ({ view }: FormDesk): readonly Offer[] =>
  ownSystems(view).flatMap(({ id, name }) => {
    const own = view.systems[id]?.own ?? null;
    return own === null ? [] : [{ value: id, label: `${name}: ${landWords(own)}` }];
  });

export const terraformForm = plainForm({
  kind: 'Terraform',
  title: 'Terraform',
  hint: 'Adds a trait in the Colony Phase, rolled by dice. The price is 10 EP for each point of Capacity. The colony or outpost may have at most one trait already.',
  group: 'Colonies and lanes',
  unavailable: ifNone(offersOf, 'You have no system.'),
  fields: { system: oneOf({ label: 'System', offers: offersOf }) },
});
