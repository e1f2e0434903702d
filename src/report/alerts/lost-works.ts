import { cite } from '#kernel/reasons/cite';
import { listed } from '#kernel/words/listed';
import type { SeenEventOf } from '#fog/views/seen-event';
import type { SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Alert, AnswerByOrder } from '#report/document/alert';
import { placeSaid } from '#report/sections/story/place-of-event';
import { eventsOfType, type ReportContext } from '#report/sections/context';
import { objectOf } from '#report/sentences/names';

type Lost = SeenEventOf<'UnitDestroyed'> | SeenEventOf<'UnitSurrendered'>;

/** What an empire misses without it. */
const MISSED: Readonly<Partial<Record<NonNullable<UnitDesign['role']>, string>>> = {
  shipyard: 'Without a shipyard you build no ships there, apart from what the system builds.',
  depot: 'Without a depot the system supplies no fleets.',
};

/** Who took or destroyed it, as far as the reader knows: those who fought the reader there. */
function causeOf(event: Lost, { seen, names }: ReportContext): string {
  if (event.type === 'UnitSurrendered') return ` to ${objectOf(event.by, names)}`;
  const at = names.at(event.place);
  const enemies = eventsOfType(seen, 'BattleBegan')
    .filter(({ place }) => names.at(place) === at)
    .flatMap(({ enemy }) => enemy.map((one) => objectOf(one, names)));
  return enemies.length === 0 ? '' : ` to ${listed([...new Set(enemies)])}`;
}

const rebuild = (event: Lost, system: SystemId): AnswerByOrder => ({
  kind: 'order',
  order: 'BuildUnits',
  fields: { design: event.design, count: '1', system, source: 'convoy' },
  settles: { design: event.design, system },
});

function alertOf(event: Lost, context: ReportContext): readonly Alert[] {
  const { view, names } = context;
  const row = view.designs[event.design];
  const role = row?.known === 'stats' ? row.design.role : null;
  const missed = role === null ? undefined : MISSED[role];
  if (missed === undefined) return [];
  const place = placeSaid(event);
  const system = place?.kind === 'system' ? place.system : null;
  const isOwn = system !== null && (view.systems[system]?.own ?? null) !== null;
  const design = names.design(event.design);
  const what = event.name === '' ? `a ${design}` : `${event.name} (${design})`;
  const text = `You lost ${what} ${names.at(event.place)}${causeOf(event, context)}.`;
  const again = 'An idle convoy there can rebuild it.';
  return [
    {
      weight: 'supply',
      tone: 'bad',
      text: isOwn ? `${text} ${missed} ${again}` : text,
      cite: isOwn ? cite('CON-2') : event.cite,
      place: system === null ? null : { kind: 'system', system },
      answers: isOwn ? [rebuild(event, system)] : [],
    },
  ];
}

/** Shipyards and depots that the reader lost since the last report, to whom, and the order that rebuilds each. @rule CON-2 @rule SUP-1 */
export function lostWorks(context: ReportContext): readonly Alert[] {
  const { seen } = context;
  const lost = [...eventsOfType(seen, 'UnitDestroyed'), ...eventsOfType(seen, 'UnitSurrendered')];
  return lost.flatMap((event) => alertOf(event, context));
}
