import { counted, plural } from '#kernel/words/counted';
import { hostedOf } from '#rules/construction/hosted-of';
import { valuesById } from '#kernel/collections/tables';
import type { Lent } from '#rules/construction/lent-by';
import { isDue } from '#rules/construction/ready-turn';
import type { EmpireView } from '#fog/views/empire-view';
import type { Project } from '#model/campaign/project';
import type { Block, Phrase } from '#report/document/document';
import { formatNumber } from '#kernel/words/format-number';
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
  const what = `${KINDS[kind]}${refit}${lane}${hostsText(project, names)}${done}`;
  return phrase(strong(about), `: ${what}`, quiet(price));
}

/** `, with 4 points of depots of the Loran Republic`. */
function hostsText(project: Project, names: Names): string {
  return hostedOf(project)
    .map((one) => `, with ${counted(one.points, 'point')} of depots of ${names.empire(one.owner)}`)
    .join('');
}

function lentItem({ system, partner, points: given, ready }: Lent, names: Names): Phrase {
  const until = ready === null ? '' : `, up to turn ${formatNumber(ready)}`;
  const what = `${counted(given, 'point')} of your depots ${plural(given, 'repairs', 'repair')} units of ${names.empire(partner)}`;
  return phrase(strong(names.system(system)), `: ${what}${until}`);
}

/** What is ordered and will be done later in the turn, or takes more turns, and what own depots do for partners. @rule ECO-6 @rule OPT-6 @rule CON-5 */
export function projectsList({ projects, lent, turn }: EmpireView, names: Names): readonly Block[] {
  const all = valuesById(projects);
  const items = [
    ...all.map((project) => itemOf(project, names)),
    ...lent.map((one) => lentItem(one, names)),
  ];
  if (items.length === 0) return [];
  const isLonger = [...all, ...lent].some((one) => !isDue(one, turn));
  return [
    { kind: 'heading', level: 1, text: isLonger ? 'Under way' : 'Done later this turn' },
    { kind: 'list', items },
  ];
}
