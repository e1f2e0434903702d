import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { Project } from '#fog/views/terms';
import type { Block, Phrase } from '#report/document/document';
import { phrase, quiet, strong } from '#report/document/inline';
import type { Names } from '#report/sentences/names';
import { points } from '#report/sentences/words';

const KINDS: { readonly [K in Project['kind']]: string } = {
  productivity: 'a point of Productivity',
  intel: 'a point of Intel',
  terraforming: 'terraforming',
  repair: 'repair at a yard',
  'field-repair': 'repair in the field',
  refit: 'refit into',
  status: 'change of status',
  lane: 'improvement of the lane',
  upgrade: 'upgrade to the next size',
};

function itemOf(project: Project, names: Names): Phrase {
  const { kind, subject, paid } = project;
  const about = subject.kind === 'system' ? names.system(subject.system) : names.unit(subject.unit);
  const price = paid === 0 ? '' : `, ${points(paid)} paid`;
  const refit = project.kind === 'refit' ? ` ${names.design(project.subject.design)}` : '';
  const lane = project.kind === 'lane' ? ` ${names.lane(project.subject.lane)}` : '';
  return phrase(strong(about), `: ${KINDS[kind]}${refit}${lane}`, quiet(price));
}

/** What is ordered and will be done later in the turn. @rule ECO-6 */
export function projectsList({ projects }: EmpireView, names: Names): readonly Block[] {
  const items = valuesById(projects).map((project) => itemOf(project, names));
  if (items.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: 'Done later this turn' },
    { kind: 'list', items },
  ];
}
