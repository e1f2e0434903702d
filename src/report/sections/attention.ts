import { valuesById } from '#kernel/collections/tables';
import type { SeenEvent } from '#fog/views/seen-event';
import type { Block, Phrase, Tone } from '#report/document/document';
import { cited, phrase } from '#report/document/inline';
import { cite } from '#kernel/reasons/cite';
import { sentenceOf } from '#report/sentences/sentence-of';
import { capitalised } from '#report/sentences/names';
import { groupsText } from '#report/sentences/words';
import { eventsOfType, type ReportContext } from './context.ts';

const note = (tone: Tone, text: Phrase): Block => ({ kind: 'note', tone, text });

const told = (
  tone: Tone,
  events: readonly SeenEvent[],
  { names }: ReportContext,
): readonly Block[] => events.map((event) => note(tone, sentenceOf(event, names)));

/** Others that are in sight in the reader's own systems. */
function intruders({ view, names }: ReportContext): readonly Block[] {
  return valuesById(view.contacts).flatMap((contact): readonly Block[] => {
    const { place, current, id, groups } = contact;
    if (!current || place.kind !== 'system' || (view.systems[place.system]?.own ?? null) === null)
      return [];
    const text = `${capitalised(names.contact(id))} is ${names.at(place)}: ${groupsText(groups, names)}.`;
    return [note('warning', phrase(text))];
  });
}

function losses({ seen, names }: ReportContext): readonly Block[] {
  const lost = eventsOfType(seen, 'UnitDestroyed');
  if (lost.length === 0) return [];
  const text = `You lost ${names.units(lost.map(({ unit }) => unit))}. `;
  return [note('bad', phrase(text, cited(cite('CSC-14'))))];
}

function withdrawals({ view, names }: ReportContext): readonly Block[] {
  return valuesById(view.fleets).flatMap(({ id, withdrawing }) =>
    withdrawing === null
      ? []
      : [
          note(
            'warning',
            phrase(
              `${capitalised(names.fleet(id))} must leave by ${names.lane(withdrawing.lane)} ` +
                'before it does anything else. ',
              cited(cite('ENC-4')),
            ),
          ),
        ],
  );
}

function unpaidUnits({ view, names }: ReportContext): readonly Block[] {
  if (view.unpaid.length === 0) return [];
  const units = names.units(view.unpaid);
  return [note('bad', phrase(`Nobody pays ${units} this turn. `, cited(cite('ECO-5'))))];
}

/** What the reader should look at before he writes orders. */
export function attentionBlocks(context: ReportContext): readonly Block[] {
  const { seen } = context;
  return [
    ...losses(context),
    ...unpaidUnits(context),
    ...told('warning', eventsOfType(seen, 'OrderFailed'), context),
    ...withdrawals(context),
    ...intruders(context),
  ];
}
