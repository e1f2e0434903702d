import type { Project } from '#model/campaign/project';
import type { Offer } from '#http/forms/field';
import { valuesById } from '#kernel/collections/tables';
import { shapedForm } from './described-form.ts';
import { oneOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { workOffers } from './works.ts';
import { ifNone } from './unavailable.ts';

const TEXTS = {
  paidFor: (work: string, paid: number, ready: number | null): string =>
    `${work}: ${String(paid)} EP paid${ready === null ? '' : `, ready in turn ${String(ready)}`}`,
} as const;

const WORDS: { readonly [K in Project['kind']]: string } = {
  productivity: 'Point of Productivity for',
  intel: 'Point of Intel for',
  terraforming: 'Terraforming of',
  repair: 'Repair of',
  'field-repair': 'Field repair of',
  refit: 'Refit of',
  status: 'Change of status of',
  lane: 'Work on a lane by',
  upgrade: 'Upgrade of',
};

/** What is under way beside units, each with what is paid for it. */
function projectOffers({ view, names }: FormDesk): readonly Offer[] {
  return valuesById(view.projects).map(({ id, kind, subject, paid, ready }) => {
    const about =
      subject.kind === 'system' ? names.system(subject.system) : names.unit(subject.unit);
    return { value: id, label: TEXTS.paidFor(`${WORDS[kind]} ${about}`, paid, ready) };
  });
}

const offersOf = (desk: FormDesk): readonly Offer[] => [
  ...workOffers(desk),
  ...projectOffers(desk),
];

export const cancelWorkForm = shapedForm({
  kind: 'CancelWork',
  title: 'Cancel construction',
  hint: 'You can also cancel repairs, refits, Productivity and terraforming that take several turns. You get half of the payments back in the Construction Phase. A unit is free at once when you cancel its repair or refit.',
  group: 'Construction and repair',
  unavailable: ifNone(offersOf, 'Nothing is under construction.'),
  fields: { work: oneOf({ label: 'Under construction', offers: offersOf }) },
  order: ({ work }, { view }) => {
    const project = valuesById(view.projects).find(({ id }) => id === work);
    if (project === undefined) return { kind: 'CancelWork', work };
    const { kind, subject } = project;
    if (subject.kind === 'system') {
      return { kind: 'CancelWork', project: kind, system: subject.system };
    }
    const what = kind === 'field-repair' ? 'repair' : kind;
    return { kind: 'CancelWork', project: what, unit: subject.unit };
  },
});
