import type { ThreadAbout } from '#app/ports/letter-record';
import type { ThreadSubjects } from '#app/usecases/talk/read-thread-subjects';
import { type Field, type Offer, placeFields, selectField, textField } from '#http/forms/field';
import { timeText } from '#http/words/times';
import { wholeNumber, type FormBody } from '#http/visits/form-body';
import { TEXTS } from './texts.ts';

/** The hours that a player can ask for. */
const HOURS = [12, 24, 48, 72, 168] as const;

const aboutOffers = ({ orders, battles }: ThreadSubjects): readonly Offer[] => [
  { value: '', label: TEXTS.aboutNothing },
  ...battles.map(({ battle, text }) => {
    return { value: `battle:${battle}`, label: text, group: TEXTS.battlesOfReport };
  }),
  ...orders.map(({ text }, index) => {
    return { value: `order:${String(index)}`, label: text, group: TEXTS.yourOrders };
  }),
];

const hourOffers = ({ due }: ThreadSubjects): readonly Offer[] =>
  due === null
    ? [{ value: '0', label: TEXTS.noDeadlineToMove }]
    : [
        { value: '0', label: TEXTS.noMoreTime },
        ...HOURS.map((hours) => ({ value: String(hours), label: TEXTS.moreHours(hours) })),
      ];

/** The fields that say what a letter to the moderators is about, filled with what was sent. */
export function threadFields(subjects: ThreadSubjects, sent: FormBody): readonly Field[] {
  const { due } = subjects;
  return placeFields(
    [
      selectField({ name: 'about', label: TEXTS.about, sent, offers: aboutOffers(subjects) }),
      textField({ name: 'rule', label: TEXTS.orRule, hint: TEXTS.ruleHint, sent, max: 20 }),
      selectField({
        name: 'hours',
        label: TEXTS.moreTime,
        hint: due === null ? '' : TEXTS.dueNow(timeText(due)),
        sent,
        offers: hourOffers(subjects),
      }),
    ],
    'thread',
    new Map(),
  );
}

/** What the form says that the letter is about; undefined: a rule that Farlane doesn’t have. */
export function aboutIn(
  body: FormBody,
  { orders, battles }: ThreadSubjects,
  rules: readonly string[],
): ThreadAbout | null | undefined {
  const rule = body.text('rule').trim().toUpperCase();
  if (rule !== '') return rules.includes(rule) ? { kind: 'rule', rule } : undefined;
  const [kind, which = ''] = body.text('about').split(/:(.*)/su);
  if (kind === 'battle') return battles.find(({ battle }) => battle === which) ?? null;
  return kind === 'order' ? (orders[wholeNumber(which) ?? -1] ?? null) : null;
}
