import { valuesById } from '#kernel/collections/tables';
import type { ModeratorView } from '#fog/views/empire-view';
import { countOfUnits } from '#fog/views/force-count';
import type { EmpireId } from '#model/campaign/ids';
import { hexFinderOf } from '#rules/galaxy/hex-finder-of';
import { forceCountMark, forceCountText } from '#report/document/force-count-text';
import { capitalised } from '#report/sentences/names';
import { namesOfModerator } from '#report/sentences/names-of-moderator';
import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { legendOf } from './map-legend.ts';
import { raidersAmong } from './raiders-among.ts';
import { ownerMarksOf, UNKNOWN_OWNER } from './owner-marks.ts';
import { signsOfTruth } from './siege-signs.ts';
import { stationsOf } from './stations-of.ts';
import { withOffMap } from './with-off-map.ts';
import { withSigns } from './with-signs.ts';
import type { ForceMark, OwnerMark, Scene, SystemMark } from './scene.ts';

type Marks = ReadonlyMap<EmpireId, OwnerMark>;

function forcesOf(view: ModeratorView, marks: Marks): readonly ForceMark[] {
  const names = namesOfModerator(view);
  return stationsOf(view).flatMap((station): readonly ForceMark[] => {
    const { at, owner, fleets, garrison, units } = station;
    const count = countOfUnits(units, (design) => view.designs[design]?.kind);
    if (count.ships + count.others === 0) return [];
    const mark = marks.get(owner) ?? UNKNOWN_OWNER;
    const who = [
      ...fleets.map(({ id }) => names.fleet(id)),
      ...(garrison.length === 0 ? [] : ['garrison']),
    ];
    return [
      {
        at,
        shape: 'fleet',
        owner: mark,
        text: `${mark.letter}${forceCountMark(count)}`,
        remembered: false,
        about: `${capitalised(listed(who))} of ${names.empire(owner)}: ${forceCountText(count)}`,
        fleets: fleets.map(({ id }) => id),
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
  const signs = signsOfTruth(view);
  const systems = valuesById(view.systems).map((system): SystemMark => {
    const { id, name, hex, importance, owner, census, offMapLanes } = system;
    const whose = owner === null ? null : (marks.get(owner) ?? UNKNOWN_OWNER);
    const isIndependent = owner === null && census > 0;
    const nobodys = isIndependent ? 'independent colony' : 'nobody’s';
    const about = `${name}: ${owner === null ? nobodys : (view.empires[owner]?.name ?? owner)}, ${importance}`;
    const mark = { id, name, hex, size: importance, owner: whose, age: '', about };
    const whole = isIndependent ? { ...mark, isIndependent } : mark;
    return withOffMap(withSigns(whole, signs(system)), offMapLanes);
  });
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
