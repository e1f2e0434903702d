import { cite } from '#kernel/reasons/cite';
import { valuesById } from '#kernel/collections/tables';
import { type Outlook, supplyOutlook } from '#rules/supply/supply-outlook';
import { supplyPoolsOf } from '#rules/supply/supply-pools-of';
import type { EmpireView } from '#fog/views/empire-view';
import type { FleetPlace } from '#model/forces/fleet';
import type { Block } from '#report/document/document';
import { cited, phrase } from '#report/document/inline';
import { capitalised } from '#report/sentences/names';
import { supplyOutlookText } from '#report/sentences/supply-outlook-text';
import { listed } from '#kernel/words/listed';
import type { ReportContext } from './context.ts';

type Broken = Readonly<{ place: FleetPlace; together: string; outlook: Outlook }>;

/** The places of own units that can expect no supply. */
export function brokenSupplyOf(view: EmpireView): readonly Broken[] {
  const outlookAt = supplyOutlook(view);
  return supplyPoolsOf(view).flatMap(({ place, together }) => {
    const outlook = outlookAt({ place, together });
    return outlook.supplied ? [] : [{ place, together, outlook }];
  });
}

function whoIs({ view, names }: ReportContext, { place, together }: Broken): string {
  const fleets = valuesById(view.fleets)
    .filter(
      ({ id, place: at }) => id === together || (at.kind === 'system' && at.system === together),
    )
    .map(({ id }) => names.fleet(id));
  const who = fleets.length === 0 ? 'What is' : listed(fleets);
  return `${capitalised(who)} ${names.atFleet(place)}`;
}

/** Of each place without supply, why it is so: where the way to a depot breaks, and who breaks it. @rule SUP-5 @rule FOG-14 */
export function supplyBreakBlocks(context: ReportContext): readonly Block[] {
  const broken = brokenSupplyOf(context.view);
  if (broken.length === 0) return [];
  const items = broken.map((one) => {
    const at = one.place.kind === 'system' ? one.place.system : null;
    return phrase(`${whoIs(context, one)}, ${supplyOutlookText(one.outlook, context.names, at)}.`);
  });
  const head = phrase('Without supply, as things stand ', cited(cite('SUP-5')), ':');
  return [
    { kind: 'paragraph', text: head },
    { kind: 'list', items },
  ];
}
