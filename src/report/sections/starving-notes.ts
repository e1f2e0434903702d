import { groupBy } from '#kernel/collections/group-by';
import { cite } from '#kernel/reasons/cite';
import type { Unit } from '#model/forces/unit';
import { standingOf } from '#rules/forces/standing-of';
import { starvingUnits } from '#rules/supply/starving-units';
import { supplyOutlook } from '#rules/supply/supply-outlook';
import type { Block } from '#report/document/document';
import { cited, phrase } from '#report/document/inline';
import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import type { ReportContext } from './context.ts';

/** The fleet that a unit is in, by itself or with its carrier, or the place that it belongs to. */
function holderOf(context: ReportContext, { id, place }: Unit): string {
  const { view, names } = context;
  switch (place.kind) {
    case 'fleet':
      return names.fleet(place.fleet);
    case 'system':
      return `the garrison of ${names.system(place.system)}`;
    case 'aboard': {
      const carrier = view.units[place.carrier];
      return carrier === undefined ? names.units([id]) : holderOf(context, carrier);
    }
  }
}

/** The units that are lost this turn if they stay out of supply, by their fleets in one note: many may starve. @rule SUP-7 @rule SUP-8 */
export function starvingNotes(context: ReportContext): readonly Block[] {
  const { view } = context;
  const gives = ({ place }: Unit): boolean => {
    const fleet = place.kind === 'fleet' ? view.fleets[place.fleet] : undefined;
    return standingOf(view.empire, fleet ?? { standing: {} }).resupply === 'dying';
  };
  const lost = starvingUnits({ knowledge: view, outlook: supplyOutlook(view), gives });
  const now = groupBy(
    lost.filter(({ turns }) => turns === 1),
    ({ because }) =>
      because === 'unpaid' ? 'because nobody pays them' : 'if supply does not come',
  );
  return [...now].map(([why, units]) => {
    const fleets = groupBy(units, ({ unit }) => holderOf(context, unit));
    const losses = [...fleets].map(([holder, own]) => `${String(own.length)} of ${holder}`);
    const what = `You lose ${counted(units.length, 'unit')} this turn, turn ${String(view.turn)}, ${why}`;
    const text = `${what}: ${listed(losses)}. `;
    return { kind: 'note', tone: 'bad', text: phrase(text, cited(cite('SUP-7'))) };
  });
}
