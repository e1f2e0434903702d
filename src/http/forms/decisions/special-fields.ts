import { type Field, type Offer, selectField } from '#http/forms/field';
import type { Asked } from './decision-form.ts';
import { ownPieceOffers } from './pieces.ts';

type Command = Asked<'command'>;

const RAM_LABELS = { as: 'Rams ships', af: 'Rams flights' } as const;

/** What is said of it above the form; nothing where there is nothing of it. */
export function specialHints({ ramming }: Command['question']): readonly string[] {
  if (ramming === undefined) return [];
  return [
    'Who rams adds to the fire of this round, and is lost after it: twice its DV, with Kamikaze four times.',
  ];
}

/** Who rams, and whom. */
export function specialFields({ question, names, standing, sent }: Command): readonly Field[] {
  const { ramming = [], own } = question;
  const labels = ownPieceOffers(own, names);
  const told = (standing?.kind === 'command' ? standing.ram : undefined) ?? [];
  return ramming.map(({ unit, guns, adds }) => {
    const offers: readonly Offer[] = [
      { value: '', label: 'Does not ram' },
      ...guns.map((gun) => ({ value: gun, label: `${RAM_LABELS[gun]} with ${String(adds)}` })),
    ];
    const label = labels.find(({ value }) => value === unit)?.label ?? unit;
    const preset = told.find((one) => one.unit === unit)?.gun ?? '';
    return selectField({ name: `ram.${unit}`, label, sent, offers, preset });
  });
}

/** What was chosen in these fields. */
export function specialsIn({ question, sent }: Command): object {
  const { ramming } = question;
  if (ramming === undefined) return {};
  const ram = ramming
    .map(({ unit }) => ({ unit, gun: sent.text(`ram.${unit}`) }))
    .filter(({ gun }) => gun !== '');
  return { ram };
}
