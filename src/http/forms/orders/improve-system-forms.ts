import type { StarSystem } from '#fog/views/terms';
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
  hint: 'One point in the Colony Phase, at 10 EP for each point there will be; never above Census.',
  ofColony: productivityWords,
});

export const sellProductivityForm = colonyForm('SellProductivity', {
  title: 'Sell Productivity',
  hint: 'The last point goes for half of its price, which you can spend at once.',
  ofColony: productivityWords,
});

export const raiseIntelForm = colonyForm('RaiseIntel', {
  title: 'Raise Intel',
  hint: 'One point in the Colony Phase; each costs more than the one before it. Your asset sheet has the prices.',
  ofColony: ({ intel, capacity }) => `Intel ${String(intel)}, Capacity ${String(capacity)}`,
});
