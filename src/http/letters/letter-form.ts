import { inReach } from '#app/talk/in-reach';
import type { OwnLetters } from '#app/usecases/talk/read-letters';
import type { FoundOrders } from '#http/orders/found-orders';
import { formDeskOf, ordersOf } from '#http/orders/orders-page';
import { sheetKeys } from '#http/orders/sheet-keys';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { attachFolds, type Sent } from './attach-forms.ts';
import type { Correspondent, LetterForm } from './letters-contents.ts';
import { TEXTS } from './texts.ts';

/** A letter that came back with what was wrong; null: a new one. */
export type ReturnedLetter = Readonly<{
  body: FormBody;
  problems: readonly string[];
  errors: Sent['errors'];
}> | null;

/** The empires that the player can write to. */
export function correspondents(
  { desk, visit }: FoundOrders,
  { muted, machines }: Pick<OwnLetters, 'muted' | 'machines'>,
  chosen: readonly string[],
): readonly Correspondent[] {
  return inReach(desk.issued.view).map(({ id, name }) => {
    const isMuted = muted.includes(id);
    return {
      ...{ id, name, chosen: chosen.includes(id), isMuted, isMachine: machines.includes(id) },
      writeHref: `${visit.seat.base}/letters/new?to=${encodeURIComponent(id)}`,
      muteLabel: isMuted ? TEXTS.unmute(name) : TEXTS.mute(name),
    };
  });
}

type Asked = Readonly<{
  letters: OwnLetters;
  path: string;
  returned: ReturnedLetter;
  /** Whom it goes to; null: its writer chooses. */
  members: readonly string[] | null;
}>;

const NOTHING_SENT = formBodyOf({});

/** Whom the attachments go to, unless their writer says otherwise. */
function receiverOf(chosen: readonly string[]): string {
  const [first = '', ...more] = chosen;
  return more.length === 0 ? first : '';
}

const NOTHING_RETURNED = { body: NOTHING_SENT, problems: [], errors: new Map() } as const;

/** The empires that the letter goes to, as far as its writer has chosen them. */
function chosenIn({ desk, visit }: FoundOrders, { returned, members }: Asked): readonly string[] {
  if (members !== null) return members;
  if (returned !== null) return returned.body.texts('reader');
  const met = inReach(desk.issued.view).map(({ id }) => id);
  // With one empire there is nothing to choose.
  return met.length === 1 ? met : met.filter((one) => one === visit.query('to'));
}

/** The form of a letter: a new one, or an answer. */
export function letterForm(found: FoundOrders, asked: Asked): LetterForm {
  const { desk, judged, visit } = found;
  const { letters, path, members } = asked;
  const { body, problems, errors } = asked.returned ?? NOTHING_RETURNED;
  const chosen = chosenIn(found, asked);
  const isOpen = desk.stage === 'orders';
  const forms = formDeskOf(desk.issued.view, ordersOf(desk), judged);
  const sent = { body, receiver: receiverOf(chosen), errors };
  return {
    silence: letters.silence,
    keys: { ...sheetKeys(desk, visit.seat), path },
    problems,
    opening:
      members === null
        ? { subject: body.text('subject'), empires: correspondents(found, letters, chosen) }
        : null,
    text: body.text('text'),
    closed: isOpen ? '' : TEXTS.processing,
    folds: isOpen ? attachFolds(forms, sent) : [],
    isThread: false,
  };
}
