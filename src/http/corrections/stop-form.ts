import type { ModeratorView } from '#fog/views/empire-view';
import { valuesById } from '#kernel/collections/tables';
import type { Project } from '#model/campaign/project';
import { selectField } from '#http/forms/field';
import type { FormBody } from '#http/visits/form-body';
import { type EditForm, lineOf } from './edit-form.ts';
import { systemOffers, unitOffers } from './offers.ts';
import { TEXTS } from './texts.ts';

/** Names the thing whose works a form offers; left out: those of all. */
export const STOPS_OF = 'stop-of';

const subjectOf = ({ subject }: Project): string =>
  subject.kind === 'unit' ? subject.unit : subject.system;

/** Whether anything is under way that can be stopped. @rule ECO-6 */
export const hasProjects = ({ projects }: ModeratorView, of = ''): boolean =>
  valuesById(projects).some((one) => of === '' || subjectOf(one) === of);

/** Improvements, refits and repairs under way, each with the line that stops it. */
function projectOffers(view: ModeratorView, { text }: FormBody) {
  const named = new Map(
    [...systemOffers(view), ...unitOffers(view)].map((one) => [one.value, one] as const),
  );
  const only = text(STOPS_OF);
  return valuesById(view.projects)
    .filter((one) => only === '' || subjectOf(one) === only)
    .map((one) => {
      const id = subjectOf(one);
      return {
        value: `${one.kind} ${id}`,
        label: TEXTS.projectOf(TEXTS.projects[one.kind], named.get(id)?.label ?? id),
        group: view.empires[one.owner]?.name ?? one.owner,
      };
    });
}

/** Stops an improvement, a refit or a repair. Nothing is given back. @rule ECO-6 */
export const STOP_FORM: EditForm = {
  name: 'stop',
  title: TEXTS.stopProject,
  isOffered: (view) => hasProjects(view),
  fields: (view, sent) => [
    selectField({
      ...{ name: 'stop-what', label: TEXTS.underWay, hint: TEXTS.nothingComesBack, sent },
      offers: projectOffers(view, sent),
    }),
  ],
  line: ({ text }) => lineOf(['stop', text('stop-what')]),
};
