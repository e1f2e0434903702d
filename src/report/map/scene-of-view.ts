import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { contactsByAge } from '#fog/views/contacts-by-age';
import type { ContactView, EmpireView, LaneView, SystemView } from '#fog/views/empire-view';
import { countOf, countOfUnits } from '#fog/views/force-count';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import type { Dated, VisitedFacts } from '#model/campaign/knowledge';
import { forceCountMark, forceCountText } from '#report/document/force-count-text';
import { knownShipsText } from '#report/document/known-ships-text';
import { whenceText } from '#report/document/whence-text';
import { namesOfView } from '#report/sentences/names-of-view';
import { capitalised, type Names } from '#report/sentences/names';
import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { LANES } from './lane-legend.ts';
import { legendOf } from './map-legend.ts';
import { raidersAmong } from './raiders-among.ts';
import { ownerMarksOf, UNKNOWN_OWNER } from './owner-marks.ts';
import type { ForceMark, LaneMark, OwnerMark, Scene, SystemMark } from './scene.ts';
import { signsKnown } from './siege-signs.ts';
import { stationsOf } from './stations-of.ts';
import { withOffMap } from './with-off-map.ts';
import { withSigns } from './with-signs.ts';

type Marks = ReadonlyMap<EmpireId, OwnerMark>;
type Eye = Readonly<{ view: EmpireView; names: Names; marks: Marks }>;

const markOf = (owner: EmpireId | 'unknown' | null, marks: Marks): OwnerMark | null => {
  if (owner === null) return null;
  return owner === 'unknown' ? UNKNOWN_OWNER : (marks.get(owner) ?? UNKNOWN_OWNER);
};

function ownSystem(
  { id, name, hex }: SystemView,
  size: SystemMark['size'],
  { view, marks }: Eye,
): SystemMark {
  const about = `${name}: your own, ${size}`;
  return { id, name, hex, size, owner: markOf(view.empire.id, marks), age: '', about };
}

function settlementText({ owner, settlement }: VisitedFacts, names: Names): string {
  if (owner !== null) return `${settlement} of ${names.empire(owner === 'unknown' ? null : owner)}`;
  return settlement === 'colony' ? 'independent colony' : settlement;
}

function systemMark(system: SystemView, eye: Eye): SystemMark {
  const { id, name, hex, own, visited } = system;
  if (own !== null) return ownSystem(system, own.importance, eye);
  if (visited === null) {
    return { id, name, hex, size: 'located', owner: null, age: '', about: `${name}: located only` };
  }
  const { owner, importance, settlement } = visited.facts;
  const isOld = owner !== null && visited.turn < eye.view.turn;
  const age = isOld ? `t${String(visited.turn)}` : '';
  const isIndependent = owner === null && settlement === 'colony';
  const whose = settlementText(visited.facts, eye.names);
  const when = isOld ? `, as of turn ${String(visited.turn)}` : '';
  const about = `${name}: ${whose}, ${importance}${when}${tellerText(visited, eye.names)}`;
  const mark = { id, name, hex, size: importance, owner: markOf(owner, eye.marks), age, about };
  return isIndependent ? { ...mark, isIndependent } : mark;
}

/** FOG-9: by whom it is known, where somebody told it. */
const tellerText = (dated: Dated, names: Names): string =>
  dated.by === undefined ? '' : `, ${whenceText(dated, names.empire)}`;

function ownForces({ view, names }: Eye): readonly ForceMark[] {
  return stationsOf(view).flatMap(({ at, fleets, garrison, units }): readonly ForceMark[] => {
    const count = countOfUnits(units, (design) => view.designs[design]?.design.kind);
    if (count.ships + count.others === 0) return [];
    const who = [
      ...fleets.map(({ id }) => names.fleet(id)),
      ...(garrison.length === 0 ? [] : ['garrison']),
    ];
    return [
      {
        at,
        shape: 'fleet',
        owner: null,
        text: forceCountMark(count),
        remembered: false,
        about: `${capitalised(listed(who))}: ${forceCountText(count)}`,
      },
    ];
  });
}

const placeOf = (place: BattlePlace): string =>
  place.kind === 'system' ? place.system : place.lane;

/** Contacts of one owner at one place share a mark; memories of one turn share another. */
const contactKey = ({ place, owner, current, seen }: ContactView): string =>
  [placeOf(place), owner ?? '', current ? 'now' : String(seen.turn), seen.by ?? ''].join('|');

function contactForces({ view, names, marks }: Eye): readonly ForceMark[] {
  const groups = groupBy(contactsByAge(view).fresh, contactKey);
  return [...groups.values()].flatMap((contacts) => {
    const [first] = contacts;
    if (first === undefined) return [];
    const { place, owner, current, seen } = first;
    const all = contacts.flatMap(({ groups: some }) => some);
    const count = countOf(all);
    const ships = knownShipsText({
      groups: all,
      ships: contacts.flatMap((contact) => contact.ships),
    });
    const known = ships === '' ? '' : `, ${ships}`;
    const letter = markOf(owner ?? 'unknown', marks)?.letter ?? '';
    const when = current ? '' : ` t${String(seen.turn)}`;
    const what = capitalised(listed(contacts.map(({ id }) => names.contact(id))));
    return [
      {
        at: place.kind === 'system' ? { system: place.system } : { lane: place.lane },
        shape: 'contact',
        owner: markOf(owner ?? 'unknown', marks),
        text: `${letter}${forceCountMark(count)}${when}`,
        remembered: !current,
        about: `${what}: ${forceCountText(count)}${known}${current ? ' in sight' : `, seen in turn ${String(seen.turn)}`}${tellerText(seen, names)}`,
      },
    ];
  });
}

/** FOG-11: the class of a lane when the viewer charted it. */
function laneMark({ id, a, b, class: kind, known }: LaneView, { names }: Eye): LaneMark {
  const since = known.source === 'scenario' ? '' : `, charted in turn ${String(known.turn)}`;
  const ends = `${names.system(a)}–${names.system(b)}`;
  const about = `${ends}: ${LANES[kind].meaning}${since}${tellerText(known, names)}`;
  return { id, a, b, class: kind, about };
}

/** What one empire knows, as a picture: nothing that its view does not hold. */
export function sceneOfView(view: EmpireView): Scene {
  const owners = valuesById(view.contacts).map(({ owner }) => owner);
  const empires = [view.empire, ...valuesById(view.neighbours), ...raidersAmong(owners)];
  const marks = ownerMarksOf(empires);
  const eye: Eye = { view, names: namesOfView(view), marks };
  const signs = signsKnown(view);
  const shown = {
    systems: valuesById(view.systems).map((system) => {
      const { offMapLanes } = system.own ?? system.visited?.facts ?? {};
      return withOffMap(withSigns(systemMark(system, eye), signs(system.id)), offMapLanes);
    }),
    lanes: valuesById(view.lanes).map((lane) => laneMark(lane, eye)),
    forces: [...ownForces(eye), ...contactForces(eye)],
  };
  const own = shown.systems.filter(({ id }) => view.systems[id]?.own !== null).length;
  return {
    ...shown,
    title: `The stars that ${view.empire.name} knows, turn ${String(view.turn)}`,
    description:
      `${counted(shown.systems.length, 'system')}, ${String(own)} of them your own, ` +
      `${counted(shown.lanes.length, 'lane')}, ${counted(shown.forces.length, 'mark')} of forces.`,
    legend: legendOf(shown, marks, new Map(empires.map(({ id, name }) => [id, name]))),
  };
}
