import { unique } from '#kernel/collections/unique';
import { valuesById } from '#kernel/collections/tables';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { SystemId } from '#model/campaign/ids';
import { cellPhrase } from '#report/document/cell-phrase';
import type { BlockOf, Fact, ThingCard } from '#report/document/document';
import { phrase } from '#report/document/inline';
import { statePhrase } from '../colonies.ts';
import { ownSystemsOf } from '../own-systems.ts';
import { siteFactsAt } from './site-facts-at.ts';
import { lanesText } from './lanes-text.ts';
import { fleetsFact, systemTitle } from './place-head.ts';
import type { SheetDesk } from './sheet-desk.ts';
import { unitTables } from './unit-tables.ts';

type SiteFacts = ReturnType<typeof siteFactsAt>;

/** Own systems, richest first, then others where something of the reader’s is stationed or could build. */
function placesOf({ view }: SheetDesk, sites: SiteFacts): readonly SystemId[] {
  const own = ownSystemsOf(view).map(({ id }) => id);
  const others = valuesById(view.units).flatMap((unit): readonly SystemId[] => {
    if (unit.place.kind === 'system') return [unit.place.system];
    const at = systemOfUnit(unit, view);
    return at === null || sites(at).length === 0 ? [] : [at];
  });
  return unique([...own, ...others]);
}

function garrisonFact(desk: SheetDesk, system: SystemId): readonly Fact[] {
  if (desk.facts.index.atSystem(system).length === 0) return [];
  const at = { place: { kind: 'system', system }, fleet: null } as const;
  return [{ label: 'Supply', value: cellPhrase(desk.supply(at)) }];
}

function cardOf(system: SystemId, desk: SheetDesk, sites: SiteFacts): ThingCard {
  const { view, names, facts } = desk;
  const own = view.systems[system]?.own ?? null;
  const lanes = lanesText(view, names, system);
  return {
    title: systemTitle(desk, system),
    about: own === null ? phrase('not yours') : statePhrase(own),
    facts: [
      ...sites(system),
      ...garrisonFact(desk, system),
      ...fleetsFact(view, { kind: 'system', system }),
      ...(lanes === '' ? [] : [{ label: 'Lanes', value: lanes }]),
    ],
    blocks: unitTables(facts.index.atSystem(system), names.system(system), desk),
  };
}

/** A card for each system with what can be built and bought there, its garrison, and its lanes. @rule TURN-2 @rule CON-1 */
export function systemCards(desk: SheetDesk): BlockOf<'cards'> {
  const sites = siteFactsAt(desk.view);
  return {
    kind: 'cards',
    cards: placesOf(desk, sites).map((system) => cardOf(system, desk, sites)),
    empty: 'You have no system, and nothing is stationed in one.',
  };
}
