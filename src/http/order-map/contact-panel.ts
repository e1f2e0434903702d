import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { listed } from '#kernel/words/listed';
import type { ContactView, EmpireView } from '#fog/views/empire-view';
import { contactHistory } from '#fog/views/contact-history';
import { countOf } from '#fog/views/force-count';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { UnitDesign } from '#model/forces/design';
import { RAIDERS } from '#model/campaign/raiders';
import { foreignReachOf } from '#rules/movement/foreign-reach';
import type { Goal } from '#rules/movement/near-goals';
import { forceCountText } from '#report/document/force-count-text';
import { plainEndMark } from '#report/document/end-mark';
import { knownShipsText } from '#report/document/known-ships-text';
import { statsOf } from '#http/names/view-names';
import { tellerText } from '#http/names/teller-text';
import type { MapDesk } from './map-desk.ts';
import { mapAddress, shownIn } from './map-look.ts';
import type { ContactPanel, GoalLine } from './order-map-content.ts';
import { ownerText, whenText } from './others-at.ts';
import { TEXTS } from './texts.ts';

type Fact = ContactPanel['facts'][number];

function groupText(group: SeenGroup, { view, names }: MapDesk): string {
  const { design, condition, count } = group;
  const what = `${String(count)} × ${names.design(design)}`;
  const state = condition === 'crippled' ? TEXTS.crippled : '';
  const known = statsOf(view, design);
  return `${what}${state}${known === undefined ? TEXTS.valuesUnknown : statsText(known)}`;
}

const statsText = ({ ground, dv, as, af }: UnitDesign): string =>
  ground === null ? TEXTS.fights(dv, as, af) : '';

/** DV, AS and AF of what its classes are known to have; crippled units are told apart, so this is what it has at most. */
function strengthFacts(groups: readonly SeenGroup[], view: EmpireView): readonly Fact[] {
  const known = groups.flatMap(({ design, count }) => {
    const stats = statsOf(view, design);
    return stats === undefined || stats.ground !== null ? [] : [{ stats, count }];
  });
  const units = sumOf(known, ({ count }) => count);
  if (units === 0) return [];
  const total = (of: (stats: UnitDesign) => number): number =>
    sumOf(known, ({ stats, count }) => count * of(stats));
  const value = TEXTS.fightsTogether(
    total(({ dv }) => dv),
    total(({ as }) => as),
    total(({ af }) => af),
  );
  const all = sumOf(groups, ({ count }) => count);
  return [
    {
      label: TEXTS.strength,
      value: units === all ? value : `${value}${TEXTS.ofKnownClasses(units, all)}`,
    },
  ];
}

function goalLine({ system, path }: Goal, { names, path: base, look, view }: MapDesk): GoalLine {
  const between = path.slice(0, -1).map(names.system);
  const own = view.systems[system]?.own ?? null;
  const about = [
    ...(own === null ? [] : [TEXTS.yours]),
    ...(between.length === 0 ? [] : [TEXTS.byWay(listed(between))]),
  ];
  return {
    href: mapAddress(base, { system, ...shownIn(look) }),
    mark: `map-${system}`,
    name: names.system(system),
    distance: TEXTS.jumps(path.length),
    about: about.join('; '),
    current: false,
  };
}

/** Where it could be at the end of the turn; raiders don’t come by lanes, and garrisons stay. */
function goalsOf({ kind, owner, place, groups, seen }: ContactView, desk: MapDesk) {
  if (kind !== 'fleet' || owner === RAIDERS || place.kind !== 'system') return [];
  if (seen.ended !== undefined) return [];
  return foreignReachOf(desk.view)(place.system, groups).map((goal) => goalLine(goal, desk));
}

function whereFacts(contact: ContactView, { view, names }: MapDesk): readonly Fact[] {
  const { cameFrom, seen } = contact;
  const ships = knownShipsText(contact);
  return [
    { label: TEXTS.of, value: ownerText(contact, view, names) },
    { label: TEXTS.seen, value: `${whenText(contact, names)}${tellerText(seen, names)}` },
    ...(cameFrom === null
      ? []
      : [
          {
            label: TEXTS.cameFrom,
            value: cameFrom === 'unknown' ? TEXTS.anUnknownLane : names.system(cameFrom),
          },
        ]),
    ...(ships === '' ? [] : [{ label: TEXTS.ships, value: ships }]),
  ];
}

/** What became of a sighting. */
function endOf({ seen: { ended }, leftFor, current }: ContactView, { names }: MapDesk): string {
  if (ended?.how === 'merged') return TEXTS.joinedOthers(ended.turn);
  if (ended !== undefined) return plainEndMark(ended);
  if (current || leftFor === null) return '';
  return leftFor === 'unknown' ? TEXTS.leftByUnknownLane : TEXTS.leftFor(names.system(leftFor));
}

/** Each sighting of the same forces, the last first; a single one is told above. @rule FOG-12 */
function historyOf({ id }: ContactView, desk: MapDesk): ContactPanel['history'] {
  const { view, names } = desk;
  const all = contactHistory(view, id);
  if (all.length < 2) return [];
  return [...all].reverse().map((one) => ({
    when: one.current ? TEXTS.inSightNow : TEXTS.turn(one.seen.turn),
    where: names.at(one.place),
    what: one.groups
      .map(({ count, design, condition }) =>
        TEXTS.unitsSeen(
          count,
          names.design(design),
          condition === 'crippled' ? TEXTS.crippled : '',
        ),
      )
      .join(', '),
    end: endOf(one, desk),
  }));
}

/** A foreign fleet or garrison: what is known of it, where it could go, and the way to its chances in battle. @rule FOG-3 @rule FOG-11 */
export function contactPanel(desk: MapDesk): ContactPanel | null {
  const { view, names, look, path, whatIfPath } = desk;
  const contact = valuesById(view.contacts).find(({ id }) => id === look.contact);
  if (contact === undefined) return null;
  const { kind, groups, place, owner } = contact;
  const system = place.kind === 'system' ? place.system : null;
  const shown = shownIn(look);
  return {
    name: TEXTS.contactName(kind, owner === null ? TEXTS.unknownPower : names.empire(owner)),
    where: `${names.at(place)}, ${forceCountText(countOf(groups))}`,
    facts: [...whereFacts(contact, desk), ...strengthFacts(groups, view)],
    groups: groups.map((group) => groupText(group, desk)),
    history: historyOf(contact, desk),
    goals: goalsOf(contact, desk),
    links: [
      ...(system === null
        ? []
        : [
            { href: `${whatIfPath}?at=${system}`, label: TEXTS.whatIfYouFoughtIt },
            { href: mapAddress(path, { system, ...shown }), label: names.system(system) },
          ]),
      ...(owner === null || view.neighbours[owner] === undefined
        ? []
        : [{ href: mapAddress(path, { empire: owner, ...shown }), label: names.empire(owner) }]),
    ],
  };
}
