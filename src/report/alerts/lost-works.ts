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

/** What an empire misses without a unit of this class; undefined: it is no shipyard or depot. */
function missedOf({ design }: Lost, { view }: ReportContext): string | undefined {
  const row = view.designs[design];
  const role = row?.known === 'stats' ? row.design.role : null;
  return role === null ? undefined : MISSED[role];
}

/** The reader's own system where it was; null: it was elsewhere, or the system is lost too. */
function ownPlaceOf(event: Lost, { view }: ReportContext): SystemId | null {
  const place = placeSaid(event);
  if (place?.kind !== 'system') return null;
  return (view.systems[place.system]?.own ?? null) === null ? null : place.system;
}

function alertOf(event: Lost, context: ReportContext): readonly Alert[] {
  const missed = missedOf(event, context);
  if (missed === undefined) return [];
  const { names } = context;
  const design = names.design(event.design);
  const what = event.name === '' ? `a ${design}` : `${event.name} (${design})`;
  const text = `You lost ${what} ${names.at(event.place)}${causeOf(event, context)}.`;
  const alert = { weight: 'supply', tone: 'bad' } as const;
  const system = ownPlaceOf(event, context);
  if (system === null) {
    return [{ ...alert, text, cite: event.cite, place: null, answers: [] }];
  }
  const again = `${text} ${missed} An idle convoy there can rebuild it.`;
  const place = { kind: 'system', system } as const;
  return [{ ...alert, text: again, cite: cite('CON-2'), place, answers: [rebuild(event, system)] }];
}

/** Shipyards and depots that the reader lost since the last report, to whom, and the order that rebuilds each. @rule CON-2 @rule SUP-1 */
export function lostWorks(context: ReportContext): readonly Alert[] {
  const { seen } = context;
  const lost = [...eventsOfType(seen, 'UnitDestroyed'), ...eventsOfType(seen, 'UnitSurrendered')];
  return lost.flatMap((event) => alertOf(event, context));
}
