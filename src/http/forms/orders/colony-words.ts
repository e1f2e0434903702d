import { orderKeptWords } from '#http/words/order-kept-words';
import type { StarSystem } from '#model/campaign/system';

/** What forms say of a colony, beside its name. */
type ColonyWords = (colony: StarSystem) => string;

export const productivityWords: ColonyWords = ({ productivity, census }) =>
  `Productivity ${String(productivity)}, Census ${String(census)}`;

export const usedProductivityWords: ColonyWords = ({ productivity, census }) =>
  `Productivity ${String(productivity)} of ${String(census)}`;

export const intelWords: ColonyWords = ({ intel, capacity }) =>
  `Intel ${String(intel)}, Capacity ${String(capacity)}`;

export const moraleWords: ColonyWords = (colony) =>
  [
    `Morale ${String(colony.morale)}, Census ${String(colony.census)}`,
    ...orderKeptWords(colony),
  ].join(', ');

export const landWords: ColonyWords = ({ capacity, traits }) =>
  `Capacity ${String(capacity)}, ${traits.length === 0 ? 'no traits' : traits.join(', ')}`;
