import { isListOf, ownListOf } from '#model/forces/own-list';
import { sortBy } from '#kernel/collections/sort-by';
import { compareNumbers, compareText } from '#kernel/result/compare-text';
import { cite } from '#kernel/reasons/cite';
import type { EmpireView } from '#fog/views/empire-view';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Phrase } from '#report/document/document';
import { cited, phrase } from '#report/document/inline';
import { listed } from '#kernel/words/listed';
import { designBarOf } from '#rules/tech/design-bar';
import { techYearOf } from '#rules/tech/tech-year';
import { unlockChanceOf } from '#rules/tech/unlock-chance';
import { knownDesignsOf } from '#rules/sight/known-designs-of';

/** What the advances of an empire bring, and how: by its era, by tech years or by chance. @rule TECH-4 @rule OPT-20 */
export function researchText(view: Researcher): Phrase {
  switch (view.rules.research) {
    case 'era':
      return phrase(eraText(view), cited(cite('TECH-4')));
    case 'inServiceDate':
      return phrase(yearText(view), cited(cite('OPT-20')));
    case 'chance':
      return phrase(chanceText(view), cited(cite('OPT-20')));
  }
}

type Researcher = Pick<EmpireView, 'rules' | 'empire' | 'designs' | 'toCome'>;

const NONE_LEFT = 'No class of this era is left to unlock. Advances are kept until there is one. ';

function eraText(view: Researcher): string {
  const open = openClasses(view);
  if (open.length > 0)
    return `The next advances unlock ${listed(open)}${open.length > 1 ? ', in this order' : ''}. `;
  return designText(view) ?? NONE_LEFT;
}

/** Beyond the last era of a force list its owner designs what advances unlock. @rule TECH-4 @rule OPT-15 */
function designText(view: Researcher): string | null {
  const { rules, empire } = view;
  const bar = designBarOf({ rules, empire, designs: knownDesignsOf(view), planned: 0 });
  if (bar !== null && bar !== 'no-advance') return null;
  const isCustom = rules.customResearch === 'on';
  const why = isCustom ? '' : `Your force list has no class for era ${String(empire.era)}: `;
  const head = `${why}${isCustom ? 'Advances' : 'advances'} unlock classes that you design yourself, by the order Design (in text: design "Ares" ship CA: dv 6, as 4 …). `;
  return bar === null ? head : `${head}Each needs an unused advance. `;
}

function chanceText(view: Researcher): string {
  const [next, ...later] = openClasses(view);
  if (next === undefined) return designText(view) ?? NONE_LEFT;
  const chance = String(unlockChanceOf(view.empire));
  const then =
    later.length === 0
      ? ''
      : ` Later ones can unlock ${listed(later)}${later.length > 1 ? ', in this order' : ''}.`;
  return `The next advance has a chance of ${chance}\u00a0% to unlock ${next}.${then} `;
}

function yearText(view: Researcher): string {
  const head = `Your tech year is ${String(techYearOf(view.empire, view.rules))}; each advance raises it by one. `;
  const coming = sortBy(
    lockedClasses(view),
    (a, b) => compareNumbers(yearOf(a), yearOf(b)),
    (a, b) => compareText(a.name, b.name),
  );
  if (coming.length === 0) return `${head}No class of your list is still to come. `;
  return `${head}Still to come: ${listed(coming.map(comingText))}. `;
}

const yearOf = ({ inService }: UnitDesign): number => inService ?? 0;
const comingText = (design: UnitDesign): string => `${design.name} (${String(yearOf(design))})`;

/** Classes of the current era that aren't unlocked yet, next first. With custom research no class of the list is. @rule OPT-15 */
const openClasses = (view: Researcher): readonly string[] =>
  lockedClasses(view)
    .filter(({ era }) => era === view.empire.era)
    .filter(({ list }) => view.rules.customResearch === 'off' || list === ownListOf(view.empire.id))
    .map(({ name }) => name);

/** Own classes that are still to come, in that order; a view of an older program knows no order, and not which are withdrawn. */
function lockedClasses(view: Researcher): readonly UnitDesign[] {
  const { toCome } = view;
  const order = toCome ?? [];
  const place = (id: DesignId): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const locked = knownDesignsOf(view).filter(
    ({ id, list }) =>
      isListOf(list, view.empire) &&
      !view.empire.unlocked.includes(id) &&
      (toCome === undefined || toCome.includes(id)),
  );
  return sortBy(
    locked,
    (a, b) => compareNumbers(place(a.id), place(b.id)),
    (a, b) => compareText(a.name, b.name),
  );
}
