import type { ModeratorView } from '#fog/views/empire-view';
import { keysById } from '#kernel/collections/tables';
import { brandAs } from '#kernel/brand/brand';
import type { UnitId } from '#model/campaign/ids';
import { numberField, selectField } from '#http/forms/field';
import { type EditForm, lineOf, offersOfPairs, type Pairs } from './edit-form.ts';
import { systemOffers, unitOffers } from './offers.ts';
import { TEXTS } from './texts.ts';

const MARKS: Pairs = [
  ['suppressed', TEXTS.suppressed],
  ['bombarded', TEXTS.bombarded],
  ['halved', TEXTS.halved],
  ['disrupted-half', TEXTS.disruptedHalf],
  ['disrupted-zero', TEXTS.disruptedZero],
];

/** Whether a unit has a Defense that a bombardment can lower. @rule BOM-2 */
export const isGround = ({ units, designs }: ModeratorView, id: string): boolean => {
  const unit = units[brandAs<UnitId>(id)];
  return unit !== undefined && designs[unit.design]?.kind === 'ground';
};

/** Forms for what sieges, sabotage and strikes leave behind. */
export const MARK_FORMS: readonly EditForm[] = [
  {
    name: 'mark',
    title: TEXTS.markColony,
    fields: (view, sent) => [
      selectField({ name: 'mark-where', label: 'System', sent, offers: systemOffers(view) }),
      selectField({ name: 'mark-what', label: TEXTS.loss, sent, offers: offersOfPairs(MARKS) }),
      numberField({
        ...{ name: 'mark-to', label: TEXTS.pointsOrTimes, hint: TEXTS.zeroTakesAway, sent },
        ...{ min: 0, max: 1000, preset: 1 },
      }),
    ],
    line: ({ text }) => lineOf(['mark', text('mark-where'), text('mark-what'), text('mark-to')]),
  },
  {
    name: 'lowered',
    title: TEXTS.lowerDefense,
    isOffered: (view) => keysById(view.units).some((id) => isGround(view, id)),
    fields: (view, sent) => [
      selectField({
        ...{ name: 'lowered-which', label: 'Unit', sent },
        offers: unitOffers(view).filter(({ value }) => isGround(view, value)),
      }),
      numberField({ name: 'lowered-by', label: 'by', sent, min: 0, max: 1000, preset: 1 }),
    ],
    line: ({ text }) => lineOf(['lowered', text('lowered-which'), text('lowered-by')]),
  },
];
