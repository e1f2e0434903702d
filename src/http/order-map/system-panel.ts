import type { Judged } from '#app/orders/judge-sheet';
import type { SystemId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';
import type { FormDesk } from '#http/forms/orders/order-form';
import { systemOf } from '#http/names/spoken-names';
import { valuesById } from '#kernel/collections/tables';
import { laneTexts } from './lane-words.ts';
import type { MapDesk } from './map-desk.ts';
import { mapAddress, shownIn } from './map-look.ts';
import type { SystemPanel } from './order-map-content.ts';
import { distanceFrom, measureLink } from './measure.ts';
import { otherLinesAt } from './others-at.ts';
import { freeAt, quickBuilds } from './quick-builds.ts';
import { isSiegePlace, systemActs } from './system-acts.ts';
import { systemFacts } from './system-facts.ts';
import { TEXTS } from './texts.ts';
import { unitsByClass } from './units-by-class.ts';

const isAt = (order: Order, system: SystemId): boolean =>
  'system' in order && order.system === system;

/** What is under construction there, and what the draft orders there. */
function worksAt(
  { view, names, sentenceOf }: MapDesk,
  system: SystemId,
  forms: FormDesk,
): readonly string[] {
  const works = valuesById(view.works)
    .filter((work) => work.system === system && !work.cancelled)
    .map(({ name, design, paid, cost }) => {
      const what = name === '' ? names.design(design) : `${name} (${names.design(design)})`;
      return TEXTS.underConstruction(what, paid, cost);
    });
  const ordered = forms.orders
    .filter((order) => isAt(order, system))
    .map((order) => TEXTS.inYourDraft(sentenceOf(order)));
  return [...works, ...ordered];
}

/** A player's knowledge of a system, their units and work there, and the orders they can give there. */
export function systemPanel(
  desk: MapDesk,
  forms: FormDesk,
  judged: Pick<Judged, 'projected'>,
): SystemPanel | null {
  const { view, names, plotted, look, path } = desk;
  const id = look.system;
  const system = id === null ? undefined : view.systems[id];
  if (id === null || system === undefined) return null;
  const here = plotted.fleets.filter(({ place }) => place.kind === 'system' && place.system === id);
  const bases = valuesById(view.units).filter(
    (unit) => unit.place.kind !== 'fleet' && systemOf(unit, view) === id,
  );
  const others = otherLinesAt(view, names, id);
  return {
    name: system.name,
    ...systemFacts(system, {
      ...{ view, names },
      chances: judged.projected.systems.find((one) => one.system === id),
    }),
    fleets: here.map(({ ref, name }) => ({
      href: mapAddress(path, { fleet: ref, ...shownIn(look) }),
      label: name,
    })),
    units: unitsByClass(bases, names),
    others: others.map(({ text, contact }) => ({
      label: text,
      href: contact === null ? '' : mapAddress(path, { contact, ...shownIn(look) }),
    })),
    distance: distanceFrom(desk, id),
    measure: measureLink(desk, id),
    works: worksAt(desk, id, forms),
    lanes: laneTexts(view, names, id),
    acts: desk.locked ? [] : systemActs(forms, id, desk.hrefOf),
    builds: desk.locked ? [] : quickBuilds(forms, id),
    free: freeAt(forms, id),
    whatIf:
      others.length === 0
        ? null
        : { href: `${desk.whatIfPath}?at=${id}`, label: TEXTS.whatIfYouFoughtHere },
    intel: valuesById(view.systems).some(({ own }) => (own?.intel ?? 0) > 0)
      ? { href: `${desk.intelPath}?at=${id}`, label: TEXTS.whatSpiesCanDo }
      : null,
    siege: isSiegePlace(view, id)
      ? { href: `${desk.whatIfPath}/siege?at=${id}`, label: TEXTS.whatIfSiegeHere }
      : null,
  };
}
