import type { Unit } from '#model/forces/unit';
import { type Card, type CardLine, factsOf } from './card.ts';
import {
  fleetPage,
  type GalaxyWorld,
  powerPage,
  systemPage,
  unitName,
  unitPage,
  whereaboutsOf,
} from './galaxy-world.ts';
import { rosterRow } from './roster-table.ts';
import { TEXTS } from './texts.ts';

function aboardLine(world: GalaxyWorld, unit: Unit): CardLine {
  return { text: unitName(world, unit), href: unitPage(world, unit.id) };
}

/** One unit: where it is and how it is. */
export function unitCard(world: GalaxyWorld, unit: Unit): Card {
  const { values } = rosterRow(world, unit);
  const { fleet, place } = whereaboutsOf(world, unit);
  const aboard = world.index.aboard(unit.id).map((one) => aboardLine(world, one));
  const placeHref = place?.kind === 'system' ? systemPage(world, place.system) : '';
  return {
    title: unitName(world, unit),
    about: `${TEXTS.unit} ${unit.id}, ${String(values['kind'])}`,
    facts: [
      {
        label: TEXTS.owner,
        value: String(values['owner']),
        href: powerPage(world, unit.owner),
      },
      ...(fleet === null
        ? []
        : [
            {
              label: TEXTS.fleet,
              value: String(values['fleet']),
              href: fleetPage(world, fleet),
            },
          ]),
      { label: TEXTS.place, value: String(values['place']), href: placeHref },
      ...factsOf([
        [TEXTS.class, values['class'] ?? ''],
        [TEXTS.hull, values['hull'] ?? ''],
        [TEXTS.condition, unit.condition],
        [TEXTS.status, unit.status],
        [TEXTS.supply, unit.outOfSupply],
        [TEXTS.damage, unit.damage === 0 ? '' : unit.damage],
        [TEXTS.aboard, unit.census === 0 ? '' : unit.census],
        [TEXTS.since, unit.since],
      ]),
    ],
    lists: aboard.length === 0 ? [] : [{ title: TEXTS.unitsAboard, lines: aboard }],
    page: '',
    acts: [],
  };
}
