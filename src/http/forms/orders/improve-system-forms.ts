import { colonyRow, withoutColonies } from './colonies.ts';
import { intelWords, productivityWords } from './colony-words.ts';
import { plainForm } from './described-form.ts';

const raiseProductivityForm = plainForm({
  kind: 'RaiseProductivity',
  title: 'Raise Productivity',
  hint: 'Adds one point in the Colony Phase, up to Census. The price is 10 EP times the new Productivity.',
  group: 'Colonies and lanes',
  unavailable: withoutColonies,
  fields: { system: colonyRow(productivityWords) },
});

const sellProductivityForm = plainForm({
  kind: 'SellProductivity',
  title: 'Sell Productivity',
  hint: 'You sell the last point for half its price, and can spend the EP at once.',
  group: 'Colonies and lanes',
  unavailable: withoutColonies,
  fields: { system: colonyRow(productivityWords) },
});

const raiseIntelForm = plainForm({
  kind: 'RaiseIntel',
  title: 'Raise Intel',
  hint: 'Adds one point in the Colony Phase. Each point costs more than the one before. Your asset sheet has the prices.',
  group: 'Colonies and lanes',
  unavailable: withoutColonies,
  fields: { system: colonyRow(intelWords) },
});

/** Forms that improve a system. */
export const IMPROVE_SYSTEM_FORMS = {
  RaiseProductivity: raiseProductivityForm,
  SellProductivity: sellProductivityForm,
  RaiseIntel: raiseIntelForm,
} as const;
