import { boxesField, type Field, type Offer, selectField } from '#http/forms/field';
import { counted } from '#kernel/words/counted';
import type { Asked } from './decision-form.ts';
import { enemyText, ownPieceOffers } from './pieces.ts';

const TEXTS = {
  unitThatRams:
    'A unit that rams adds twice its DV to your fire in this round (four times with Kamikaze), and is lost afterwards.',
  minefieldsThatYouSpend:
    'Minefields that you spend hit ships, bases and convoys with their DV, units that you single out first. Then they are gone.',
  stasisHas: (functions: number): string =>
    `Stasis has ${counted(functions, 'function')}. Holding a unit costs its CC. A held unit can’t act or be fired at in this round.`,
  doNotRam: 'Don’t ram',
  spendMinefields: 'Spend minefields',
  holdInStasis: 'Hold in Stasis',
} as const;

type Command = Asked<'command'>;

const RAM_LABELS = { as: 'Rams ships', af: 'Rams flights' } as const;

/** What is said of it above the form; nothing where there is nothing of it. */
export function specialHints({
  ramming,
  spendable,
  stasis,
}: Command['question']): readonly string[] {
  return [
    ...(ramming === undefined ? [] : [TEXTS.unitThatRams]),
    ...(spendable === undefined ? [] : [TEXTS.minefieldsThatYouSpend]),
    ...(stasis === undefined ? [] : [TEXTS.stasisHas(stasis.functions)]),
  ];
}

/** Who rams, and whom. */
function ramFields({ question, names, standing, sent }: Command): readonly Field[] {
  const { ramming = [], own } = question;
  const labels = ownPieceOffers(own, names);
  const told = (standing?.kind === 'command' ? standing.ram : undefined) ?? [];
  return ramming.map(({ unit, guns, adds }) => {
    const offers: readonly Offer[] = [
      { value: '', label: TEXTS.doNotRam },
      ...guns.map((gun) => ({ value: gun, label: `${RAM_LABELS[gun]} with ${String(adds)}` })),
    ];
    const label = labels.find(({ value }) => value === unit)?.label ?? unit;
    const preset = told.find((one) => one.unit === unit)?.gun ?? '';
    return selectField({ name: `ram.${unit}`, label, sent, offers, preset });
  });
}

/** Which minefields are spent; no field where there are none. */
function spendFields({ question, names, standing, sent }: Command): readonly Field[] {
  if (question.spendable === undefined) return [];
  const offers = ownPieceOffers(question.spendable, names);
  const preset = (standing?.kind === 'command' ? standing.spend : undefined) ?? [];
  const label = TEXTS.spendMinefields;
  return [boxesField({ name: 'spend', label, inRow: 'Spend', sent, offers, preset })];
}

/** Whom Stasis holds; no field where nobody has it. */
function holdFields({ question, names, standing, sent }: Command): readonly Field[] {
  const { stasis, enemy = [] } = question;
  if (stasis === undefined) return [];
  const offers = stasis.targets.map(({ tag, cc }) => {
    const piece = enemy.find((one) => one.tag === tag);
    const name = piece === undefined ? tag : enemyText(piece, names);
    return { value: tag, label: `${name}, CC ${String(cc)}` };
  });
  const preset = (standing?.kind === 'command' ? standing.hold : undefined) ?? [];
  const label = TEXTS.holdInStasis;
  return [boxesField({ name: 'hold', label, inRow: label, sent, offers, preset })];
}

/** What else may be dared in the round. */
export const specialFields = (asked: Command): readonly Field[] => [
  ...ramFields(asked),
  ...spendFields(asked),
  ...holdFields(asked),
];

/** What was chosen in these fields. */
export function specialsIn({ question, sent }: Command): object {
  const { ramming, spendable, stasis } = question;
  const ram = (ramming ?? [])
    .map(({ unit }) => ({ unit, gun: sent.text(`ram.${unit}`) }))
    .filter(({ gun }) => gun !== '');
  return {
    ...(ramming === undefined ? {} : { ram }),
    ...(spendable === undefined ? {} : { spend: sent.texts('spend') }),
    ...(stasis === undefined ? {} : { hold: sent.texts('hold') }),
  };
}
