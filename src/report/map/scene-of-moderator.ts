import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import { valuesById } from '#kernel/collections/tables';
import { forceIndexOf } from '#rules/forces/force-index';
import type { ModeratorView } from '#fog/views/empire-view';
import type { EmpireId, Fleet } from '#fog/views/terms';
import { hexFinderOf } from '#rules/galaxy/hex-finder-of';
import { namesOfModerator } from '#report/sentences/names-of-moderator';
import { counted, listed } from '#report/sentences/words';
import { legendOf } from './map-legend.ts';
import { raidersAmong } from './raiders-among.ts';
import { ownerMarksOf, UNKNOWN_OWNER } from './owner-marks.ts';
import { withOffMap } from './with-off-map.ts';
import type { ForceMark, OwnerMark, Scene, SystemMark } from './scene.ts';

type Marks = ReadonlyMap<EmpireId, OwnerMark>;

const fleetKey = ({ owner, place }: Fleet): string =>
  `${owner}|${place.kind === 'system' ? place.system : place.lane}`;

function forcesOf(view: ModeratorView, marks: Marks): readonly ForceMark[] {
  const names = namesOfModerator(view);
  const index = forceIndexOf(view);
  return [...groupBy(valuesById(view.fleets), fleetKey).values()].flatMap((fleets) => {
    const [first] = fleets;
    if (first === undefined) return [];
    const { place, owner } = first;
    const units = sumOf(fleets, ({ id }) => index.inFleet(id).length);
    const mark = marks.get(owner) ?? UNKNOWN_OWNER;
    return [
      {
        at: place.kind === 'system' ? { system: place.system } : { lane: place.lane },
        shape: 'fleet',
        owner: mark,
        text: `${mark.letter}${String(units)}`,
        remembered: false,
        about: `${listed(fleets.map(({ id }) => names.fleet(id)))} of ${names.empire(owner)}: ${counted(units, 'unit')}`,
      },
    ];
  });
}

/** Hexes that nobody has found anything in, with lanes to them. @rule MAP-12 */
function openHexes(view: ModeratorView): readonly SystemMark[] {
  const hexOf = hexFinderOf(view.systems, view.rules);
  const ends = new Set(valuesById(view.lanes).flatMap(({ a, b }) => [a, b]));
  return [...ends].flatMap((id): readonly SystemMark[] => {
    if (Object.hasOwn(view.systems, id)) return [];
    const about = `${id}: nobody has been there`;
    return [{ id, name: id, hex: hexOf(id), size: 'located', owner: null, age: '', about }];
  });
}

/** The whole galaxy as it is, for the moderator alone. */
export function sceneOfModerator(view: ModeratorView): Scene {
  const empires = valuesById(view.empires);
  const owners = valuesById(view.fleets).map(({ owner }) => owner);
  const named = [...empires, ...raidersAmong(owners)];
  const marks = ownerMarksOf(named);
  const systems = valuesById(view.systems).map(
    ({ id, name, hex, importance, owner, offMapLanes }): SystemMark => {
      const whose = owner === null ? null : (marks.get(owner) ?? UNKNOWN_OWNER);
      const about = `${name}: ${owner === null ? 'nobody’s' : (view.empires[owner]?.name ?? owner)}, ${importance}`;
      return withOffMap(
        { id, name, hex, size: importance, owner: whose, age: '', about },
        offMapLanes,
      );
    },
  );
  const shown = {
    systems: [...systems, ...openHexes(view)],
    lanes: valuesById(view.lanes),
    forces: forcesOf(view, marks),
  };
  return {
    ...shown,
    title: `${view.campaign.name}, turn ${String(view.turn)}`,
    description: `${counted(systems.length, 'system')}, ${counted(shown.lanes.length, 'lane')}, ${counted(empires.length, 'empire')}.`,
    legend: legendOf(shown, marks, new Map(named.map(({ id, name }) => [id, name]))),
  };
}
