import { valuesById } from '#kernel/collections/tables';
import { isDue } from '#rules/construction/ready-turn';
import type { EmpireView } from '#fog/views/empire-view';
import type { Project } from '#fog/views/terms';
import type { Block, Phrase } from '#report/document/document';
import { formatNumber } from '#report/document/format-number';
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
  const { kind, subject, paid, ready } = project;
  const about = subject.kind === 'system' ? names.system(subject.system) : names.unit(subject.unit);
  const price = paid === 0 ? '' : `, ${points(paid)} paid`;
  const refit = project.kind === 'refit' ? ` ${names.design(project.subject.design)}` : '';
  const lane = project.kind === 'lane' ? ` ${names.lane(project.subject.lane)}` : '';
  const done = ready === null ? '' : `, done in turn ${formatNumber(ready)}`;
  return phrase(strong(about), `: ${KINDS[kind]}${refit}${lane}${done}`, quiet(price));
}

/** What is ordered and will be done later in the turn, or takes more turns. @rule ECO-6 @rule OPT-6 */
export function projectsList({ projects, turn }: EmpireView, names: Names): readonly Block[] {
  const all = valuesById(projects);
  const items = all.map((project) => itemOf(project, names));
  if (items.length === 0) return [];
  const isLonger = all.some((project) => !isDue(project, turn));
  return [
    { kind: 'heading', level: 1, text: isLonger ? 'Under way' : 'Done later this turn' },
    { kind: 'list', items },
  ];
}
