import type { StarSystem } from '#model/campaign/system';
import { selectField } from '#http/forms/field';
import { colonyOffers, withoutColonies } from './colonies.ts';
import type { OrderForm } from './order-form.ts';

type ImproveKind = 'RaiseProductivity' | 'SellProductivity' | 'RaiseIntel';
type Words = Readonly<{ title: string; hint: string; ofColony: (colony: StarSystem) => string }>;

const productivityWords = ({ productivity, census }: StarSystem): string =>
  `Productivity ${String(productivity)}, Census ${String(census)}`;

/** The form of an order that names nothing but a colony. */
function colonyForm<K extends ImproveKind>(
  kind: K,
  { title, hint, ofColony }: Words,
): OrderForm<K> {
  return {
    kind,
    title,
    hint,
    unavailable: withoutColonies,
    fields: (desk, sent) => [
      selectField({ name: 'system', label: 'Colony', sent, offers: colonyOffers(desk, ofColony) }),
    ],
    read: (sent) => ({ json: { kind, system: sent.text('system') } }),
  };
}

export const raiseProductivityForm = colonyForm('RaiseProductivity', {
  title: 'Raise Productivity',
  hint: 'Adds one point in the Colony Phase, up to Census. The price is 10 EP times the new Productivity.',
  ofColony: productivityWords,
});

export const sellProductivityForm = colonyForm('SellProductivity', {
  title: 'Sell Productivity',
  hint: 'You sell the last point for half its price, and can spend the EP at once.',
  ofColony: productivityWords,
});

export const raiseIntelForm = colonyForm('RaiseIntel', {
  title: 'Raise Intel',
  hint: 'Adds one point in the Colony Phase. Each point costs more than the one before. Your asset sheet has the prices.',
  ofColony: ({ intel, capacity }) => `Intel ${String(intel)}, Capacity ${String(capacity)}`,
});
